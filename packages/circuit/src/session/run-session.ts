import { makeMountPoints, type ChecksContext } from '@ticket-circuit/checks';
import {
  compareSnapshots,
  openShim,
  readSession,
  snapshotTree,
  stopSession,
  waitForSession,
  type SessionResult,
  type SessionState,
  type TreeSnapshot,
} from '@ticket-circuit/sandbox';
import type { Brief, Circuit, EffectStartSession, PlanSheet, SessionOutcome, Sheet } from '@ticket-circuit/schemas';
import { CircuitHostError } from '../circuit-host-error.ts';
import { freeSession } from './free-session.ts';
import { serveSession, type SessionVerdict } from './serve-session.ts';
import { handleTool, treeAfter, type ToolHost } from './handle-tool.ts';
import { shimProgram } from './role-program.ts';
import { roleSandbox } from './role-sandbox.ts';
import type { SessionFolder } from './session-folder.ts';
import type { SessionModels } from './session-models.ts';
import { sessionStop, type SessionStop } from './session-stop.ts';

/** What one session is made of. */
export interface SessionInput {
  readonly ctx: ChecksContext;
  readonly config: Circuit;
  readonly effect: EffectStartSession;
  readonly brief: Brief;
  readonly plan: PlanSheet | null;
  /** The tree that the session sees, and a commit that holds it. */
  readonly tree: string;
  readonly commit: string;
  readonly folder: SessionFolder;
  readonly models: SessionModels;
  /** A sheet that was accepted before a crash. */
  readonly accepted: Sheet | null;
  readonly signal: AbortSignal;
  readonly record: SessionRecord;
}

/** What the host keeps of a session while it runs. */
export interface SessionRecord {
  /** The process runs and nothing says so yet. */
  launched(): void;
  /** Called for a fresh session and for an adopted one, whose start may not be journalled. */
  started(isFresh: boolean): void;
  sheetAccepted(sheet: Sheet): Promise<void>;
  sheetRefused(faults: { path: string; rule: string; message: string }[], sheet: unknown): Promise<void>;
  fileWritten(write: { path: string; digest: string }): void;
  toolUsed(tool: string, outcome: string): void;
  /** The host itself failed while it answered the session, which is told nothing more. */
  hostFailed(error: unknown): void;
}

/**
 * Runs one session to its end and returns its outcome after the walk. A session whose shim still runs is adopted; a finished one is only
 * judged; any other is started fresh, and the calls that it already paid are answered from the record. Returns null when a person stopped
 * it: nothing was judged, and the next run starts it again, unless its sheet was accepted before.
 *
 * @throws {CircuitHostError} no-engine when the provider does not admit the key.
 */
export async function runSession(input: SessionInput): Promise<SessionOutcome | null> {
  const { folder } = input;
  const before = await readSession(folder.shim);
  const isFresh = isToStart(before, input.accepted);
  if (isFresh) await makeFolder(input);
  // It starts while the work tree is made.
  using shim = isFresh ? openShim(folder.shim, shimProgram()) : null;
  const snapshot = isFresh ? await makeTree(input) : await folder.snapshot();
  // The sheet of a session that is started again speaks of a tree that is gone.
  const verdict: SessionVerdict = { violation: null, end: null, sheet: isFresh ? null : input.accepted, noKey: null };
  const stop = sessionStop(folder.shim);
  const host = toolHost(input, verdict, stop);
  const served = await serveSession({ input, verdict, stop, tool: async (request) => await handleTool(host, request) });
  try {
    if (shim !== null && snapshot !== null) {
      const started = shim.start(await roleSandbox(input.effect.role, { tree: folder.tree, socket: folder.socket }));
      // Written while the session starts. Who adopts one without it cannot make the walk, and starts another.
      await Promise.all([started, folder.keepSnapshot(snapshot)]);
      input.record.launched();
    }
    input.record.started(isFresh);
    const ended = await waitForSession(folder.shim, { signal: AbortSignal.any([input.signal, stop.failed]) });
    if (input.signal.aborted) return null;
    if (ended.kind === 'lost') return { kind: 'infrastructure', why: 'The process of the session vanished without a result.' };
    if (verdict.noKey === null) return await judge(input, { verdict, snapshot, result: ended.result });
  } finally {
    if (input.signal.aborted) await stopSession(folder.shim);
    await served.close();
  }
  return await refuseKey(input, verdict.noKey);
}

