import { resolve } from 'node:path';
import { type BenchEngine, benchEngines } from '@ticket-circuit/coupler';
import { openEngine, type PriceOverrides } from '@ticket-circuit/engines';
import { readRole } from '@ticket-circuit/circuit';
import type { CircuitEngine, CompleteRequest } from '@ticket-circuit/schemas';
import { CliError, usageError } from '../../../frame/cli-error.ts';
import type { VerbCall } from '../../../frame/verb.ts';
import { engineOptions } from '../../run/run-options.ts';
import { benchJunior } from './bench-junior.ts';
import type { Junior } from './junior.ts';
import { modelJunior, type OpenModel } from './model-junior.ts';
import { openPurse, type Purse } from './purse.ts';

/**
 * Returns who fills the blanks, as the command line says. Whatever is missing is said before anything is done.
 *
 * @throws {CliError} `no-engine`, `usage`, `budget-unset` or `price-unknown`.
 */
export async function openJunior(call: VerbCall, verb: string, seed: string, signal: AbortSignal): Promise<Junior> {
  const { engine: name = 'claude', model, baseUrl, budgetUsd, script } = engineOptions(call, verb);
  if (isBenchEngine(name)) return benchJunior(name, seed);
  const { apiKeyEnv, strongModel, record } = call.options;
  const definition: CircuitEngine = {
    engine: name,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(script === undefined ? {} : { script }),
    ...(typeof apiKeyEnv === 'string' ? { apiKeyEnv } : {}),
  };
  const pinned = new Map<string, string>();
  const open = async (of: string | undefined) => await openModel(definition, of, call, pinned);
  const usual = await open(model);
  const strong = typeof strongModel === 'string' ? await open(strongModel) : null;
  const purse = openPurse(budgetUsd, pricesOf(call, verb, [usual, ...(strong ? [strong] : [])]));
  const { limits } = await readRole('developer');
  for (const target of [usual, strong]) if (target) checkPurse(purse, target);
  return modelJunior({
    usual,
    strong,
    purse,
    mostOutputTokens: limits.outputTokensPerCall,
    pinned,
    recordDir: typeof record === 'string' ? resolve(call.dir, record) : null,
    signal,
  });
}

function isBenchEngine(name: string): name is BenchEngine {
  return benchEngines.some((one) => one === name);
}

async function openModel(
  definition: CircuitEngine,
  model: string | undefined,
  { dir }: VerbCall,
  pinned: ReadonlyMap<string, string>,
): Promise<OpenModel> {
  const isLocal = ['recorded', 'scripted'].includes(definition.engine);
  // A key that is missing is said before a model that is: it is the harder of the two to come by.
  const opened = await openEngine({ ...definition, model: model ?? 'unnamed' }, process.env, {
    baseDir: dir,
    pinnedOf: (session) => pinned.get(session) ?? '',
  });
  if (opened.kind === 'refused') throw noEngine(opened.why, opened.next);
  if (model === undefined && !isLocal) throw noEngine(`The engine ${definition.engine} has no model.`, 'Name one: --model NAME.');
  return { engine: opened.engine, model: model ?? definition.engine };
}

function noEngine(why: string, next: string): CliError {
  const sentence = next
    .replace(/^Write "script" into .*, or give --script: (.+)\.$/u, 'Name $1: --script PATH.')
    .replace(/ of circuit\.json,? or give --model\b/u, ', or give --model')
    .replace(/by "apiKeyEnv"/u, 'by --api-key-env')
    .replace('recorded or scripted;', `recorded or scripted, or of those that are no models ${benchEngines.join(', ')};`)
    .replace('with a baseUrl.', 'with --base-url.');
  return new CliError({ code: 'no-engine', what: 'Nobody was asked.', why, next: sentence });
}

function pricesOf({ options }: VerbCall, verb: string, models: readonly OpenModel[]): PriceOverrides {
  const { price } = options;
  if (price === undefined) return {};
  const match = /^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/u.exec(String(price));
  if (!match) throw usageError(verb, 'The price was not understood.', `${JSON.stringify(price)} is not two amounts, such as 3/15.`);
  const stated = { in: Number(match[1]), out: Number(match[2]) };
  return Object.fromEntries(models.map(({ model }) => [model, stated] as const));
}

// The smallest request there can be: what is refused for it is refused for all.
function checkPurse(purse: Purse, { engine, model }: OpenModel): void {
  const request: CompleteRequest = {
    callId: 'T-1/first#1',
    purpose: 'body',
    tier: 'default',
    system: '',
    messages: [{ role: 'user', text: '' }],
    tools: [],
    maxOutputTokens: 1,
  };
  purse.admit(engine.name, model, request).settle(null);
}
