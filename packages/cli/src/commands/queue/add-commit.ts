import { describeQueue, readFold, submit } from '@ticket-circuit/merge-queue';
import { assertNever } from '@ticket-circuit/schemas';
import { below } from '../../frame/below.ts';
import { CliError } from '../../frame/cli-error.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { runCommand } from '../run/run-command.ts';
import { whoAmI } from './tell-queue.ts';
import { endText, exitOf, workNow, type WorkedEnd } from './work.ts';
import { wholeNumber, workOptions } from './work-options.ts';
import { withQueue, type QueueView } from './with-queue.ts';

const verb = 'circuit queue add';

/** Puts a commit into the queue, and works on the queue unless somebody else does. */
export async function addCommit(call: VerbCall): Promise<Reply> {
  const [rev = ''] = call.words;
  const options = workOptions(call, verb);
  const priority = wholeNumber(call.options['priority'] ?? '0', { verb, name: '--priority', least: 0, most: 9 });
  return await withQueue(call.dir, async (view) => {
    const { project, host } = view;
    const commit = await project.repo.resolve(rev);
    if (commit === null)
      throw new CliError({
        code: 'not-in-queue',
        what: `${rev} names no commit.`,
        why: 'git knows none of that name here.',
        next: 'Run: git log',
      });
    // What does not stand on a main that can be judged is refused now and not at its turn.
    await host.mainHead(project.repo);
    const report = await submit(view.place, { commit, by: whoAmI(), priority, whyNot: (ticket) => ofCircuit(view, ticket, call.dir) });
    switch (report.kind) {
      case 'refused':
        return {
          exit: exitCodes.refused,
          text: `${rev} was not put into the queue. ${below(report.why)} ${report.next}`,
          document: { ok: false, ...report },
        };
      case 'unknown':
        return {
          exit: exitCodes.unknown,
          text: `${rev} was not put into the queue. ${below(report.why)}`,
          document: { ok: false, ...report },
        };
      case 'landed': {
        const { ticket, landed } = report;
        return {
          exit: exitCodes.done,
          text: `${ticket} landed as ${landed}.`,
          document: { ok: true, ticket, how: 'landed', landedAs: landed },
        };
      }
      case 'submitted':
      case 'known': {
        const isWorking = call.options['later'] !== true;
        const end = isWorking ? await workNow(view, { ...options, until: 'idle', terminal: call.terminal }) : null;
        return outcome(view, report, end);
      }
      default:
        return assertNever(report);
    }
  });
}

/** A ticket of the circuit is given to the queue by its own run: its review is of one commit. */
function ofCircuit({ project, host }: QueueView, ticket: string, dir: string): { why: string; next: string } | null {
  if (project.journal.read(ticket).length === 0) return null;
  return {
    why: `${ticket} is a ticket of the circuit, which lands it itself.`,
    next: `Run: ${runCommand(dir, ticket, host.lastGiven(project, ticket))}`,
  };
}

function outcome(
  { place, holder }: QueueView,
  { ticket, commit }: { readonly ticket: string; readonly commit: string },
  end: WorkedEnd | null,
): Reply {
  const { state, settled } = readFold(place);
  const standing = describeQueue(state, holder() !== null).find((each) => each.ticket === ticket);
  const how = settled.get(ticket);
  if (standing !== undefined) {
    const text = `${ticket} stands in the queue at position ${standing.position}. ${end === null ? '' : endText(end)}${below(standing.why)}`;
    return { exit: end === null ? exitCodes.done : exitOf(end), text, document: { ok: true, ...standing } };
  }
  const isLanded = how?.how === 'landed';
  const text = isLanded
    ? `${ticket} landed as ${how.landedAs ?? commit}.`
    : `${ticket} was given back, ${how?.how ?? 'for no reason that is known'}: ${below(how?.why ?? '')}`;
  return { exit: isLanded ? exitCodes.done : exitCodes.refused, text, document: { ok: isLanded, ticket, ...how } };
}
