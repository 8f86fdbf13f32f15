import type { PlanSheet } from '@ticket-circuit/schemas';
import { equal, languageOf } from '@ticket-circuit/syntax';
import type { Filled, Propose } from './fill-element.ts';
import type { FillableElement } from './fill-tasks.ts';
import type { GateFinding } from './gates/finding.ts';
import type { ReadText } from './read-text.ts';
import { applyHunks, hasHunks } from './reply/hunks.ts';

export interface EditTextInput {
  readonly read: ReadText;
  readonly plan: PlanSheet;
  readonly element: FillableElement;
  /** The role's words for the text surface. */
  readonly instructions: string;
  readonly propose: Propose;
  readonly tries: number;
  readonly failures?: readonly GateFinding[];
}

const LARGEST_BYTES = 256 * 1024;

/** `unchanged`: the text says already what it must. The reviewer judges that, since no test does. */
export type Edited = Filled | { readonly kind: 'unchanged'; readonly tries: number };

/**
 * Asks for an edit of one file's text until it can be applied: replacements, or the whole text where the file is empty. Returns the file's whole
 * new text, that nothing is to change, or the last findings. Nothing is written. Who holds that nothing is to change although a finding is open ends the
 * asking: that is a dispute, and no further answer settles it.
 *
 * Where the file has a language driver (a text plan), only comments may differ: its syntax tree must stay the same.
 */
export async function editText(input: EditTextInput): Promise<Edited> {
  const { element, tries } = input;
  const present = (await input.read(element.file)) ?? '';
  let findings: readonly GateFinding[] = input.failures ?? [];
  let asked = 0;
  for (let round = 1; round <= tries + 1; round += 1) {
    const proposal = await input.propose(
      { system: input.instructions.trim(), user: await userText(input, present, findings) },
      round > tries ? 'strong' : 'default',
      'usual',
    );
    if (proposal.stop === 'no-such-tier') break;
    asked += 1;
    if (present.trim() !== '' && isNothing(proposal)) {
      const open = input.failures ?? [];
      if (open.length === 0) return { kind: 'unchanged', tries: asked };
      return {
        kind: 'blocked',
        findings: [...open, finding('unchanged', 'The editor of the text holds that nothing is to change.')],
        tries: asked,
        escalated: round > tries,
      };
    }
    const judged =
      proposal.stop === 'end' ? await judge(element.file, present, proposal.text) : finding('cut-off', 'The answer was not finished.');
    const escalated = round > tries;
    if (typeof judged === 'string') return { kind: 'filled', path: element.file, text: judged, tries: asked, escalated, reason: null };
    findings = [judged];
  }
  return { kind: 'blocked', findings, tries: asked, escalated: asked > tries };
}

async function userText({ read, plan, element }: EditTextInput, present: string, findings: readonly GateFinding[]): Promise<string> {
  const files = [...new Set((element.sees ?? []).map(({ file }) => file))];
  const sees = await Promise.all(files.map(async (file) => [file, await read(file)] as const));
  const parts: readonly (readonly [string, string])[] = [
    ['read-these', sees.flatMap(([file, text]) => (text === null ? [] : [`${file}\n${text.trimEnd()}`])).join('\n\n')],
    ['file', element.file],
    ['text', present.replace(/\r?\n$/, '')],
    ['element', element.symbol === '*' ? '' : element.symbol],
    ['intent', element.intent],
    [
      'criteria',
      plan.criteria
        .filter(({ id }) => element.criteria.includes(id))
        .map(({ statement }) => `- ${statement}`)
        .join('\n'),
    ],
    ['answer', present.trim() === '' ? 'text' : 'replacements'],
    [
      'refused',
      findings.map(({ rule, message, source }) => `${rule}: ${message}${source === undefined ? '' : `\nat: ${source}`}`).join('\n'),
    ],
  ];
  return parts.flatMap(([tag, text]) => (text === '' ? [] : [`<${tag}>\n${text}\n</${tag}>`])).join('\n');
}

function isNothing({ stop, text }: Exclude<Awaited<ReturnType<Propose>>, { stop: 'no-such-tier' }>): boolean {
  return stop === 'end' && /^\s*NOTHING TO CHANGE\.?\s*$/.test(withoutFence(text));
}

async function judge(path: string, present: string, answer: string): Promise<string | GateFinding> {
  const text = withoutFence(answer.replaceAll('\r\n', '\n'));
  const isNew = present.trim() === '' && !hasHunks(text);
  const applied = isNew ? ({ kind: 'text', text: `${text.trim()}\n` } as const) : applyHunks(present.replaceAll('\r\n', '\n'), text);
  if (applied.kind === 'finding') return applied.finding;
  const edited = present.includes('\r\n') ? applied.text.replaceAll('\n', '\r\n') : applied.text;
  if (edited.trim() === present.trim()) return finding('nothing-changed', 'The text is the same as before.');
  if (Buffer.byteLength(edited) > LARGEST_BYTES) return finding('too-long', `The text is longer than ${LARGEST_BYTES} bytes.`);
  if (/(?![\t\n\r\f])\p{Cc}/u.test(edited) && !/(?![\t\n\r\f])\p{Cc}/u.test(present))
    return finding('control-character', 'A control character stands in the text.');
  if (languageOf(path) === null) return edited;
  const equality = await equal(present, edited, path);
  return equality === 'ast-equal' ? edited : finding('changes-code', 'The edit changes code; only comments may differ.');
}

// A fence is taken off only when it opens and closes the whole answer; inside, documents may hold fences of their own.
function withoutFence(answer: string): string {
  const match = /^\s*(```+|~~~+)[ \t]*(?:markdown|md|text|txt|diff)?[ \t]*\n([^]*?)\n\1[ \t]*\s*$/.exec(answer);
  return match ? match[2]! : answer;
}

function finding(rule: string, message: string): GateFinding {
  return { gate: 'text', rule, message };
}
