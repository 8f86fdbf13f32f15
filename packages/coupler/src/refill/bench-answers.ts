import { assertNever } from '@ticket-circuit/schemas';
import { bodyOf, type Language, type Module, setBody } from '@ticket-circuit/syntax';
import { mutantOf } from './mutant-of.ts';

/** Engines that are no models: they know what was blanked, and prove the bench itself. */
export const benchEngines = ['oracle', 'wrong', 'raise'] as const;

export type BenchEngine = (typeof benchEngines)[number];

/** What such an engine answers for one function: as a body, and as the whole file. */
export interface BenchAnswer {
  readonly body: string;
  readonly file: string;
}

/**
 * Returns the answer of an engine that is no model. `oracle` gives back what was blanked; `wrong` the same with one small mutation that the seed
 * chooses; `raise` a body that only fails. Null when there is no mutant.
 */
export async function benchAnswer(engine: BenchEngine, module: Module, symbol: string, seed: string): Promise<BenchAnswer | null> {
  switch (engine) {
    case 'oracle':
      return { body: bodyOf(module, symbol) ?? '', file: module.source };
    case 'wrong': {
      const mutant = await mutantOf(module, symbol, seed);
      return mutant && { body: mutant.body, file: mutant.text };
    }
    case 'raise': {
      const body = failingBody(module, symbol);
      return { body, file: setBody(module, symbol, body) };
    }
    default:
      return assertNever(engine);
  }
}

/** Returns a body that fails as soon as it runs, by an error that a caller can catch. A generator stays one. */
export function failingBody(module: Module, symbol: string): string {
  const element = module.elements.find((one) => one.symbol === symbol);
  return element?.generator === true && module.language === 'python' ? `${FAILING.python}\nyield` : FAILING[module.language];
}

const FAILING: Readonly<Record<Language, string>> = {
  python: 'raise NotImplementedError("blank")',
  typescript: "throw new Error('blank');",
};
