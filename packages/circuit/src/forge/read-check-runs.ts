import { Octokit } from '@octokit/core';
import type { CheckRun } from './judge-check-runs.ts';

export interface CheckRunsRequest {
  readonly api: string;
  readonly token: string | null;
  readonly owner: string;
  readonly repo: string;
  readonly commit: string;
  readonly check: string;
}

export type CheckRunsReading =
  | { readonly kind: 'runs'; readonly runs: readonly CheckRun[] }
  /** `isFinal`: it will say no other thing when it is asked again. */
  | { readonly kind: 'unread'; readonly why: string; readonly isFinal: boolean };

const perPage = 100;
/** More runs of one name on one commit are no answer that can be trusted to be whole. */
const maxPages = 10;

/** Returns what asks a forge for the runs of a check on a commit, all pages of them. What it returns never throws. */
export function checkRunsReader({
  api,
  token,
  owner,
  repo,
  commit,
  check,
}: CheckRunsRequest): (signal: AbortSignal) => Promise<CheckRunsReading> {
  const octokit = new Octokit({ baseUrl: api, ...(token === null ? {} : { auth: token }), log: silent });
  const readPage = async (page: number, signal: AbortSignal): Promise<{ readonly total: number; readonly found: CheckRun[] }> => {
    const asked = { owner, repo, ref: commit, check_name: check, per_page: perPage, page, request: { signal } };
    const { data } = await octokit.request('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', asked);
    return { total: data.total_count, found: data.check_runs.map((run) => ({ ...run, id: Number(run.id) })) };
  };
  return async (signal) => {
    const runs: CheckRun[] = [];
    try {
      for (let page = 1; page <= maxPages; page += 1) {
        const { total, found } = await readPage(page, signal);
        runs.push(...found);
        if (runs.length >= total) return { kind: 'runs', runs };
        if (found.length === 0) return { kind: 'unread', why: `${api} tells of ${total} runs and shows ${runs.length}.`, isFinal: false };
      }
    } catch (error) {
      return unread(api, token, error);
    }
    return { kind: 'unread', why: `${api} shows more than ${perPage * maxPages} runs of "${check}" for ${commit}.`, isFinal: true };
  };
}

function unread(api: string, token: string | null, error: unknown): CheckRunsReading {
  const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null;
  const said = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  const isFinal = status === 401 || status === 404 || (status === 403 && !isLimited(error));
  const next =
    token === null
      ? ' Give a token that may read it: GH_TOKEN, or gh auth login.'
      : ' Look at forge in circuit.json, and at what the token may read.';
  return { kind: 'unread', why: `${api} said: ${status === null ? '' : `${status} `}${said}.${isFinal ? next : ''}`, isFinal };
}

/** Whether it refused because it was asked too often. */
function isLimited(error: unknown): boolean {
  const { response } = error as { readonly response?: { readonly headers?: Readonly<Record<string, unknown>> } };
  return response?.headers?.['retry-after'] !== undefined || response?.headers?.['x-ratelimit-remaining'] === '0';
}

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
