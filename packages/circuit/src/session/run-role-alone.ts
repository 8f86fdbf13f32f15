import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { totalTokens } from '@ticket-circuit/engines';
import { requireSandbox } from '@ticket-circuit/sandbox';
import type {
  Brief,
  Circuit,
  CommonRoleName,
  CompleteRequest,
  EffectStartSession,
  EventModelCalled,
  SessionOutcome,
} from '@ticket-circuit/schemas';
import { brokerComplete } from '../broker/broker-complete.ts';
import { callHolds } from '../broker/call-holds.ts';
import type { ModelOutcome } from '../broker/complete-outcome.ts';
import { engineSet, type EngineOptions } from '../project/engine-set.ts';
import { checksContext, type Project } from '../project/open-project.ts';
import type { ProgressEvent } from '../progress.ts';
import { freeSession } from './free-session.ts';
import { runSession, type SessionRecord } from './run-session.ts';
import { SessionFolder } from './session-folder.ts';
import { pinnedDigest } from './session-models.ts';

/** What one role alone is run on. */
export interface LoneRole extends EngineOptions {
  readonly project: Project;
  readonly config: Circuit;
  readonly role: CommonRoleName;
  readonly brief: Brief;
  /** The commit whose tree the role sees. */
  readonly commit: string;
  readonly signal: AbortSignal;
  readonly progress?: (event: ProgressEvent) => void;
  /** Hears what a run of the circuit would journal. */
  readonly record?: (event: 'started' | 'sheet-accepted' | 'sheet-refused' | 'file-written' | 'tool-used' | 'model-called') => void;
}

/** What came of it. */
export interface LoneRoleEnd {
  /** Null when a person stopped it. */
  readonly outcome: SessionOutcome | null;
  readonly calls: number;
  readonly tokens: number;
  readonly costUsd: number;
}

/**
 * Runs one role on a brief in its sandbox, with a broker of its own and within the project's budget. Nothing is journalled, nothing lands
 * and its work tree is removed; all else is as in a run of the circuit.
 *
 * @throws {SandboxError} no-sandbox when this machine's sandbox does not hold.
 */
export async function runRoleAlone(options: LoneRole): Promise<LoneRoleEnd> {
  const { project, config, brief, commit, signal } = options;
  await requireSandbox();
  const effect = effectOf(options);
  const ctx = checksContext(project, config, { signal });
  // Two at once, or one beside a run of the same ticket, must not meet; what a killed process leaves must be told by its name.
  const alone = `alone-${process.pid}-${randomBytes(6).toString('hex')}`;
  const folder = new SessionFolder(join(project.workDir, alone), join(project.socketDir, alone), brief.session);
  for (const dir of [project.workDir, project.socketDir]) await mkdir(join(dir, alone), { mode: 0o755 });
  const calls: EventModelCalled[] = [];
  try {
    const outcome = await runSession({
      ctx,
      config,
      effect,
      brief,
      plan: 'plan' in brief ? (brief.plan ?? null) : null,
      tree: await project.repo.treeOf(commit),
      commit,
      folder,
      models: { complete: await completeFor(options, effect, calls) },
      accepted: null,
      signal,
      record: recordOf(options),
    });
    return {
      outcome,
      calls: calls.length,
      tokens: calls.reduce((sum, { usage }) => sum + totalTokens(usage), 0),
      costUsd: calls.reduce((sum, call) => sum + call.costUsd, 0),
    };
  } finally {
    // What it wrote is in the outcome; nothing of it is worth an archive.
    await freeSession({ repo: ctx.repo, folder, session: brief.session, isKept: true }, project.workDir);
    await rm(join(project.workDir, alone), { recursive: true, force: true });
    await rm(join(project.socketDir, alone), { recursive: true, force: true });
  }
}

function effectOf({ role, brief }: LoneRole): EffectStartSession {
  const { session, round } = brief;
  return {
    kind: 'start-session',
    key: `${session}/start-session`,
    role,
    brief: brief.kind,
    session,
    step: stepOf(brief.kind),
    round,
    try: brief.try,
    feedback: brief.feedback,
  };
}

function stepOf(kind: Brief['kind']): EffectStartSession['step'] {
  return kind === 'decision' ? 'plan' : kind;
}

async function completeFor(
  options: LoneRole,
  effect: EffectStartSession,
  calls: EventModelCalled[],
): Promise<(request: CompleteRequest) => Promise<ModelOutcome>> {
  const { project, config, brief, role, budgetUsd, signal } = options;
  const engines = engineSet(config, options, project.repo.topLevel);
  const pinned = await pinnedDigest(effect, brief);
  const holds = callHolds();
  const spent = () => {
    const usdSpent = calls.reduce((sum, call) => sum + call.costUsd, 0);
    return {
      usdSpent,
      tokensSpent: calls.reduce((sum, { usage }) => sum + totalTokens(usage), 0),
      usdSpentToday: usdSpent,
      usdSpentInProject: usdSpent,
    };
  };
  return async (request) =>
    await brokerComplete(
      {
        role,
        session: brief.session,
        holds,
        engine: async (tier) => await engines.open(role, tier, () => pinned),
        budget: () => ({ ...config.budget, ...(budgetUsd === undefined ? {} : { perTicketUsd: budgetUsd }) }),
        spent,
        lookup: async () => null,
        journal: async (event) => {
          calls.push(event);
          options.record?.('model-called');
          const tokens = event.usage.inputTokens + event.usage.outputTokens;
          options.progress?.({
            kind: 'call',
            ticket: brief.ticket,
            session: brief.session,
            purpose: event.purpose,
            tokens,
            costUsd: event.costUsd,
            spentUsd: spent().usdSpent,
          });
        },
        signal,
      },
      request,
    );
}

function recordOf({ brief, record, progress }: LoneRole): SessionRecord {
  return {
    launched: () => {},
    started: () => record?.('started'),
    sheetAccepted: async () => record?.('sheet-accepted'),
    sheetRefused: async () => record?.('sheet-refused'),
    fileWritten: () => record?.('file-written'),
    // The one who runs a role alone sees how it ends.
    hostFailed: () => {},
    toolUsed: (tool, outcome) => {
      record?.('tool-used');
      progress?.({ kind: 'tool', ticket: brief.ticket, session: brief.session, tool, outcome });
    },
  };
}
