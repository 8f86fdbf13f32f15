import type { Module } from '@ticket-circuit/syntax';
import type { GateFinding } from '../gates/finding.ts';
import { simpleName } from '../lay/order-elements.ts';
import { soleDefinition } from './sole-definition.ts';

/** What a model answered: plain text, and why it stopped. */
export interface Proposal {
  readonly text: string;
  readonly stop: 'end' | 'length' | 'refusal' | 'tool-calls';
}

export type ReadReply = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'finding'; readonly finding: GateFinding };

/**
 * Returns the text that an answer consists of: as it is, or what stands in its only fence.
 *
 * Text around a fence, several fences, a cut answer and a refusal are findings, each under its own rule.
 */
export function readReply({ text, stop }: Proposal): ReadReply {
  if (stop === 'length') return refused('cut-off', 'The answer was cut off at its limit of length.');
  if (stop === 'refusal') return refused('refused', 'The model refused to answer.');
  if (stop === 'tool-calls') return refused('tool-call', 'There are no tools. Answer with plain text.');
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const fences = lines.flatMap((line, index) => (/^\s*(?:```|~~~)/.test(line) ? [index] : []));
  if (fences.length === 0) return { kind: 'text', text: text.replaceAll('\r\n', '\n') };
  return peeled(lines, fences);
}

function peeled(lines: readonly string[], fences: readonly number[]): ReadReply {
  const first = fences[0]!;
  const last = fences.at(-1)!;
  const around = [...lines.slice(0, first), ...lines.slice(last + 1)].join('').trim();
  const marker = /^\s*(`{3,}|~{3,})/.exec(lines[first]!)![1]!;
  const closers = fences.filter((index) => index !== first && new RegExp(`^\\s*${marker}\\s*$`).test(lines[index]!));
  // Fences that are not at both ends belong to the body, for instance inside a template literal.
  const opensAtStart = lines.slice(0, first).join('').trim() === '';
  if (!opensAtStart && closers.length === 0) return { kind: 'text', text: lines.join('\n') };
  if (around !== '') return refused('prose', 'Words stand around the code. Answer with the code only.');
  if (fences.length === 1) return refused('open-fence', 'A fence is opened and not closed.');
  if (closers.length > 1) return refused('many-fences', 'There is more than one block of code. Answer with one.');
  return { kind: 'text', text: lines.slice(first + 1, last).join('\n') };
}

/**
 * Returns the body that an answer's text stands for: itself, or the body of the definition when it repeats the element's whole definition.
 *
 * A definition of another name, or of several, is left as it is: as a body it will not pass the gates where it does harm.
 */
export async function readBody(text: string, before: Module, symbol: string): Promise<string> {
  const repeated = await soleDefinition(before, symbol, text, simpleName(symbol));
  return withoutDocstring(repeated ?? text, before, symbol);
}

// Python: the docstring stands outside of the hole, so a repeated one would stand twice.
function withoutDocstring(body: string, before: Module, symbol: string): string {
  const docstring = before.elements.find((element) => element.symbol === symbol)?.docstring;
  if (before.language !== 'python' || !docstring) return body;
  const flat = (value: string) => value.replace(/\s+/g, ' ').trim();
  const match = /^\s*[rRuU]?("""[^]*?"""|'''[^]*?'''|"[^"\n]*"|'[^'\n]*')[ \t]*\n?/.exec(body);
  return match && flat(match[1]!) === flat(docstring.text.replace(/^[rRuU]/, '')) ? body.slice(match[0].length) : body;
}

function refused(rule: string, message: string): ReadReply {
  return { kind: 'finding', finding: { gate: 'reply', rule, message } };
}
