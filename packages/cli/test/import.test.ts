import { expect, test } from 'vitest';
import { documentOf, jsonServer, program, scratchRepo, writeFiles, circuit, type Said } from './scratch.ts';

interface Fake {
  readonly url: string;
  readonly asked: { readonly url: string; readonly token: string | undefined }[];
}

/** A server that answers as GitHub's API does; what it was asked is kept. */
async function fakeGithub(answer: (url: URL) => { status?: number; body: unknown }): Promise<Fake> {
  const asked: Fake['asked'] = [];
  const address = await jsonServer((request) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    asked.push({ url: `${url.pathname}${url.search}`, token: request.headers.authorization });
    return answer(url);
  });
  return { url: address, asked };
}

const env = { GH_TOKEN: 'for-github-alone', GITHUB_TOKEN: '', GH_ENTERPRISE_TOKEN: 'for-the-fake', GH_CONFIG_DIR: '/nonexistent' };
const importing = async (repo: string, ...words: string[]): Promise<Said> =>
  await program('circuit', repo, ['import', 'github', ...words], '', env);

test('open issues become tickets that name where they are from, pull requests do not, and none is imported twice', async () => {
  const issues = [
    { number: 1, title: 'Add\nthree', state: 'open', body: 'add takes three numbers.\r\nAlways.' },
    { number: 2, title: 'A pull request', state: 'open', body: '', pull_request: {} },
    { number: 3, title: `Say ${'long '.repeat(60)}`, state: 'open', body: null },
  ];
  const { url, asked } = await fakeGithub(() => ({ body: issues }));
  const repo = scratchRepo();
  expect(await importing(repo, 'ada/small', '--api', url, '--label', 'ready')).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/^T-1 {2}ada\/small#1 {2}Add three\nT-2 {2}ada\/small#3 {2}Say long .*…\n$/u),
  });
  expect(asked).toEqual([{ url: expect.stringContaining('/repos/ada/small/issues?state=open'), token: 'token for-the-fake' }]);
  expect(asked[0]?.url).toContain('labels=ready');
  expect((await importing(repo, 'ada/small', '--api', url)).out).toContain('T-1  ada/small#1  Add three  (imported before)');
  const shown = documentOf(await circuit(repo, 'show', 'T-1', '--json'));
  expect(shown['ticket']).toMatchObject({
    title: 'Add three',
    goal: 'add takes three numbers.\nAlways.',
    status: 'open',
    origin: { kind: 'imported', from: 'github', reference: 'ada/small#1' },
  });
  expect((await circuit(repo, 'show', 'T-1')).out).toContain('open, $0.00, imported from github: ada/small#1');
});

test('issues are read page by page, or by their numbers alone', async () => {
  const page = (from: number, count: number): unknown[] =>
    Array.from({ length: count }, (_, index) => ({ number: from + index, title: `Issue ${from + index}`, state: 'open', body: 'x' }));
  const { url, asked } = await fakeGithub(({ pathname, searchParams }) => {
    if (pathname.endsWith('/issues/7')) return { body: page(7, 1)[0] };
    if (pathname.endsWith('/issues/8')) return { body: { number: 8, title: 'Done', state: 'closed', body: 'x' } };
    return { body: searchParams.get('page') === '1' ? page(1, 100) : page(101, 2) };
  });
  expect(documentOf(await importing(scratchRepo(), 'ada/small', '--api', url, '--json'))['tickets']).toHaveLength(102);
  expect(asked).toHaveLength(2);
  expect((await importing(scratchRepo(), 'ada/small', '7', '8', '--api', url)).out).toBe('T-1  ada/small#7  Issue 7\n');
});

test.each([
  [404, 'what the token may read'],
  [500, 'nothing is imported twice'],
])('a server that answers %i is told with what to do, and nothing is opened', async (status, next) => {
  const { url } = await fakeGithub(() => ({ status, body: { message: 'no' } }));
  const repo = scratchRepo();
  expect(await importing(repo, 'ada/small', '--api', url)).toMatchObject({ code: 2, err: expect.stringContaining(next) });
  expect(documentOf(await circuit(repo, 'tickets', '--json'))).toEqual({ tickets: [] });
});

test('a name that is no repository, a number that is none and an address that is none are refused before anything is asked', async () => {
  const repo = scratchRepo();
  for (const words of [['small'], ['ada/small/more'], ['ada/small', '0x1'], ['ada/small', '--api', 'file:///etc/passwd']])
    expect(await importing(repo, ...words)).toMatchObject({ code: 2, err: expect.stringContaining('Nothing was imported.') });
});

test('open issues of beads become tickets with design and criteria in their goal, and a broken line imports none', async () => {
  const repo = scratchRepo();
  const bead = {
    id: 'bd-a1',
    title: 'Add three',
    description: 'add takes three numbers.',
    design: 'One more.',
    acceptance_criteria: '- [ ] 6',
    status: 'open',
  };
  const lines = [
    bead,
    { ...bead, id: 'bd-b2', status: 'closed' },
    { id: 'bd-c3', title: 'Only a title', status: 'in_progress', priority: 1, labels: ['x'] },
  ];
  writeFiles(repo, { 'issues.jsonl': `${lines.map((each) => JSON.stringify(each)).join('\n')}\n\n` });
  expect((await circuit(repo, 'import', 'beads', 'issues.jsonl')).out).toBe('T-1  bd-a1  Add three\nT-2  bd-c3  Only a title\n');
  expect(documentOf(await circuit(repo, 'show', 'T-1', '--json'))['ticket']).toMatchObject({
    goal: 'add takes three numbers.\n\n## Design\n\nOne more.\n\n## Acceptance criteria\n\n- [ ] 6',
    origin: { from: 'beads', reference: 'bd-a1' },
  });
  const broken = await program(
    'circuit',
    repo,
    ['import', 'beads', '-'],
    `${JSON.stringify({ ...bead, id: 'bd-new' })}\n{"id":"bd-d4","title":7}\n`,
  );
  expect(broken).toMatchObject({ code: 2, err: expect.stringContaining('-:2 is no issue of beads, and nothing was imported.') });
  expect(documentOf(await circuit(repo, 'tickets', '--json'))['tickets']).toHaveLength(2);
});
