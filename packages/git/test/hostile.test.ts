import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRepository } from '../src/index.ts';
import { runGit } from '../src/run-git.ts';
import { git } from './scratch.ts';
import { HostileRepository } from './support/hostile-repository.ts';

const program = join(import.meta.dirname, 'support/play-every-call.ts');
const source = join(import.meta.dirname, '../src');

interface Played {
  /** The planted programs that each call ran. */
  readonly ran: Readonly<Record<string, readonly string[]>>;
  readonly failed: Readonly<Record<string, string>>;
}

let coverage: string;
let byTree: Played;
let byConfiguration: Played;

beforeAll(() => {
  coverage = mkdtempSync(join(tmpdir(), 'git-coverage-'));
  byTree = play('tree');
  byConfiguration = play('everywhere');
});
afterAll(() => rmSync(coverage, { recursive: true, force: true }));

function play(planted: 'tree' | 'everywhere'): Played {
  const env = { ...process.env, NODE_V8_COVERAGE: coverage };
  return JSON.parse(execFileSync(process.execPath, [program, planted], { env, encoding: 'utf8' })) as Played;
}

const runningAny = ({ ran }: Played): [string, readonly string[]][] => Object.entries(ran).filter(([, programs]) => programs.length > 0);

describe('on a repository that is full of programs which somebody would like git to run', () => {
  test('no call runs one that a commit or a work tree brought along', () => {
    expect(byTree.failed).toStrictEqual({});
    expect(runningAny(byTree)).toStrictEqual([]);
  });

  test("only what means nothing without the person's own configuration runs what stands there, and no hook is among it", () => {
    // Which filters git runs depends on how fast the files were written.
    const kinds = runningAny(byConfiguration).map(([name, programs]) => [name, [...new Set(programs.map((each) => each.split(' ')[0]))]]);
    expect(Object.fromEntries(kinds)).toStrictEqual({
      // The person has asked for signatures.
      commitTree: ['gpg'],
      // The person says how a remote is reached.
      remoteHead: ['uploadpack'],
      remoteRefs: ['uploadpack'],
      remoteRefsBelow: ['uploadpack'],
      fetch: ['uploadpack'],
      push: ['receivepack'],
      // The person's own checkout, which no role can write.
      dirtyPaths: ['filter'],
      fileInTheWay: ['filter'],
      advanceCheckout: ['filter'],
    });
    expect(Object.keys(byConfiguration.failed)).toStrictEqual(['commitTree']);
  });

  test('every place in the source that starts git was reached, so that a new one must be played here too', () => {
    const reached = readCoverage();
    const places = readdirSync(source).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    const found = places.flatMap((name) => startsOfGit(name));
    expect(found.length).toBeGreaterThan(40);
    expect(found.filter(({ file, offset }) => !reached(file, offset)).map(({ file, line }) => `${file}:${line}`)).toStrictEqual([]);
  });
});

interface Place {
  readonly file: string;
  readonly line: number;
  readonly offset: number;
}

function startsOfGit(file: string): Place[] {
  const text = readFileSync(join(source, file), 'utf8');
  const calls = [...text.matchAll(/(?<!function )\b(?:runGit|runGitOutside|runGitOnCheckout|gitText|personGit|runProcess)\(/gu)];
  return calls.map(({ index }) => ({ file, line: text.slice(0, index).split('\n').length, offset: index }));
}

interface CoveredRange {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** Returns whether a run got to an offset of a file: types are blanked out before a run, so that offsets are those of the source. */
function readCoverage(): (file: string, offset: number) => boolean {
  type Script = { readonly url: string; readonly functions: readonly { readonly ranges: readonly CoveredRange[] }[] };
  const files = readdirSync(coverage).map(
    (name) => JSON.parse(readFileSync(join(coverage, name), 'utf8')) as { result: readonly Script[] },
  );
  const scripts = files.flatMap(({ result }) => result).filter(({ url }) => url.includes('/packages/git/src/'));
  return (file, offset) =>
    scripts
      .filter(({ url }) => basename(url) === file)
      .some(({ functions }) => {
        const around = functions.flatMap(({ ranges }) => ranges).filter((range) => range.startOffset <= offset && offset < range.endOffset);
        const innermost = around.toSorted((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset))[0];
        return (innermost?.count ?? 0) > 0;
      });
}

test('a command that looks for repositories below a folder does not compile', () => {
  // @ts-expect-error A tree that a role could have written is read by plumbing alone.
  const calls = [() => runGit(place, ['status']), () => runGit(place, ['add', '--all'])];
  // @ts-expect-error The same for what is made of several words.
  calls.push(() => runGit(place, ['stash', 'push']));
  expect(calls).toHaveLength(3);
});
const place = { gitDir: '', commonDir: '', topLevel: '', oidLength: 40, trusted: [] } as const;

test('a work tree of a session is no checkout whose state is asked for with the configuration of the person', async () => {
  using world = new HostileRepository();
  const repo = await openRepository(world.folder);
  const path = join(world.root, 'trees/T-1');
  await repo.addWorktree(path, 'main');
  world.takeMarks();
  await expect(repo.dirtyPaths({ checkout: path })).rejects.toMatchObject({ why: 'It was made for a session.' });
  const head = git(world.folder, 'rev-parse', 'main');
  await expect(repo.advanceCheckout({ checkout: path, from: head, to: head })).rejects.toThrow(/made for a session/u);
  expect(world.takeMarks()).toStrictEqual([]);
});

test('what a session needs leaves settings, hooks, attributes and refs of the common folder as they were', async () => {
  using world = new HostileRepository();
  const repo = await openRepository(world.folder);
  const before = digestOf(repo.commonDir);
  const path = join(world.root, 'trees/T-1');
  await repo.addWorktree(path, 'main');
  world.plantInWorktree(path);
  rmSync(join(path, 'nested'), { recursive: true });
  writeFileSync(join(path, 'a.txt'), 'changed\n');
  await repo.writeTree('main', [{ path: 'a.txt', bytes: Buffer.from('changed\n') }]);
  const removal = await repo.removeWorktree(path, { archiveRef: 'refs/circuit/archive/T-1' });
  expect(removal).toMatchObject({ kind: 'removed', archived: { ref: 'refs/circuit/archive/T-1' } });
  await repo.deleteRef('refs/circuit/archive/T-1', removal.kind === 'removed' ? (removal.archived?.commit ?? '') : '');
  expect(digestOf(repo.commonDir)).toStrictEqual(before);
});

/** Everything of a common folder but its objects, which only ever come in addition, and the files by which calls take turns. */
function digestOf(commonDir: string): Record<string, string> {
  const files = readdirSync(commonDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(commonDir.length + 1))
    .filter((path) => !path.startsWith('objects/') && !/^circuit-\w+\.lock$/u.test(path));
  return Object.fromEntries(
    files.toSorted().map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(commonDir, path)))
        .digest('hex'),
    ]),
  );
}
