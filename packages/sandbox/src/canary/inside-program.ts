import { outsideCases } from './outside-cases.ts';
import { powerCases } from './power-cases.ts';
import { treeCases } from './tree-cases.ts';
import { makeInsideKit, type Detail, type InsideFacts } from './inside-kit.ts';
import type { InsideCase } from './inside-case.ts';

/** Every case that is tried from inside, in the order in which they are tried. */
export const insideCases: readonly InsideCase[] = [...treeCases, ...outsideCases, ...powerCases];

/** What the program inside prints, as one line of JSON. */
export type InsideReport = readonly { readonly id: string; readonly detail: Detail }[];

/**
 * Returns the program that tries these cases inside. Each case is shipped as the text of its function, since no file of ours
 * is shown there; Node has taken the types away already. What throws could not be tried, and says so.
 */
export function insideProgram(cases: readonly InsideCase[], facts: InsideFacts): string {
  const entries = cases.map(({ id, attempt, wanted }) => `[${JSON.stringify(id)}, ${asFunction(attempt)}, ${JSON.stringify(wanted)}]`);
  return `
const kit = (${asFunction(makeInsideKit)})(${JSON.stringify(facts)});
const report = [];
for (const [id, attempt, wanted] of [${entries.join(',\n')}]) {
  try {
    report.push({ id, detail: await attempt(kit, wanted) });
  } catch (error) {
    report.push({ id, detail: 'could not be tried: ' + error.message });
  }
}
console.log(JSON.stringify(report));
`;
}

/** A method's text lacks the word `function`. */
function asFunction(code: (...args: never[]) => unknown): string {
  const text = code.toString();
  return /^(?:async\s*)?(?:function\b|\(|\w+\s*=>)/.test(text) ? text : text.replace(/^(async\s+)?/, '$1function ');
}
