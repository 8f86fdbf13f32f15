import { Octokit } from '@octokit/core';
import { CliError } from '../../frame/cli-error.ts';
import type { Imported } from './open-imported.ts';

/** Which issues to read, and from where. */
export interface IssueRequest {
  readonly api: string;
  readonly token: string | null;
  readonly owner: string;
  readonly repo: string;
  /** Empty: every open one. */
  readonly numbers: readonly number[];
  readonly label: string | null;
}

const perPage = 100;
/** More would be a plan that nobody has read. */
const maxIssues = 1000;

/**
 * Reads open issues; pull requests, which GitHub lists as issues, are none.
 *
 * @throws {CliError} `not-imported` when the server refuses or cannot be reached, or there are more than a thousand.
 */
export async function readIssues(request: IssueRequest): Promise<Imported[]> {
  const octokit = new Octokit({ baseUrl: request.api, ...(request.token === null ? {} : { auth: request.token }), log: silent });
  try {
    const issues = request.numbers.length > 0 ? await named(octokit, request) : await listed(octokit, request);
    return issues
      .filter((issue) => issue.pull_request === undefined && issue.state === 'open')
      .map(({ number, title, body }) => ({
        from: 'github',
        reference: `${request.owner}/${request.repo}#${number}`,
        title,
        goal: body ?? '',
      }));
  } catch (error) {
    throw error instanceof CliError ? error : notImported(request, error);
  }
}

interface Issue {
  readonly number: number;
  readonly title: string;
  readonly state: string;
  readonly body?: string | null | undefined;
  readonly pull_request?: unknown;
}

async function named(octokit: Octokit, { owner, repo, numbers }: IssueRequest): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const number of numbers) {
    const { data } = await octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}', { owner, repo, issue_number: number });
    issues.push(data);
  }
  return issues;
}

async function listed(octokit: Octokit, { owner, repo, label }: IssueRequest): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await octokit.request('GET /repos/{owner}/{repo}/issues', {
      owner,
      repo,
      state: 'open',
      sort: 'created',
      direction: 'asc',
      per_page: perPage,
      page,
      ...(label === null ? {} : { labels: label }),
    });
    issues.push(...data);
    if (data.length < perPage) return issues;
    if (issues.length >= maxIssues)
      throw new CliError({
        code: 'not-imported',
        what: `No issue of ${owner}/${repo} was imported.`,
        why: `It has more than ${maxIssues} open issues.`,
        next: 'Choose some: --label, or their numbers.',
      });
  }
}

function notImported({ owner, repo, api, token }: IssueRequest, error: unknown): CliError {
  const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null;
  const hidden =
    token === null ? 'Give a token that may read it: GH_TOKEN, or gh auth login.' : 'Look at the name, and at what the token may read.';
  return new CliError({
    code: 'not-imported',
    what: `No issue of ${owner}/${repo} was imported.`,
    why: `${api} said: ${status === null ? '' : `${status} `}${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    next:
      status === 401 || status === 403 || status === 404
        ? hidden
        : 'Look at the connection, then type the same command again: nothing is imported twice.',
    cause: error,
  });
}

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
