import { bodyOf, equal, type Module, setBody } from '@ticket-circuit/syntax';
import type { GateFinding } from './finding.ts';
import type { Gate } from './gate.ts';

const CONTEXT = 40;

/**
 * Critic: where behaviour is to be preserved, the body's tree equals the original's.
 *
 * Layout, comments and needless parentheses do not count; everything else does. A body that passes is compared once more, by all parsers that have a
 * vote. Source: COUPLER.md 2.
 */
export const criticGate: Gate = {
  name: 'critic',
  law: 'Where behaviour is to be preserved, the body has the same syntax tree as the original.',
  check: async ({ original, symbol, spliced, parse }) => {
    if (original === null) return [];
    const result = await parse();
    if (result.kind === 'syntax-error') return [];
    const was = original.elements.find((element) => element.symbol === symbol);
    const is = result.module.elements.find((element) => element.symbol === symbol);
    if (!was || !is) return [finding('no-original', `There is no original of ${symbol} to compare with.`)];
    if (was.normalBody !== is.normalBody)
      return [{ ...finding('different', 'The body differs from the original.'), ...firstDifference(was.normalBody, is.normalBody) }];
    const verdict = await equal(withOriginalBody(result.module, original, symbol), spliced, original.path);
    return verdict === 'identical' || verdict === 'ast-equal'
      ? []
      : [finding('outvoted', 'The body looks like the original to one parser and not to another.')];
  },
};

/** The module that is judged with the original's body in the same place, so that nothing else can differ. */
function withOriginalBody(judged: Module, original: Module, symbol: string): string {
  const [from, to] = [original, judged].map(({ elements }) => elements.find((element) => element.symbol === symbol)?.hole);
  const isAlike = from && to && from.form === to.form && from.indent === to.indent;
  if (!isAlike) return setBody(judged, symbol, bodyOf(original, symbol) ?? '');
  return judged.source.slice(0, to.start) + original.source.slice(from.start, from.end) + judged.source.slice(to.end);
}

function firstDifference(expected: string, actual: string): { expected: string; actual: string } {
  let at = 0;
  while (at < expected.length && at < actual.length && expected[at] === actual[at]) at += 1;
  const from = Math.max(0, at - CONTEXT / 2);
  const cut = (text: string) => text.slice(from, at + CONTEXT) || '(nothing)';
  return { expected: cut(expected), actual: cut(actual) };
}

function finding(rule: string, message: string): GateFinding {
  return { gate: 'critic', rule, message };
}
