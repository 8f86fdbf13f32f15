import { digestOf, canonicalJson, type EffectStartSession, type Event, type SessionOutcome, type Sheet } from '@ticket-circuit/schemas';
import type { TicketFacts } from '@ticket-circuit/router';
import { buildBrief } from '../brief/build-brief.ts';
import { refusedSheet } from '../brief/refused-sheet.ts';
import { faultWords } from '../progress-of.ts';
import { rolesDir } from '../session/role-program.ts';
import { runSession, type SessionRecord } from '../session/run-session.ts';
import { SessionFolder } from '../session/session-folder.ts';
import { sessionModels } from '../session/session-models.ts';
import { stepCommit } from '../step-commit.ts';
import type { TicketRun } from '../ticket-run.ts';
import { treeFor } from '../trees.ts';
import { formatChanged } from './format-changed.ts';

/** Runs one role and returns how its session ended; null when a person stopped it. */
export async function startRole(run: TicketRun, facts: TicketFacts, effect: EffectStartSession): Promise<Event | null> {
  const { repo } = run.project;
  const tree = await treeFor(repo, facts, effect);
  const commit = await stepCommit(repo, tree, facts.base === null ? [] : [facts.base], `Tree that ${effect.session} sees`);
  const brief = await buildBrief({
    repo,
    config: run.config,
    facts,
    effect,
    tree,
    rolesDir,
    baseRed: () => redAtBase(run, facts),
    refused: () => refusedBefore(run, effect),
  });
  const folder = new SessionFolder(run.project.workDir, run.project.socketDir, effect.session);
  const engine = await run.engines.forRole(effect.role);
  run.progress({
    kind: 'session',
    ticket: run.ticket,
    session: effect.session,
    role: effect.role,
    engine: engine.name,
    model: engine.model,
  });
  const outcome = await runSession({
    ctx: run.ctx,
    config: run.config,
    effect,
    brief,
    plan: facts.plan ?? null,
    tree,
    commit,
    folder,
    models: await sessionModels(run, effect, brief),
    accepted: acceptedSheet(run, effect.session),
    signal: run.signal,
    record: sessionRecord(run, effect, { tree, brief: digestOf(canonicalJson(brief)), engine: engine.name, model: engine.model }),
  });
  if (outcome === null) return null;
  run.faultPoint(`finished ${effect.session}`);
  const finished = await finish(run, effect, { tree, commit }, outcome);
  return { kind: 'session-ended', session: effect.session, outcome: finished };
}

async function refusedBefore(run: TicketRun, { session }: EffectStartSession): Promise<string | null> {
  const events = run.project.journal.read(run.ticket).map(({ event }) => event);
  return await refusedSheet(events, session, async (digest) => await run.project.store.get(digest));
}

async function redAtBase(run: TicketRun, { base }: TicketFacts): Promise<readonly string[]> {
  if (base === null) return [];
  const { baseline } = await run.baseline(base);
  return [...baseline.red, ...baseline.unstable];
}

/** Formats what the role wrote (gesture G4) and keeps the resulting tree, on top of the one that the role saw, by a ref. */
async function finish(
  run: TicketRun,
  { session }: EffectStartSession,
  start: { readonly tree: string; readonly commit: string },
  outcome: SessionOutcome,
): Promise<SessionOutcome> {
  if (outcome.kind !== 'sheet') return outcome;
  const { repo } = run.project;
  const tree = await formatChanged(run.ctx, start.tree, outcome.tree);
  const commit = await stepCommit(repo, tree, [start.commit], `What ${session} left`);
  await repo.updateRef(`refs/circuit/${session}`, commit, { expected: undefined });
  return { ...outcome, tree };
}

function acceptedSheet(run: TicketRun, session: string): Sheet | null {
  const entries = run.project.journal.read(run.ticket);
  const last = entries.findLast(
    ({ event }) => (event.kind === 'sheet-accepted' || event.kind === 'session-ended') && event.session === session,
  );
  return last?.event.kind === 'sheet-accepted' ? last.event.sheet : null;
}

/** True when the journal says that the session started and not yet how it ended. */
function hasStarted(run: TicketRun, session: string): boolean {
  const entries = run.project.journal.read(run.ticket);
  const last = entries.findLast(
    ({ event }) => (event.kind === 'session-started' || event.kind === 'session-ended') && event.session === session,
  );
  return last?.event.kind === 'session-started';
}

function sessionRecord(
  run: TicketRun,
  effect: EffectStartSession,
  seen: { tree: string; brief: string; engine: string; model: string },
): SessionRecord {
  const { session, role, key } = effect;
  let count = run.project.journal.read(run.ticket).length;
  const nextKey = (what: string): string => `${key}/${what}.${++count}`;
  return {
    launched: () => run.faultPoint(`launched ${session}`),
    started: (isFresh) => {
      if (!isFresh && hasStarted(run, session)) return;
      run.record(nextKey('started'), {
        kind: 'session-started',
        session,
        role,
        engine: seen.engine,
        ...(seen.model === '' ? {} : { model: seen.model }),
        tree: seen.tree,
        brief: seen.brief,
      });
      run.faultPoint(`started ${session}`);
    },
    sheetAccepted: async (sheet) => run.record(nextKey('sheet'), { kind: 'sheet-accepted', session, sheet }),
    sheetRefused: async (faults, handedIn) => {
      const sheet = await run.project.store.put(handedIn ?? null);
      run.record(nextKey('refused'), { kind: 'sheet-refused', session, faults, sheet });
      run.progress({ kind: 'sheet-refused', ticket: run.ticket, session, faults, what: faultWords(faults) });
    },
    fileWritten: ({ path, digest }) => run.record(nextKey('write'), { kind: 'file-written', session, file: path, digest }),
    hostFailed: (error) => run.project.log.error({ ticket: run.ticket, session, error }, 'the broker failed while it answered'),
    toolUsed: (tool, outcome) => {
      run.record(nextKey('tool'), { kind: 'tool-used', session, tool, outcome });
      run.progress({ kind: 'tool', ticket: run.ticket, session, tool, outcome });
    },
  };
}
