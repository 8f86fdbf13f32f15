import type { Gate } from './gate.ts';

const CONTEXT = 40;

/**
 * Critic: where behaviour is to be preserved, the body's tree equals the original's.
 *
 * Layout, comments and needless parentheses do not count; everything else does. Source: COUPLER.md 2.
 */
export const criticGate: Gate = {
  name: 'critic',
  law: 'Where behaviour is to be preserved, the body has the same syntax tree as the original.',
  check: async ({ original, symbol, parse }) => {
    if (original === null) return [];
    const result = await parse();
    if (result.kind === 'syntax-error') return [];
    const was = original.elements.find((element) => element.symbol === symbol);
    const is = result.module.elements.find((element) => element.symbol === symbol);
    if (!was || !is) return [{ gate: 'critic', rule: 'no-original', message: `There is no original of ${symbol} to compare with.` }];
    if (was.normalBody === is.normalBody) return [];
    return [
      {
        gate: 'critic',
        rule: 'different',
        message: 'The body differs from the original.',
        ...firstDifference(was.normalBody, is.normalBody),
      },
    ];
  },
};

function firstDifference(expected: string, actual: string): { expected: string; actual: string } {
  let at = 0;
  while (at < expected.length && at < actual.length && expected[at] === actual[at]) at += 1;
  const from = Math.max(0, at - CONTEXT / 2);
  const cut = (text: string) => text.slice(from, at + CONTEXT) || '(nothing)';
  return { expected: cut(expected), actual: cut(actual) };
}
