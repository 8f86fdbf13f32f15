import { setTimeout as pause } from 'node:timers/promises';
import { throwawayBranches } from '@ticket-circuit/git';
import type { Candidate, CheckVerdict } from '@ticket-circuit/merge-queue';
import type { Circuit } from '@ticket-circuit/schemas';
import type { Project } from '../project/open-project.ts';
import { githubToken } from './github-token.ts';
import { judgeCheckRuns, linkOf, type ForgeAnswer } from './judge-check-runs.ts';

export interface ForgeQuestion {
  readonly project: Pick<Project, 'repo' | 'store'>;
  readonly candidate: Pick<Candidate, 'commit' | 'tree' | 'tickets'>;
  readonly forge: NonNullable<Circuit['forge']>;
  readonly remote: string;
  readonly signal: AbortSignal;
  readonly progress: (line: string) => void;
  /** How long to wait before it is asked again. */
  readonly pollMs?: number;
  /** Ends the wait; what `forge` gives it, counted from the push, unless said. */
  readonly deadline?: AbortSignal;
}

const usual = { api: 'https://api.github.com', timeoutS: 3600, pollMs: 10_000 } as const;
export const requestTimeoutMs = 30_000;
const notHeard = 'Nothing was heard of it.';

/** Returns the address of a forge's API, without a slash at its end. */
export function forgeApi({ api = usual.api }: Pick<ForgeQuestion['forge'], 'api'>): string {
  return api.replace(/\/+$/u, '');
}

/** Returns how long a forge may take for its answer. */
export function forgeTimeoutMs({ timeoutS = usual.timeoutS }: ForgeQuestion['forge']): number {
  return timeoutS * 1000;
}

/**
 * Shows the forge a candidate, on a branch that is there only for that, and returns what the required check says of exactly that commit.
 * Not answered in time, or not to be reached, is unknown. The branch is taken away at the end; one that a killed process left goes
 * with the ticket's next candidate.
 */
export async function askForge(question: ForgeQuestion): Promise<CheckVerdict> {
  const { forge, progress, candidate } = question;
  const branch = branchOf(candidate);
  const fault = await showCandidate(question, branch);
  if (fault !== null)
    return { kind: 'unknown', why: `${candidate.commit} could not be pushed for ${forge.repository} to check it: ${fault}` };
  try {
    progress(`Waiting for "${forge.check}" of ${forge.repository} on ${candidate.commit.slice(0, 10)}.`);
    return await verdictOf(question, await waitForAnswer(question));
  } finally {
    await takeAway(question, [branch]);
  }
}

/** The ticket's folder holds its candidates alone, each under its commit: no branch is ever moved. */
function branchOf({ commit, tickets }: ForgeQuestion['candidate']): string {
  return `${throwawayBranches}${tickets.at(-1) ?? 'none'}/${commit}`;
}

/** Pushes the candidate, unless it is there; returns why that failed, or null. */
async function showCandidate(question: ForgeQuestion, branch: string): Promise<string | null> {
  const { project, remote, candidate } = question;
  const folder = branch.slice(0, branch.lastIndexOf('/'));
  const there = await project.repo.remoteRefsBelow(remote, [folder]).catch((error: unknown) => String(error));
  if (typeof there === 'string') return there;
  const left = [...there.keys()].filter((ref) => ref !== branch);
  await takeAway(question, left);
  const at = there.get(branch);
  if (at !== undefined) return at === candidate.commit ? null : `${branch} is at ${at}, where somebody else put it.`;
  const pushed = await project.repo.push(remote, [{ ref: branch, commit: candidate.commit, expected: null }], { atomic: true });
  return pushed.kind === 'pushed' ? null : pushed.why;
}

/** Takes branches away as far as they can be: what stays is in nobody's way. */
async function takeAway({ project, remote }: ForgeQuestion, branches: readonly string[]): Promise<void> {
  for (const ref of branches) {
    const expected = ref.slice(ref.lastIndexOf('/') + 1);
    await project.repo.push(remote, [{ ref, commit: null, expected }], { atomic: true });
  }
}

/** Asks until there is a verdict, the time is over, or nobody wants to know any more. */
async function waitForAnswer(question: ForgeQuestion): Promise<ForgeAnswer> {
  const {
    forge,
    candidate: { commit },
    signal,
    pollMs = usual.pollMs,
    deadline = AbortSignal.timeout(forgeTimeoutMs(forge)),
  } = question;
  const { check, repository } = forge;
  const api = forgeApi(forge);
  const [owner = '', repo = ''] = repository.split('/');
  // Nothing else needs the client, and most projects have no such check.
  const { checkRunsReader } = await import('./read-check-runs.ts');
  const read = checkRunsReader({ api, token: await githubToken(api, process.env), owner, repo, commit, check });
  const stopped = AbortSignal.any([signal, deadline]);
  for (let why = notHeard; ;) {
    const reading = await read(AbortSignal.any([stopped, AbortSignal.timeout(requestTimeoutMs)]));
    const answer = reading.kind === 'runs' ? judgeCheckRuns(reading.runs, { check, commit }) : ({ ...reading, kind: 'none' } as const);
    if (answer.kind !== 'none') return answer;
    // A request that the end of the time cut off says nothing that was not said before.
    if (!stopped.aborted || why === notHeard) ({ why } = answer);
    if (reading.kind === 'unread' && reading.isFinal) return answer;
    await pause(pollMs, undefined, { signal: stopped }).catch(() => {});
    if (signal.aborted) return { kind: 'none', why: 'The run was stopped.' };
    if (deadline.aborted) return { kind: 'none', why: `There was no verdict within ${forgeTimeoutMs(forge) / 1000} s. ${why}` };
  }
}

async function verdictOf({ project, forge, candidate }: ForgeQuestion, answer: ForgeAnswer): Promise<CheckVerdict> {
  const { repository, check } = forge;
  switch (answer.kind) {
    case 'none':
      return { kind: 'unknown', why: `"${check}" of ${repository} said nothing of ${candidate.commit}: ${answer.why}` };
    case 'red': {
      const message =
        `"${check}" of ${repository} ended as ${answer.run.conclusion} on ${candidate.commit} ${linkOf(answer.run)}`.trimEnd();
      return { kind: 'red', faults: [{ conjunct: 'checks-pass', where: 'source', message }] };
    }
    case 'green': {
      const { commit, tree } = candidate;
      const { id, html_url: url } = answer.run;
      return { kind: 'green', proof: await project.store.put({ what: 'queue-forge', tree, commit, repository, check, run: id, url }) };
    }
    default:
      return answer satisfies never;
  }
}
