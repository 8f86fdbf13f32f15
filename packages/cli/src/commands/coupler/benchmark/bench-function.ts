import {
  CouplerError,
  failingBody,
  type Filled,
  type FunctionResult,
  mutantOf,
  type ReadText,
  refillFunction,
  type RefillOptions,
  type RewriteResult,
  rewriteFile,
} from '@ticket-circuit/coupler';
import { bodyOf, equal, type Module, setBody } from '@ticket-circuit/syntax';
import type { Junior, JuniorSession } from '../junior/junior.ts';
import type { Target } from './collect-functions.ts';
import type { TestRunner } from './test-runner.ts';

/** What is the same for every function of a run. */
export interface Bench {
  readonly read: ReadText;
  readonly junior: Junior;
  readonly tests: TestRunner | null;
  readonly refill: RefillOptions;
  readonly seed: string;
  /** The words for a rewrite of a whole file; null when none is compared. */
  readonly wholeFile: string | null;
}

export interface Measured {
  readonly result: FunctionResult;
  readonly rewrite: RewriteResult | null;
}

/**
 * Blanks one function, has it filled, and measures what came of it. The critic judges the outcome and is no gate: a finding of its would tell
 * what was blanked.
 */
export async function benchFunction(bench: Bench, target: Target, index: number): Promise<Measured> {
  const { tests } = bench;
  const { id, module, element } = target;
  const { symbol } = element;
  const covered =
    tests === null ? null : (await tests.verdict(module.path, setBody(module, symbol, failingBody(module, symbol)))) === 'failed';
  const session = await bench.junior.begin({ name: `body-${index + 1}`, module, symbol, form: 'body' });
  const filled = await fill(bench, target, session);
  const text = filled.kind === 'filled' ? filled.text : null;
  const result: FunctionResult = {
    id,
    reproduced: text !== null && (await isSame(module, text)),
    works: await works(bench, module, covered, text),
    covered,
    mutant: covered === true ? await playMutant(bench, target) : null,
    ...session.spent(),
    tries: filled.tries,
    escalated: filled.escalated,
    lines: (bodyOf(module, symbol) ?? '').split('\n').length,
    hasDocstring: element.docstring !== null,
    ...(filled.kind === 'filled' && filled.reason !== null ? { decidedBy: filled.reason } : {}),
    ...(filled.kind === 'blocked' ? { findings: filled.findings } : {}),
  };
  return { result, rewrite: bench.wholeFile === null ? null : await rewrite(bench, target, index, covered) };
}

async function fill(bench: Bench, { module, element }: Target, session: JuniorSession): Promise<Filled> {
  try {
    return await refillFunction(bench.read, { file: module.path, symbol: element.symbol }, session.propose, bench.refill);
  } catch (error) {
    if (!(error instanceof CouplerError) || error.code !== 'prompt-leak') throw error;
    const finding = { gate: 'text', rule: error.code, message: error.why } as const;
    return { kind: 'blocked', findings: [finding], tries: 0, escalated: false };
  }
}

async function isSame({ source, path }: Module, text: string): Promise<boolean> {
  const verdict = await equal(source, text, path);
  return verdict === 'identical' || verdict === 'ast-equal';
}

async function works({ tests }: Bench, { path }: Module, covered: boolean | null, text: string | null): Promise<boolean | null> {
  // A body that passed the gates can do anything, fail included: without tests that reach it, nobody can tell.
  if (tests === null || covered !== true) return null;
  return text !== null && (await tests.verdict(path, text)) === 'passed';
}

async function playMutant({ tests, seed }: Bench, { module, element }: Target): Promise<FunctionResult['mutant']> {
  const mutant = await mutantOf(module, element.symbol, seed);
  if (mutant === null || tests === null) return null;
  return (await tests.verdict(module.path, mutant.text)) === 'passed' ? 'survived' : 'caught';
}

async function rewrite(bench: Bench, { id, module, element }: Target, index: number, covered: boolean | null): Promise<RewriteResult> {
  const { symbol } = element;
  const session = await bench.junior.begin({ name: `file-${index + 1}`, module, symbol, form: 'file' });
  const options = { instructions: bench.wholeFile ?? '', tries: bench.refill.tries, nonce: bench.refill.nonce };
  const rewritten = await rewriteFile(bench.read, { file: module.path, symbol }, session.propose, options);
  const isFile = rewritten.kind === 'file';
  return {
    id,
    reproduced: isFile && rewritten.reproduced,
    works: await works(bench, module, covered, isFile ? rewritten.text : null),
    collateral: isFile ? rewritten.collateral : [],
    ...session.spent(),
    tries: rewritten.tries,
    ...(isFile ? {} : { failed: rewritten.why }),
  };
}
