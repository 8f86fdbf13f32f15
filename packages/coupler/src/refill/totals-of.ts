import type { FunctionResult, RewriteResult, TokenCount } from './function-result.ts';

/** Sums over some functions. Rates are left to the reader: `reproduced` of `functions`, `works` of `counted`. */
export interface Sums {
  readonly functions: number;
  readonly reproduced: number;
  readonly works: number;
  /** Functions that `works` counts: those that the tests reach; none when no tests were given. */
  readonly counted: number;
  readonly blocked: number;
  readonly escalated: number;
  readonly tries: number;
  readonly tokens: TokenCount;
  readonly costUsd: number;
}

export interface Totals extends Sums {
  /** What the tests said of one small mutation in each function that they reach, and the share that they caught; null without tests. */
  readonly mutation: { readonly played: number; readonly caught: number; readonly survived: number; readonly score: number | null } | null;
  readonly bySize: Readonly<Record<string, Sums>>;
  readonly byDocstring: { readonly with: Sums; readonly without: Sums };
}

/** Lines of a body, up to and including; the last takes the rest. */
const SIZES = [3, 10, 30, Number.POSITIVE_INFINITY] as const;

/** Returns the sums over all functions, by size of body and by presence of a docstring. */
export function totalsOf(results: readonly FunctionResult[]): Totals {
  const bySize = SIZES.map((most, index) => {
    const least = (SIZES[index - 1] ?? 0) + 1;
    const name = Number.isFinite(most) ? `${least}-${most}` : `${least}+`;
    return [name, sumsOf(results.filter(({ lines }) => lines >= least && lines <= most))] as const;
  });
  return {
    ...sumsOf(results),
    mutation: mutationOf(results),
    bySize: Object.fromEntries(bySize.filter(([, { functions }]) => functions > 0)),
    byDocstring: {
      with: sumsOf(results.filter(({ hasDocstring }) => hasDocstring)),
      without: sumsOf(results.filter(({ hasDocstring }) => !hasDocstring)),
    },
  };
}

function sumsOf(results: readonly FunctionResult[]): Sums {
  return {
    functions: results.length,
    reproduced: results.filter(({ reproduced }) => reproduced).length,
    works: results.filter(({ works }) => works === true).length,
    counted: results.filter(({ works }) => works !== null).length,
    blocked: results.filter(({ findings }) => findings !== undefined).length,
    escalated: results.filter(({ escalated }) => escalated).length,
    tries: sum(results.map(({ tries }) => tries)),
    ...spentOn(results),
  };
}

function spentOn(results: readonly Pick<FunctionResult, 'tokens' | 'costUsd'>[]): Pick<Sums, 'tokens' | 'costUsd'> {
  return {
    tokens: { input: sum(results.map(({ tokens }) => tokens.input)), output: sum(results.map(({ tokens }) => tokens.output)) },
    costUsd: sum(results.map(({ costUsd }) => costUsd)),
  };
}

function mutationOf(results: readonly FunctionResult[]): Totals['mutation'] {
  if (results.every(({ covered }) => covered === null)) return null;
  const played = results.filter(({ mutant }) => mutant !== null);
  const survived = played.filter(({ mutant }) => mutant === 'survived').length;
  const caught = played.length - survived;
  return { played: played.length, caught, survived, score: played.length === 0 ? null : caught / played.length };
}

/** Sums over rewrites of whole files. */
export interface RewriteTotals {
  readonly functions: number;
  readonly reproduced: number;
  readonly works: number;
  readonly counted: number;
  readonly failed: number;
  /** Rewrites that changed something else, and how many elements that were in all. */
  readonly withCollateral: number;
  readonly collateral: number;
  readonly tokens: TokenCount;
  readonly costUsd: number;
}

export function rewriteTotalsOf(results: readonly RewriteResult[]): RewriteTotals {
  return {
    functions: results.length,
    reproduced: results.filter(({ reproduced }) => reproduced).length,
    works: results.filter(({ works }) => works === true).length,
    counted: results.filter(({ works }) => works !== null).length,
    failed: results.filter(({ failed }) => failed !== undefined).length,
    withCollateral: results.filter(({ collateral }) => collateral.length > 0).length,
    collateral: sum(results.map(({ collateral }) => collateral.length)),
    ...spentOn(results),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
