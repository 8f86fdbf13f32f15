import type { Card } from '../src/model/card.ts';

/** Returns an amount of US dollars. */
export function usd(amount: number): string {
  return `$${amount.toFixed(amount !== 0 && amount < 0.1 ? 4 : 2)}`;
}

export function count(number: number): string {
  return number.toLocaleString('en');
}

/** Returns a number with its noun: `1 call`, `2 calls`. */
export function counted(number: number, noun: string): string {
  return `${count(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** Returns how long ago something was, in one unit. */
export function ago(instant: string, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(instant)) / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 86_400)} d`;
}

/** Returns an instant as people write it, in the time of the journal. */
export function at(instant: string): string {
  return instant.slice(0, 19).replace('T', ' ');
}

/** A sign for each status, so that it is told without colour. */
export const statusSigns: Readonly<Record<Card['status'], string>> = {
  open: '○',
  running: '▶',
  stopped: '■',
  waiting: '?',
  queued: '≡',
  closed: '✓',
  abandoned: '✕',
};

/** A sign for each tone. */
export const toneSigns: Readonly<Record<'good' | 'bad' | 'neutral', string>> = { good: '✓', bad: '✕', neutral: '·' };

/** Returns what a ticket does or waits for. */
export function activity({ status, questions, role }: Pick<Card, 'status' | 'questions' | 'role'>): string {
  const [question] = questions;
  if (question !== undefined) return `waits on ${questions.map(({ id }) => id).join(', ')} for the ${question.to}`;
  return status === 'running' && role !== '' ? `running: ${role}` : status;
}
