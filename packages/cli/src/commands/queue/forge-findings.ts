import type { ForgeTrial } from '@ticket-circuit/circuit';
import { CircuitError, counted, InternalError } from '@ticket-circuit/schemas';
import { toMend, type Finding } from '../doctor/finding.ts';
import type { QueueView } from './with-queue.ts';

/** Returns what is to be said of the check of a forge that main names: whether it can be read, with a token, and runs there; nothing where none is named. */
export async function forgeFindings({ project, host }: Pick<QueueView, 'project' | 'host'>): Promise<Finding[]> {
  try {
    const trial = await host.tryForge(project);
    return trial === null ? [] : [tokenFinding(trial), answerFinding(trial)];
  } catch (error) {
    if (!(error instanceof CircuitError) || error instanceof InternalError) throw error;
    return [toMend('forge', error)];
  }
}

function tokenFinding({ hasToken, host }: ForgeTrial): Finding {
  const part = 'forge token';
  if (hasToken) return { kind: 'good', part, says: `there is one for ${host}` };
  const name = host === 'api.github.com' ? 'GH_TOKEN' : 'GH_ENTERPRISE_TOKEN';
  return {
    kind: 'notice',
    part,
    says: `There is none for ${host}: it answers little, and nothing of what is private.`,
    next: `Set ${name}, or run: gh auth login`,
  };
}

function answerFinding({ repository, check, host, commit, answer }: ForgeTrial): Finding {
  const [part, what] = ['forge', `"${check}" of ${repository}`];
  if (answer.kind === 'unread')
    return {
      kind: 'mend',
      part,
      says: `${what} cannot be read at ${host}: ${answer.why}`,
      next: 'Look at "forge" in circuit.json on main, and at what the token may read.',
    };
  const at = `main at ${commit.slice(0, 10)}`;
  if (answer.runs > 0) return { kind: 'good', part, says: `${what} shows ${counted(answer.runs, 'run')} on ${at}` };
  return {
    kind: 'notice',
    part,
    says: `${what} shows no run on ${at}; where it shows none for a ticket, that is never green.`,
    next: 'Look whether a check has this name, and runs for pushes to branches below circuit-queue/.',
  };
}
