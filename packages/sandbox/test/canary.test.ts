import { describe, expect, it } from 'vitest';
import { probeSandbox, runCanary } from '../src/index.ts';
import { runCanaryWith } from '../src/run-canary.ts';

/** Takes the first occurrence of these words away, and puts others in their place. */
function without(words: readonly string[], instead: readonly string[] = []): (args: string[]) => string[] {
  return (args) => {
    const at = args.findIndex((_, index) => words.every((word, offset) => args[index + offset] === word));
    if (at < 0) throw new Error(`no ${words.join(' ')} in the options`);
    return args.toSpliced(at, words.length, ...instead);
  };
}

function treeWritable(args: string[]): string[] {
  return args.with(args.indexOf('/ws') - 2, '--bind');
}

function hostShown(args: string[]): string[] {
  const at = args.indexOf('--remount-ro');
  return args.toSpliced(at, 0, '--ro-bind', '/', '/oldroot');
}

describe('the canary', () => {
  it('holds with the real list of options', async () => {
    expect(await runCanary()).toEqual({ kind: 'held' });
  });

  it.each<[string, (args: string[]) => string[], string[]]>([
    ['the tree is bound writable', treeWritable, ['tree-write']],
    ['the root stays writable', without(['--remount-ro', '/']), ['outside-write']],
    ['/dev stays writable', without(['--remount-ro', '/dev']), ['outside-write']],
    ['the host is shown', hostShown, ['host-paths']],
    ['.git is not masked', without(['--perms', '0444', '--ro-bind-data', '8', '/ws/.git']), ['git-pointer']],
    ['the network is shared', without(['--unshare-user'], ['--unshare-user', '--share-net']), ['network']],
    ['user namespaces may be nested', without(['--disable-userns']), ['user-namespace']],
    [
      'the processes of the host are seen',
      without(['--unshare-all'], ['--unshare-ipc', '--unshare-net', '--unshare-uts', '--unshare-cgroup']),
      ['host-processes'],
    ],
  ])('breaks when %s', async (_, change, ids) => {
    const verdict = await runCanaryWith(change);
    expect(verdict.kind).toBe('broken');
    expect(verdict.kind === 'broken' && verdict.cases.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  it('breaks, and does not hold, when the sandbox cannot be built', async () => {
    const verdict = await runCanaryWith((args) => ['--ro-bind', '/absent', '/absent', ...args]);
    expect(verdict).toMatchObject({ kind: 'broken', cases: [{ id: 'launch', detail: expect.stringContaining('/absent') }] });
  });
});

describe('probeSandbox', () => {
  it('finds this host ready and says the version', async () => {
    expect(await probeSandbox()).toEqual({ kind: 'ready', version: expect.stringMatching(/^\d+\.\d+/) });
  });
});
