import { expect, test } from 'vitest';
import { readFold, submit } from '@ticket-circuit/merge-queue';
import type { Circuit } from '@ticket-circuit/schemas';
import { openQueue, parseConfig, workOnQueue } from '../src/index.ts';
import { Example } from './support/example.ts';
import { handIn } from './support/hand-in.ts';

const packages: Circuit['packages'] = [
  { name: 'one', paths: ['packages/one'] },
  { name: 'two', paths: ['packages/two'] },
  { name: 'three', paths: ['packages/three'], dependsOn: ['one'] },
  { name: 'root', paths: ['.'] },
];

const passing = "import test from 'node:test';\ntest('holds', () => {});\n";
/** Looks at a file beside its package, which its package does not declare; content with its absence where it may be so. */
const peeking = (path: string, mayMiss: boolean): string => `import test from 'node:test';
import assert from 'node:assert';
import { existsSync, readFileSync } from 'node:fs';
const file = new URL('${path}', import.meta.url);
test('goes with it', { skip: ${mayMiss} && !existsSync(file) }, () => assert.equal(readFileSync(file, 'utf8'), 'old\\n'));
`;

const workspace = (): Example =>
  new Example({
    config: { packages, lanes: true, files: { test: ['**/*.test.ts'] } },
    files: {
      ...Object.fromEntries(
        ['one', 'two', 'three'].flatMap((name) => [
          [`packages/${name}/value`, 'old\n'],
          [`packages/${name}/a.test.ts`, passing],
        ]),
      ),
    },
  });

test('a check of a lane sees the files of its packages, of those that they use, and what belongs to none; it cannot read another', async () => {
  using example = workspace();
  const project = await example.project();
  example.git('fetch', '-q');
  const used = await handIn(project, { ticket: 'X-1', files: { 'packages/three/use.test.ts': peeking('../one/value', false) } });
  expect(used.left).toMatchObject([{ kind: 'landed', commits: [{ ticket: 'X-1', commit: used.commit }] }]);
  example.git('fetch', '-q');
  const undeclared = await handIn(project, { ticket: 'X-2', files: { 'packages/three/peek.test.ts': peeking('../two/value', false) } });
  expect(undeclared.left).toMatchObject([
    { kind: 'bounce', ticket: 'X-2', reason: 'red', why: expect.stringContaining('ENOENT') as string },
  ]);
  const root = await handIn(project, { ticket: 'X-3', files: { 'test/peek.test.ts': peeking('../packages/two/value', false) } });
  expect(root.left).toMatchObject([{ kind: 'landed', commits: [{ ticket: 'X-3' }] }]);
});

test('76: a coupling that no package declares lands green by two lanes; all of main is red then, the queue pauses and names the pair', async () => {
  using example = workspace();
  // Both hold on main, and each ticket keeps what its own lane sees.
  example.write({
    'packages/two/with.test.ts': `import test from 'node:test';
import assert from 'node:assert';
import { existsSync, readFileSync } from 'node:fs';
const value = (name) => { const file = new URL('../' + name + '/value', import.meta.url); return existsSync(file) ? readFileSync(file, 'utf8') : ''; };
test('both are not new', () => assert.ok(value('one') + value('two') !== 'new\\nnew\\n'));
`,
  });
  example.commit('coupling');
  example.git('push', '-q', 'origin', 'main');
  const project = await example.project();
  example.git('fetch', '-q');
  const base = (await project.repo.resolve('refs/remotes/origin/main')) ?? '';
  const { place } = await openQueue(project);
  for (const [at, name] of ['one', 'two'].entries()) {
    const tree = await project.repo.writeTree(base, [{ path: `packages/${name}/value`, bytes: Buffer.from('new\n') }]);
    const identity = { name: 'Ada', email: 'ada@example.org', date: '1700000000 +0000' };
    const message = `Change\n\nTicket: X-${at + 1}\n`;
    const commit = await project.repo.commitTree({ tree, parents: [base], message, author: identity, committer: identity });
    expect(await submit(place, { commit, by: 'ada' })).toMatchObject({ kind: 'submitted' });
  }
  const { entries } = readFold(place).state;
  expect(entries.map(({ packages: lane }) => lane)).toEqual([['one', 'three'], ['two']]);
  const work = { policy: 'window', slots: 2, until: 'idle', signal: AbortSignal.timeout(1_000_000), progress: () => {} } as const;
  await workOnQueue(project, work);
  expect(example.landed()).toHaveLength(4);
  const last = place.log.readFrom(0).records.at(-1)?.event;
  expect(last).toMatchObject({ kind: 'main-judged', verdict: 'red' });
  const { pair } = last as { pair: string[] };
  expect(pair.toSorted()).toEqual(['X-1', 'X-2']);
  expect(readFold(place).state.mode).toMatchObject({ kind: 'paused', why: expect.stringContaining('are red together') as string });
});

test('without lanes in the project file, a ticket is checked on the whole tree', async () => {
  using example = new Example({
    config: { packages, files: { test: ['**/*.test.ts'] } },
    files: { 'packages/two/value': 'old\n', 'packages/one/a': '', 'packages/three/a': '' },
  });
  const project = await example.project();
  example.git('fetch', '-q');
  const { left } = await handIn(project, { ticket: 'X-1', files: { 'packages/three/peek.test.ts': peeking('../two/value', false) } });
  expect(left).toMatchObject([{ kind: 'landed' }]);
});

test('a project file with lanes and a check of a forge is refused', () => {
  using example = new Example();
  const both = { ...example.config(), lanes: true, forge: { repository: 'ada/small', check: 'ci' } };
  expect(() => parseConfig(JSON.stringify(both, null, 2))).toThrow(/invalid at \/lanes, line \d+\..*ada\/small/su);
});
