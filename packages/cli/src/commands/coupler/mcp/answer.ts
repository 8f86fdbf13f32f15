import { stubsOf, type WorkFinding, type Workpiece } from '@ticket-circuit/coupler';
import { shownError } from '../../../frame/exit-of.ts';

/** What a tool answers: for the model as text, for programs as a document. */
export interface Answer {
  readonly isError: boolean;
  readonly text: string;
  readonly document: Readonly<Record<string, unknown>>;
}

/** Returns the answer that a step was done, with the bodies that are left. */
export function done(path: string, piece: Workpiece, says: string, more: Readonly<Record<string, unknown>> = {}): Answer {
  const left = stubsOf(piece);
  const rest = left.length === 0 ? 'Every body is set.' : `Bodies to set: ${left.join(', ')}.`;
  return { isError: false, text: `${says} ${rest}`, document: { kind: 'done', path, ...more, left } };
}

/** Returns the answer that a step was refused; nothing has changed then. */
export function refusal(path: string, findings: readonly WorkFinding[]): Answer {
  const text = ['Refused, and nothing has changed.', ...findings.map((finding) => findingText(finding))].join('\n');
  return { isError: true, text, document: { kind: 'refused', path, findings } };
}

/** Returns the answer that a step was refused for one reason that no gate has to do with. */
export function refusedFor(path: string, rule: string, message: string): Answer {
  return refusal(path, [{ gate: 'structure', rule, message }]);
}

/** Returns the answer to an error that was thrown. */
export function failure(path: string, error: unknown): Answer {
  const { exit: _, ...shown } = shownError(error);
  return { isError: true, text: `${shown.what}\n${shown.why}\n${shown.next}`, document: { kind: 'error', path, error: shown } };
}

function findingText({ gate, rule, message, line, expected, actual }: WorkFinding): string {
  const place = line === undefined ? '' : `, line ${line}`;
  const sides = expected === undefined ? '' : `\n  wanted: ${expected}\n  found:  ${actual ?? ''}`;
  return `${gate}/${rule}${place}: ${message}${sides}`;
}
