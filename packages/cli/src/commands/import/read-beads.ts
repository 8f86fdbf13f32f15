import { CliError } from '../../frame/cli-error.ts';
import type { Imported } from './open-imported.ts';

/** What of an issue of beads becomes a ticket; its state, priority and links are its own. */
interface Bead {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly design: string;
  readonly acceptance_criteria: string;
  readonly status: string;
}

/**
 * Returns the open issues of an export of beads, in its order. Design and acceptance criteria follow the description under headings.
 *
 * @throws {CliError} `not-imported`, naming the line that is no issue; then none is taken.
 */
export function readBeads(text: string, name: string): Imported[] {
  const beads = text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => readBead(line, `${name}:${number}`));
  return beads
    .filter(({ status }) => status !== 'closed' && status !== 'tombstone')
    .map(({ id, title, description, design, acceptance_criteria: criteria }) => ({
      from: 'beads',
      reference: id,
      title,
      goal: [description.trim(), under('Design', design), under('Acceptance criteria', criteria)]
        .filter((part) => part !== '')
        .join('\n\n'),
    }));
}

function under(heading: string, text: string): string {
  return text.trim() === '' ? '' : `## ${heading}\n\n${text.trim()}`;
}

function readBead(line: string, place: string): Bead {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw noBead(place, 'It is no JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw noBead(place, 'It is no object.');
  const field = (key: keyof Bead): string => {
    const found = (value as Record<string, unknown>)[key] ?? '';
    if (typeof found !== 'string') throw noBead(place, `Its ${key} is no text.`);
    return found;
  };
  const bead = {
    id: field('id'),
    title: field('title'),
    description: field('description'),
    design: field('design'),
    acceptance_criteria: field('acceptance_criteria'),
    status: field('status'),
  };
  if (bead.id.trim() === '' || bead.title.trim() === '') throw noBead(place, 'It has no id or no title.');
  if (bead.id.length > 300) throw noBead(place, `Its id has ${bead.id.length} characters.`);
  return bead;
}

function noBead(place: string, why: string): CliError {
  return new CliError({
    code: 'not-imported',
    what: `${place} is no issue of beads, and nothing was imported.`,
    why,
    next: 'Export anew: bd export',
  });
}
