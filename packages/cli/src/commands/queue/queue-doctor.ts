import { hookNames, hookState, liveRef, parkedPushes, targetOf, type HookName, type HookState } from '@ticket-circuit/merge-queue';
import { assertNever, counted, shellWord } from '@ticket-circuit/schemas';
import { hintAt } from '../../frame/circuit-at.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { findingText, type Finding } from '../doctor/finding.ts';
import { forgeFindings } from './forge-findings.ts';
import { hookPlace } from './queue-hooks.ts';
import { withQueue, type QueueView } from './with-queue.ts';

/** Looks whether what the queue relies on agrees with itself. */
export async function queueDoctor({ dir }: VerbCall): Promise<Reply> {
  return await withQueue(dir, async (view) => {
    const findings = [
      journalFinding(view),
      await refsFinding(view),
      await mainFinding(view),
      workerFinding(view),
      ...(await hookFindings(view)),
      ...(await forgeFindings(view)),
    ];
    const isWell = findings.every(({ kind }) => kind !== 'mend');
    return {
      exit: isWell ? exitCodes.done : exitCodes.refused,
      text: findings.map((finding) => hintAt(dir, findingText(finding))).join('\n'),
      document: { ok: isWell, findings },
    };
  });
}

function journalFinding({ place: { log } }: QueueView): Finding {
  const { records, damaged } = log.readFrom(0);
  const says = `${counted(records.length, 'record', 'records')} in ${log.file}`;
  if (damaged === 0) return { kind: 'good', part: 'journal', says };
  return {
    kind: 'notice',
    part: 'journal',
    says: `${says}; ${counted(damaged, 'line is', 'lines are')} no record and count as never written`,
    next: 'Nothing is lost but order and reasons: refs and main hold the facts.',
  };
}

async function refsFinding({ place: { repo }, fold: { state } }: QueueView): Promise<Finding> {
  const live = new Map((await repo.listRefs('refs/queue/live')).map(({ ref, commit }) => [ref, commit]));
  const odd = [
    ...state.entries.filter(({ ticket, commit }) => live.get(liveRef(ticket)) !== commit).map(({ ticket }) => ticket),
    ...[...live.keys()]
      .map((ref) => ref.slice(liveRef('').length))
      .filter((ticket) => !state.entries.some((entry) => entry.ticket === ticket)),
  ];
  if (odd.length === 0)
    return { kind: 'good', part: 'refs', says: `${counted(live.size, 'submission', 'submissions')}, as the journal says` };
  return {
    kind: 'notice',
    part: 'refs',
    says: `They differ from the journal for ${[...new Set(odd)].join(', ')}.`,
    next: 'The refs count. Run: circuit queue work',
  };
}

async function mainFinding({ place }: QueueView): Promise<Finding> {
  const target = await targetOf(place);
  const reading = await target.readHead();
  switch (reading.kind) {
    case 'head':
      return { kind: 'good', part: 'main', says: `${target.name} is at ${reading.commit.slice(0, 10)}` };
    case 'absent':
      return {
        kind: 'mend',
        part: 'main',
        says: `${target.name} does not exist.`,
        next: `Push it first: git push ${shellWord(place.remote ?? 'origin')} ${shellWord(place.branch)}`,
      };
    case 'unknown':
      return {
        kind: 'mend',
        part: 'main',
        says: `${target.name} cannot be read: ${reading.why}`,
        next: `Run: git ls-remote ${shellWord(place.remote ?? 'origin')}`,
      };
    default:
      return assertNever(reading);
  }
}

function workerFinding({ holder, fold: { state } }: QueueView): Finding {
  const by = holder();
  if (by !== null) return { kind: 'good', part: 'worker', says: `process ${by.pid} since ${by.since}` };
  if (state.entries.length === 0) return { kind: 'good', part: 'worker', says: 'none, and nothing to do' };
  return {
    kind: 'notice',
    part: 'worker',
    says: `None, and ${counted(state.entries.length, 'ticket waits', 'tickets wait')}.`,
    next: 'Run: circuit queue work',
  };
}

async function hookFindings(view: QueueView): Promise<Finding[]> {
  const place = await hookPlace(view);
  if (place === null) return [{ kind: 'good', part: 'hooks', says: 'none can be installed from here; the queue looks at main by itself' }];
  const states = await Promise.all(hookNames.map(async (name) => ({ name, state: await hookState(place, name) })));
  const isGuarded = states.some(({ name, state }) => isGuard(name) && state.kind !== 'missing' && state.kind !== 'other');
  const found = states.filter(({ name }) => isGuarded || !isGuard(name)).map(({ name, state }) => hookFinding(name, state));
  return [...found, await intakeFinding(view)];
}

const isGuard = (name: HookName): boolean => name === 'pre-receive' || name === 'reference-transaction';

const withoutIt = {
  'post-receive': 'It is not installed: landings by hand are seen a little later.',
  'proc-receive': 'It is not installed: the queue takes no pushes, only circuit queue add.',
  'pre-receive': 'It is missing, so main is guarded by half.',
  'reference-transaction': 'It is missing, so main is guarded by half.',
} as const satisfies Record<HookName, string>;

async function intakeFinding({ place }: QueueView): Promise<Finding> {
  const part = 'pushes';
  const parked = await parkedPushes(place).catch(() => null);
  if (parked === null) return { kind: 'notice', part, says: 'It cannot be read what was pushed for the queue.', next: 'See main above.' };
  if (parked.length === 0) return { kind: 'good', part, says: 'none wait to be taken in' };
  const says = `${parked.map(({ ticket }) => ticket).join(', ')}: pushed and not taken in yet`;
  return { kind: 'notice', part, says, next: 'Run: circuit queue work' };
}

function hookFinding(name: HookName, state: HookState): Finding {
  const next = `Run: circuit queue hooks${isGuard(name) ? ' --guard' : ''}`;
  switch (state.kind) {
    case 'installed':
      return { kind: 'good', part: name, says: state.chained ? 'installed, before the one that stood there' : 'installed' };
    case 'missing':
    case 'other':
      return {
        kind: isGuard(name) ? 'mend' : 'notice',
        part: name,
        says: withoutIt[name],
        next,
      };
    case 'changed':
      return { kind: 'mend', part: name, says: 'It is of another version, for another place, or edited.', next };
    case 'not-executable':
      return { kind: 'mend', part: name, says: 'git does not run it: it is not executable.', next };
    case 'unrouted':
      return { kind: 'mend', part: name, says: 'git hands it nothing: receive.procReceiveRefs lacks refs/for.', next };
    case 'nowhere':
      return {
        kind: 'mend',
        part: name,
        says: `core.hooksPath leads to ${state.folder}, which does not exist: git runs no hook at all.`,
        next: 'Make the folder, or run: git config --unset core.hooksPath',
      };
    default:
      return assertNever(state);
  }
}
