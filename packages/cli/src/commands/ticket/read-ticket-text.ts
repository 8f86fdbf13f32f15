import { parse as parseYaml } from 'yaml';
import { CliError } from '../../frame/cli-error.ts';

/** What a ticket says. */
export interface TicketText {
  readonly title: string;
  readonly goal: string;
}

const MAX_BYTES = 200_000;
const MAX_TITLE = 200;

/**
 * Returns the text of a ticket file: title from the front matter, else from the first heading, else the first line; the goal is the rest. Front
 * matter is YAML between two lines `---`, and only ever parsed.
 *
 * @throws {CliError} bad-ticket-text for what is empty, binary, too large or not YAML.
 */
export function readTicketText(bytes: Uint8Array, name: string): TicketText {
  const text = decoded(bytes, name);
  const { front, body } = splitFrontMatter(text, name);
  const declared = front['title'];
  if (declared !== undefined && typeof declared !== 'string')
    throw refusal(name, `Its title is ${JSON.stringify(declared)} and not a text.`, 'Write the title as one line of text.');
  if (declared !== undefined) return ticketText({ title: declared, goal: body }, name);
  const heading = /^#[ \t]+([^\n]+)\n?/u.exec(body);
  return ticketText({ title: heading?.[1] ?? firstLine(body), goal: heading ? body.slice(heading[0].length) : body }, name);
}

/**
 * Returns title and goal, trimmed; the title of a goal that has none is its first line.
 *
 * @throws {CliError} bad-ticket-text when one of them is empty, or the title is longer than a line should be.
 */
export function ticketText(text: { readonly title?: string; readonly goal: string }, name: string): TicketText {
  const goal = text.goal.trim();
  const title = (text.title ?? firstLine(goal)).trim();
  if (goal === '') throw refusal(name, 'It has no goal.', 'Write in a few sentences what should hold after the change.');
  if (title === '') throw refusal(name, 'It has no title.', 'Give one: --title "…"');
  const lines = title.split('\n').length;
  if (lines > 1) throw refusal(name, `Its title has ${lines} lines; lists show one.`, 'Give one line: --title "…"');
  // A tab only makes a gap in a list; anything else would act on the terminal on which the list is shown.
  const acting = /[^\P{Cc}\t]/u.exec(title)?.[0];
  if (acting !== undefined)
    throw refusal(
      name,
      `Its title holds the control character U+${acting.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}.`,
      'Give a title without it: --title "…"',
    );
  if (title.length > MAX_TITLE)
    throw refusal(name, `Its title has ${title.length} characters; lists show at most ${MAX_TITLE}.`, 'Give a shorter one: --title "…"');
  return { title, goal };
}

function decoded(bytes: Uint8Array, name: string): string {
  if (bytes.length > MAX_BYTES)
    throw refusal(
      name,
      `It has ${bytes.length} bytes; ${MAX_BYTES} are taken.`,
      'Say what should change; what a role must read belongs into the repository.',
    );
  if (bytes.includes(0)) throw refusal(name, 'It is binary: it holds a zero byte.', 'Give a text or markdown file.');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
    if (text.trim() === '') throw refusal(name, 'It is empty.', 'Write in a few sentences what should hold after the change.');
    return text;
  } catch (cause) {
    if (cause instanceof CliError) throw cause;
    throw refusal(name, 'It is not UTF-8 text.', 'Save it as UTF-8.', cause);
  }
}

function splitFrontMatter(text: string, name: string): { front: Record<string, unknown>; body: string } {
  const opening = /^---([^\n]*)\n/u.exec(text);
  if (opening === null) return { front: {}, body: text };
  const language = (opening[1] ?? '').trim();
  if (language !== '')
    throw refusal(
      name,
      `Its front matter is marked ${JSON.stringify(language)}; only YAML between two lines --- is read, and nothing is executed.`,
      'Write plain YAML, or none.',
    );
  const rest = text.slice(opening[0].length);
  const closing = /^---[ \t]*(?:\n|$)/mu.exec(rest);
  if (closing === null) throw refusal(name, 'Its front matter does not end.', 'Close it by a line ---.');
  return { front: yamlFields(rest.slice(0, closing.index), name), body: rest.slice(closing.index + closing[0].length) };
}

function yamlFields(text: string, name: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = parseYaml(text, { maxAliasCount: 0, schema: 'core', logLevel: 'error' });
  } catch (cause) {
    throw refusal(
      name,
      `Its front matter is not YAML: ${cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause)}`,
      'Mend it, or take it away.',
      cause,
    );
  }
  if (value === null || value === undefined) return {};
  if (typeof value !== 'object' || Array.isArray(value))
    throw refusal(name, 'Its front matter is not a list of fields.', 'Write fields, such as title: …');
  return value as Record<string, unknown>;
}

function firstLine(text: string): string {
  const line = text.trim().split('\n')[0] ?? '';
  return line.length > MAX_TITLE ? `${line.slice(0, MAX_TITLE - 1).trimEnd()}…` : line;
}

function refusal(name: string, why: string, next: string, cause?: unknown): CliError {
  return new CliError({ code: 'bad-ticket-text', what: `${name} was not taken as a ticket.`, why, next, cause });
}
