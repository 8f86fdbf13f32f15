import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A check run as it is listed; what is left out is a green run of `ci` on the commit that was asked about. */
export interface FakeRun {
  readonly id: number;
  readonly name?: string;
  readonly head_sha?: string;
  readonly status?: string;
  readonly conclusion?: string | null;
  readonly html_url?: string;
}

/** One answer; `null` says nothing and keeps the line open. */
export type FakeAnswer = { readonly status?: number; readonly headers?: Record<string, string>; readonly runs?: readonly FakeRun[] } | null;

export interface FakeForge {
  readonly url: string;
  readonly asked: { readonly path: string; readonly page: number; readonly token: string | undefined }[];
}

/** Speaks the path of GitHub's API for check runs, page by page. Of a commit that no branch of the bare repository has it knows nothing. */
export async function fakeForge(origin: string, answer: (time: number) => FakeAnswer): Promise<FakeForge> {
  const asked: FakeForge['asked'] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
    const page = Number(searchParams.get('page') ?? '1');
    asked.push({ path: pathname, page, token: request.headers.authorization });
    const say = (status: number, body: unknown, headers = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    };
    const [, commit] = /^\/repos\/ada\/small\/commits\/([0-9a-f]{40})\/check-runs$/u.exec(pathname) ?? [];
    if (commit === undefined) return say(404, { message: 'Not Found' });
    const heads = execFileSync('git', ['--git-dir', origin, 'for-each-ref', '--format=%(objectname)', 'refs/heads'], { encoding: 'utf8' });
    if (!heads.split('\n').includes(commit)) return say(422, { message: `No commit found for SHA: ${commit}` });
    const given = answer(asked.length);
    if (given === null) return undefined;
    const { status = 200, headers = {}, runs = [] } = given;
    if (status !== 200) return say(status, { message: 'no' }, headers);
    const usual = { name: 'ci', head_sha: commit, status: 'completed', conclusion: 'success', html_url: 'https://forge.example/run' };
    const named = runs.map((run) => ({ ...usual, ...run })).filter(({ name }) => name === searchParams.get('check_name'));
    const size = Number(searchParams.get('per_page') ?? '30');
    return say(200, { total_count: named.length, check_runs: named.slice((page - 1) * size, page * size) });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}
