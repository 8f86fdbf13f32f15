import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CircuitEngine } from '@ticket-circuit/schemas';
import { anthropicProvider } from './anthropic-provider.ts';
import { RETRY_BOUNDS, type RetryBounds } from './call-provider.ts';
import type { Engine } from './engine.ts';
import { openAiProvider } from './openai-provider.ts';
import { findPreset, type Preset } from './presets.ts';
import { providerEngine } from './provider-engine.ts';
import { readScript } from './read-script.ts';
import { recordedEngine, type RecordedOptions } from './recorded-engine.ts';
import { secretsOf } from './redact-secrets.ts';
import { resolveAccess } from './resolve-access.ts';
import { scriptedEngine } from './scripted-engine.ts';

export type OpenedEngine =
  | { readonly kind: 'open'; readonly engine: Engine }
  | { readonly kind: 'refused'; readonly why: string; readonly next: string };

export interface OpenEngineOptions {
  /** Folder that a script or a folder of recordings is named from: the repository's root. */
  readonly baseDir: string;
  /** Needed by `recorded`. */
  readonly pinnedOf?: RecordedOptions['pinnedOf'];
  readonly bounds?: RetryBounds;
  /** Time for one attempt until its answer begins; ten minutes when absent. */
  readonly timeoutMs?: number;
}

type Env = Readonly<Record<string, string | undefined>>;

const ATTEMPT_MS = 10 * 60_000;

/**
 * Opens the engine of an entry of `circuit.json`: `claude`, `openai`, `cerebras`, `ollama`, `recorded` or `scripted`. Nothing is sent yet. What
 * is missing (a model, a key, a file) is a refusal that says where to write it.
 *
 * @throws {EnginesError} broken-script when a script cannot be read.
 */
export async function openEngine(definition: CircuitEngine, env: Env, options: OpenEngineOptions): Promise<OpenedEngine> {
  if (definition.engine === 'scripted' || definition.engine === 'recorded') return await openLocal(definition, options);
  const preset = findPreset(definition.engine);
  if (preset === null)
    return refused(
      `There is no engine ${definition.engine}`,
      'Name claude, openai, cerebras, ollama, recorded or scripted; any compatible server is openai with a baseUrl.',
    );
  if (definition.model === undefined)
    return refused(`The engine ${definition.engine} has no model`, 'Write "model" into its entry of circuit.json, or give --model.');
  return await openProvider(preset, { ...definition, model: definition.model }, env, options);
}

async function openProvider(
  preset: Preset,
  definition: CircuitEngine & { model: string },
  env: Env,
  options: OpenEngineOptions,
): Promise<OpenedEngine> {
  const access = resolveAccess(definition, preset, env);
  if (access.kind === 'refused') return access;
  const { apiKey, baseUrl } = access;
  const common = { model: definition.model, apiKey, baseUrl, timeoutMs: options.timeoutMs ?? ATTEMPT_MS };
  const isOwnServer = baseUrl === preset.baseUrl;
  const provider =
    preset.api === 'anthropic'
      ? await anthropicProvider(common)
      : await openAiProvider({
          ...common,
          limitField: isOwnServer ? preset.limitField : 'max_tokens',
          alwaysStream: preset.alwaysStream,
          organization: isOwnServer && definition.engine === 'openai' ? (env['OPENAI_ORG_ID'] ?? null) : null,
        });
  const engine = providerEngine({
    name: definition.engine,
    provider,
    bounds: options.bounds ?? RETRY_BOUNDS,
    toolCalls: definition.toolCalls ?? true,
    secrets: [...new Set([apiKey, ...secretsOf(env)])].filter((secret) => secret.length >= 8),
  });
  return { kind: 'open', engine };
}

async function openLocal(definition: CircuitEngine, options: OpenEngineOptions): Promise<OpenedEngine> {
  const { engine, script } = definition;
  if (script === undefined)
    return refused(
      `The engine ${engine} has no script`,
      `Write "script" into its entry of circuit.json, or give --script: ${engine === 'scripted' ? 'a JSON file of replies' : 'the folder of the recordings'}.`,
    );
  const path = resolve(options.baseDir, script);
  if (engine === 'scripted') return { kind: 'open', engine: scriptedEngine(await readScript(path)) };
  if (options.pinnedOf === undefined)
    return refused('Recordings cannot be played here', 'This is for the circuit: a role started alone has nothing to pin them to.');
  const folder = await stat(path).catch(() => null);
  if (folder?.isDirectory() !== true)
    return refused(`There is no folder ${path}`, 'The engine recorded answers from a folder of recordings: name one that exists.');
  return { kind: 'open', engine: recordedEngine({ dir: path, pinnedOf: options.pinnedOf }) };
}

function refused(why: string, next: string): OpenedEngine {
  return { kind: 'refused', why: `${why}.`, next };
}
