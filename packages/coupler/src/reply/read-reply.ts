import type { Module } from '@ticket-circuit/syntax';
import type { GateFinding } from '../gates/finding.ts';
import { LARGEST_BODY } from '../gates/text.ts';
import { simpleName } from '../lay/symbol-parts.ts';
import { soleDefinition } from './sole-definition.ts';

/** What a model answered: plain text, and why it stopped. */
export interface Proposal {
  readonly text: string;
  readonly stop: 'end' | 'length' | 'refusal' | 'tool-calls';
}

export type ReadReply =
  | {
      readonly kind: 'text';
      readonly text: string;
      /** What is wrong with the answer if its text turns out not to parse: words or further blocks may be part of it. */
      readonly doubt?: GateFinding;
    }
  | { readonly kind: 'finding'; readonly finding: GateFinding };

// Room for a definition repeated around the body, a fence, or replacements; what is longer is not even looked at.
const LARGEST_REPLY = 4 * LARGEST_BODY;

/**
 * Returns the text that an answer consists of: as it is, or what stands in the fence around all of it.
 *
 * A cut answer, a refusal, and words or several blocks around fences are findings, each under its own rule. Fences can also stand inside a
 * string of the code: then the whole is the text, and the finding is only a doubt.
 */
export function readReply({ text, stop }: Proposal): ReadReply {
  if (text.length > LARGEST_REPLY)
    return refused('too-long', `The answer has ${text.length} characters; a body has at most ${LARGEST_BODY} bytes.`);
  if (stop === 'length') return refused('cut-off', 'The answer was cut off at its limit of length.');
  if (stop === 'refusal') return refused('refused', 'The model refused to answer.');
  if (stop === 'tool-calls') return refused('tool-call', 'There are no tools. Answer with plain text.');
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const fences = lines.flatMap((line, index) => (/^\s*(?:```|~~~)/.test(line) ? [index] : []));
  const [first, last] = [fences[0], fences.at(-1)];
  if (first === undefined || last === undefined) return { kind: 'text', text: lines.join('\n') };
  return peeled(lines, first, last, fences.length);
}

function peeled(lines: readonly string[], first: number, last: number, count: number): ReadReply {
  const isBlank = (part: readonly string[]) => part.join('').trim() === '';
  const [above, below] = [lines.slice(0, first), lines.slice(last + 1)];
  if (!isBlank(above))
    return { kind: 'text', text: lines.join('\n'), doubt: findingOf('prose', 'Words stand around the code. Answer with the code only.') };
  if (count === 1) return refused('open-fence', 'A fence is opened and not closed.');
  if (!isBlank(below)) return refused('prose', 'Words stand around the code. Answer with the code only.');
  const text = lines.slice(first + 1, last).join('\n');
  return count === 2
    ? { kind: 'text', text }
    : { kind: 'text', text, doubt: findingOf('many-fences', 'There is more than one block of code. Answer with one.') };
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

/** Returns what the gates found of an answer, or the doubt about how it was read where the findings come from that. */
export function explained(findings: readonly GateFinding[], doubt: GateFinding | undefined): readonly GateFinding[] {
  const isUnread = findings.some(({ gate, rule }) => gate === 'parse' || (gate === 'text' && rule === 'fence'));
  return doubt !== undefined && isUnread ? [doubt] : findings;
}

function refused(rule: string, message: string): ReadReply {
  return { kind: 'finding', finding: findingOf(rule, message) };
}

function findingOf(rule: string, message: string): GateFinding {
  return { gate: 'reply', rule, message };
}