/** Frees the session, so that the next run starts it afresh, and refuses: a wrong key is no fault of the world that comes right by itself. */
async function refuseKey({ ctx, folder, effect }: SessionInput, { why, next }: NonNullable<SessionVerdict['noKey']>): Promise<never> {
  await freeSession({ repo: ctx.repo, folder, session: effect.session, isKept: false }, ctx.workDir);
  throw new CircuitHostError({ code: 'no-engine', what: `The engine of the ${effect.role} did not let us in.`, why, next });
}

/** A session that was stopped before its sheet was accepted has nothing to be judged by. */
function isToStart(before: SessionState, accepted: Sheet | null): boolean {
  if (before.kind === 'ended') return before.result.end.kind === 'aborted' && accepted === null;
  return before.kind !== 'running';
}

async function makeFolder({ ctx, folder, effect }: SessionInput): Promise<void> {
  const aside = await freeSession({ repo: ctx.repo, folder, session: effect.session, isKept: false }, ctx.workDir);
  if (aside !== null) ctx.onProgress?.(`what ${effect.session} left before cannot be kept in a commit; it lies in ${aside}`);
  await folder.make();
}

/** Makes the work tree and returns what it holds. */
async function makeTree(input: SessionInput): Promise<TreeSnapshot> {
  const { folder, ctx } = input;
  await ctx.repo.addWorktree(folder.tree, input.commit);
  await makeMountPoints(ctx, { path: folder.tree, tree: input.tree });
  return await snapshotTree(folder.tree);
}

function toolHost(input: SessionInput, verdict: SessionVerdict, stop: SessionStop): ToolHost {
  return {
    ctx: input.ctx,
    config: input.config,
    folder: input.folder,
    role: input.effect.role,
    brief: input.effect.brief,
    plan: input.plan,
    startTree: input.tree,
    onWrite: (write) => input.record.fileWritten(write),
    onOutOfPlan: (violation) => {
      verdict.violation ??= violation;
      stop.request();
    },
  };
}

async function judge(
  input: SessionInput,
  { verdict, snapshot, result }: { verdict: SessionVerdict; snapshot: TreeSnapshot | null; result: SessionResult },
): Promise<SessionOutcome> {
  const { folder } = input;
  const writes = await folder.writes();
  if (snapshot === null) return { kind: 'infrastructure', why: 'The snapshot of the work tree is gone, so the walk cannot be made.' };
  const seen = await snapshotTree(folder.tree);
  const findings = compareSnapshots(snapshot, seen, writes);
  if (findings.length > 0) return { kind: 'breach', paths: findings.map((finding) => finding.path) };
  folder.keepWalk({ commit: input.commit, seen });
  if (verdict.violation) return { kind: 'out-of-plan', ...verdict.violation };
  if (verdict.end) return verdict.end;
  if (verdict.sheet) return { kind: 'sheet', sheet: verdict.sheet, tree: await treeAfter(input.ctx, folder, input.tree, writes) };
  return failure(result);
}

/** A session without a sheet: what its process did tells a fault of the world from one of the role. */
function failure({ end, stderrTail }: SessionResult): SessionOutcome {
  const tail = stderrTail.trim().slice(-600);
  if (end.kind === 'exited' && end.code === 0)
    return { kind: 'invalid-sheet', faults: [{ path: '', rule: 'sheet', message: 'The role ended without handing in a sheet.' }] };
  if (end.kind === 'limit')
    return { kind: 'invalid-sheet', faults: [{ path: '', rule: 'limit', message: `The session reached its ${end.limit} limit.` }] };
  const how =
    end.kind === 'exited'
      ? `exit status ${end.code}`
      : end.kind === 'signalled'
        ? end.signal
        : end.kind === 'set-up-failed'
          ? end.why
          : end.kind;
  return { kind: 'infrastructure', why: `The role process ended with ${how}.${tail === '' ? '' : ` It said: ${tail}`}` };
}
