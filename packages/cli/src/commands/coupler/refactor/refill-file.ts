import { randomBytes } from 'node:crypto';
import { fillableFunctions, type GateFinding, merged, type ReadText, refillFunction } from '@ticket-circuit/coupler';
import { driverFor, equal, type Module } from '@ticket-circuit/syntax';
import { InternalError } from '@ticket-circuit/schemas';
import { inTurn } from '../benchmark/in-turn.ts';
import { bodyInstructions } from '../junior/instructions.ts';
import type { Junior, Spent } from '../junior/junior.ts';

/** What became of one body. */
export interface RefilledFunction extends Spent {
  readonly symbol: string;
  /** `filled`: written again, and proved to be the same program. `kept`: no such body was written, and the old one stands. */
  readonly kind: 'filled' | 'kept';
  readonly tries: number;
  readonly escalated: boolean;
  readonly findings?: readonly GateFinding[];
}

export interface RefilledFile {
  readonly text: string;
  readonly functions: readonly RefilledFunction[];
}

export interface RefillFileOptions {
  readonly junior: Junior;
  readonly tries: number;
  readonly candidates: number;
  readonly jobs: number;
}

/**
 * Has every body of a file written again from its signature, the critic being a gate: what comes out is the same program, function by function,
 * and as a whole. A body that nobody could write again stays as it was.
 */
export async function refillFile(read: ReadText, file: string, options: RefillFileOptions): Promise<RefilledFile> {
  const module = await parsed(read, file);
  const instructions = await bodyInstructions();
  const nonce = randomBytes(8).toString('hex');
  const results = await inTurn(fillableFunctions(module), options.jobs, async ({ symbol }, index) => {
    const session = await options.junior.begin({ name: `body-${index + 1}`, module, symbol, form: 'body' });
    const { tries, candidates } = options;
    const filled = await refillFunction(read, { file, symbol }, session.propose, { instructions, tries, candidates, nonce });
    const facts = { symbol, tries: filled.tries, escalated: filled.escalated, ...session.spent() };
    return filled.kind === 'filled'
      ? { text: filled.text, fact: { ...facts, kind: 'filled' as const } }
      : { text: null, fact: { ...facts, kind: 'kept' as const, findings: filled.findings } };
  });
  const text = merged(
    module.source,
    results.flatMap((one) => (one.text === null ? [] : [one.text])),
  );
  await prove(module, text);
  return { text, functions: results.map(({ fact }) => fact) };
}

async function parsed(read: ReadText, file: string): Promise<Module> {
  const result = await driverFor(file)!.parse((await read(file)) ?? '', file);
  if (result.kind === 'module') return result.module;
  throw new InternalError({
    code: 'unparsable',
    what: `${file} does not parse any more.`,
    why: result.faults[0]?.message ?? 'No reason is known.',
    next: 'Please report it.',
  });
}

// Each body was proved in its place; this proves the whole, whatever went before.
async function prove({ source, path }: Module, text: string): Promise<void> {
  const verdict = await equal(source, text, path);
  if (verdict === 'identical' || verdict === 'ast-equal') return;
  throw new InternalError({
    code: 'not-preserved',
    what: `${path} was not written again.`,
    why: `Every body passed the critic, and the whole file is ${verdict}.`,
    next: 'Please report it with the file. Nothing was written.',
  });
}
