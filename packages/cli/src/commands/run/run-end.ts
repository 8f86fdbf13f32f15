import type { RunEnd } from '@ticket-circuit/circuit';
import { assertNever } from '@ticket-circuit/schemas';
import { exitCodes } from '../../frame/exit-codes.ts';
import { circuitAt } from '../../frame/circuit-at.ts';
import type { Reply } from '../../frame/reply.ts';
import { questionText } from '../questions/question-text.ts';

/** Returns what a run has come to, for people and for programs, and how to go on: `again` is the line that runs the ticket. */
export function runReply(ticket: string, end: RunEnd, { dir, again }: { readonly dir: string; readonly again: string }): Reply {
  const document = { ticket, end };
  switch (end.kind) {
    case 'closed':
      return {
        exit: exitCodes.done,
        text: [
          `${ticket} is closed by commit ${end.commit}.`,
          ...(end.unpublished === undefined ? [] : [`Others cannot verify it yet: ${end.unpublished}`, `Then: ${circuitAt(dir)} publish`]),
          `Look: ${circuitAt(dir)} show ${ticket}`,
        ].join('\n'),
        document,
      };
    case 'waiting':
      return {
        exit: exitCodes.waiting,
        text: [`${ticket} waits.`, ...end.questions.map((question) => questionText(question, dir)), `Then: ${again}`].join('\n\n'),
        document,
      };
    case 'abandoned':
      return { exit: exitCodes.refused, text: `${ticket} is abandoned: ${end.reason.replaceAll('\n', '\n  ')}`, document };
    case 'stopped':
      return { exit: exitCodes.stopped, text: `${ticket} was stopped; nothing is lost.\nGo on: ${again}`, document };
    default:
      return assertNever(end);
  }
}
