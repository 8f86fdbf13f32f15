import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Project, RunEnd } from '@ticket-circuit/circuit';
import type { JournalEntry } from '@ticket-circuit/journal';
import { fold, type TicketFacts } from '@ticket-circuit/router';
import type { Decision } from '@ticket-circuit/schemas';
import { below } from '../../frame/below.ts';
import { CliError } from '../../frame/cli-error.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { withProject } from '../../host/with-project.ts';
import { runCommand } from '../run/run-command.ts';
import { type Progress, progressFor } from '../run/show-progress.ts';
import { stopSignal } from '../run/stop-signal.ts';
import { type ReplyScript, scriptOfJournal } from './script-of-journal.ts';
import { withScratchClone } from './scratch-project.ts';

/** What a replay repeats. */
interface Replay {
  readonly ticket: string;
  readonly facts: TicketFacts;
  readonly base: string;
  readonly tree: string;
  readonly decisions: ReadonlyMap<string, Decision>;
  readonly replies: Replies;
}

/** Where the replies come from: recordings of live sessions, or those that the journal rests on. */
type Replies = { readonly engine: 'recorded'; readonly dir: string } | { readonly engine: 'scripted'; readonly script: ReplyScript };

/** Runs a landed ticket again from its recordings, in a clone at its base, and says whether the same tree comes out. No model is asked. */
export async function replayTicket({ dir, words, json, options, terminal }: VerbCall): Promise<Reply> {
  const [id = ''] = words;
  const script = typeof options['script'] === 'string' ? resolve(dir, options['script']) : null;
  return await withProject(dir, async (project, host) => {
    host.viewTicket(project, id);
    const replay = await whatToReplay(project, id, { script, run: runCommand(dir, id, host.lastGiven(project, id)) });
    const { config } = await host.mainHead(project.repo);
    const progress = await progressFor(terminal, json);
    using stop = stopSignal(() => terminal.err('\nStopping the replay.\n'));
    const end = await withScratchClone(
      project.repo,
      { commit: replay.base, main: config.main, remote: config.remote ?? 'origin' },
      async (clone) => await playIn(clone, replay, progress, stop.signal),
    );
    await progress.end();
    return verdict(replay, end);
  });
}

async function whatToReplay(
  project: Project,
  ticket: string,
  { script, run }: { readonly script: string | null; readonly run: string },
): Promise<Replay> {
  const entries = project.journal.read(ticket);
  const { state } = fold(entries);
  if (state.kind === 'none' || state.base === null || state.landed === undefined)
    throw notReplayable(ticket, 'It has not landed, so there is no tree to compare with.', `Run: ${run}`);
  const replies = await repliesOf(project, ticket, entries, script);
  // The base moved with main while the ticket waited; what it began from is the first.
  const first = entries.find(({ event }) => event.kind === 'run-requested')?.event;
  const answers = entries.flatMap(({ event }) => (event.kind === 'question-answered' ? [[event.question, event.decision] as const] : []));
  return {
    ticket,
    facts: state,
    base: first?.kind === 'run-requested' ? first.base : state.base,
    tree: state.landed.tree,
    decisions: new Map(answers),
    replies,
  };
}

async function repliesOf(project: Project, ticket: string, entries: readonly JournalEntry[], given: string | null): Promise<Replies> {
  const dir = given ?? join(project.recordingsDir, ticket);
  if (existsSync(dir)) return { engine: 'recorded', dir };
  const script = given === null ? await scriptOfJournal(entries, async (digest) => await project.store.get(digest)) : null;
  if (script !== null) return { engine: 'scripted', script };
  const why = `There are no recordings at ${dir}, and the store does not hold every reply.`;
  throw notReplayable(ticket, why, 'Name the folder of its recordings: --script DIR');
}

async function playIn(clone: string, replay: Replay, progress: Progress, signal: AbortSignal): Promise<RunEnd> {
  return await withProject(clone, async (project, host) => {
    const ticket = host.openTicket(project, { title: replay.facts.title, goal: replay.facts.goal });
    const { replies } = replay;
    const script = replies.engine === 'recorded' ? replies.dir : join(project.repo.commonDir, 'replies.json');
    if (replies.engine === 'scripted') await writeFile(script, JSON.stringify(replies.script));
    try {
      for (;;) {
        const end = await host.runTicket({
          project,
          ticket,
          signal,
          engine: replies.engine,
          script,
          progress: (event) => progress.event(event),
        });
        if (end.kind !== 'waiting' || end.questions.length === 0) return end;
        for (const question of end.questions) {
          const decision = replay.decisions.get(question.id);
          if (decision === undefined) return end;
          host.answerQuestion(project, question.id, decision, ticket);
        }
      }
    } finally {
      await rm(project.workDir, { recursive: true, force: true });
      await rm(project.socketDir, { recursive: true, force: true });
    }
  });
}

function verdict({ ticket, tree }: Replay, end: RunEnd): Reply {
  const document = { ticket, tree, end };
  if (end.kind === 'stopped') return { exit: exitCodes.stopped, text: 'The replay was stopped.', document };
  if (end.kind === 'closed' && end.tree === tree)
    return { exit: exitCodes.done, text: `${ticket} comes out the same: tree ${tree}.`, document };
  if (end.kind === 'closed')
    return { exit: exitCodes.refused, text: `${ticket} comes out as tree ${end.tree}; tree ${tree} had landed.`, document };
  const why = end.kind === 'waiting' ? end.questions.map(({ id, text }) => `${id}: ${text}`).join('\n') : end.reason;
  return {
    exit: exitCodes.refused,
    text: `${ticket} does not come to its end again: ${end.kind}.\n  ${below(why, '  ')}`,
    document,
  };
}

function notReplayable(ticket: string, why: string, next: string): CliError {
  return new CliError({ code: 'not-replayable', what: `${ticket} was not replayed.`, why, next });
}
