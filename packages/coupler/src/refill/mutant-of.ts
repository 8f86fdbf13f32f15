import { bodyOf, equal, type Module } from '@ticket-circuit/syntax';
import { placeBody } from '../gates/place-body.ts';
import { runGates } from '../gates/run-gates.ts';
import { fillGates } from './fill-gates.ts';
import { mutationsOf, otherBodies } from './mutations.ts';
import { shuffled } from './seeded.ts';

/** A body that is nearly the original, and provably another program. */
export interface Mutant {
  readonly kind: string;
  readonly body: string;
  /** The module with it. */
  readonly text: string;
}

/**
 * Returns a body with one small mutation that the seed chooses: it passes every gate but the critic, who calls it different. Null when none
 * was found.
 */
export async function mutantOf(module: Module, symbol: string, seed: string): Promise<Mutant | null> {
  const present = bodyOf(module, symbol) ?? '';
  const small = shuffled(mutationsOf(present, module.language), `${seed} ${symbol}`).map(({ kind, start, end, text }) => ({
    kind,
    body: present.slice(0, start) + text + present.slice(end),
  }));
  const whole = otherBodies(module.language).map((body) => ({ kind: 'whole', body }));
  for (const { kind, body } of [...small, ...whole]) {
    const candidate = placeBody(module, symbol, body, { original: module, allowance: '' });
    const isOther = (await equal(module.source, candidate.spliced, module.path)) === 'different';
    if (isOther && (await runGates(candidate, fillGates)).length === 0) return { kind, body, text: candidate.spliced };
  }
  return null;
}
