import type { RunEnd } from '@ticket-circuit/circuit';
import { assertNever } from '@ticket-circuit/schemas';
import { below } from '../../frame/below.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import { circuitAt } from '../../frame/circuit-at.ts';
import type { Reply } from '../../frame/reply.ts';
import { questionText } from '../questions/question-text.ts';

/** What is said at the end of a run beside its ending. */
export interface RunWords {
  readonly dir: string;
  /** The line that runs the ticket again. */
  readonly again: string;
  /** What the run told to be known at its end, a sentence each. */
  readonly notes: readonly string[];
}

/** Returns what a run has come to, for people and for programs, and how to go on. */
export function runReply(ticket: string, end: RunEnd, { dir, again, notes }: RunWords): Reply {
  const document = { ticket, end };
  switch (end.kind) {
    case 'closed':
      return {
        exit: exitCodes.done,
        text: [
          `${ticket} is closed by commit ${end.commit}.`,
          ...notes,
          ...(end.unpublished === undefined
            ? []
            : [`Others cannot verify it yet: ${below(end.unpublished)}`, `Then: ${circuitAt(dir)} publish`]),
          `Look: ${circuitAt(dir)} show ${ticket}`,
        ].join('\n'),
        document,
      };
    case 'waiting':
      return {
        exit: exitCodes.waiting,
        text: [`${ticket} waits.`, ...notes, ...end.questions.map((question) => questionText(question, dir)), `Then: ${again}`].join(
          '\n\n',
        ),
        document,
      };
    case 'abandoned':
      return { exit: exitCodes.refused, text: `${ticket} is abandoned: ${below(end.reason)}`, document };
    case 'stopped':
      return {
        exit: exitCodes.stopped,
        text: [`${ticket} was stopped; nothing is lost.`, ...notes, `Go on: ${again}`].join('\n'),
        document,
      };
    default:
      return assertNever(end);
  }
}
