import { describe, expect, it } from 'vitest';
import { shellSpec } from '../test/fixture.ts';
import { checkSpec } from './check-spec.ts';
import type { SandboxSpec } from './sandbox-spec.ts';

const readOnly = { path: '/t', mode: 'read-only' as const };
const throwaway = { path: '/t', mode: 'throwaway' as const };
const bindTo = (to: string): Partial<SandboxSpec> => ({ binds: [{ from: '/opt/x', to }] });

describe('checkSpec', () => {
  it.each<[string, Partial<SandboxSpec>]>([
    ['a plain command', {}],
    ['a tree with a temporary folder', { tree: { ...readOnly, writes: ['node_modules/.vite-temp'] } }],
    ['a throwaway tree with overlays', { tree: { ...throwaway, overlays: ['test', 'a/b.ts'] } }],
    ['a bind over the tree', { tree: readOnly, ...bindTo('/ws/node_modules') }],
    ['a bind with an odd name', bindTo('/opt/-a b\n')],
  ])('accepts %s', (_, more) => {
    expect(checkSpec(shellSpec('true', more))).toEqual([]);
  });

  it.each<[string, Partial<SandboxSpec>, RegExp]>([
    ['an empty command', { argv: [] }, /command is empty/],
    ['a command that bubblewrap would read as an option', { argv: ['--bind', '/'] }, /starts with a dash/],
    ['a NUL in an argument', { argv: ['a', 'b\0--bind'] }, /NUL/],
    ['a NUL in the environment', { env: { A: 'x\0y' } }, /NUL/],
    ['an environment name with an equals sign', { env: { 'A=B': 'x' } }, /is not a name/],
    ['a relative working directory', { cwd: 'ws' }, /working directory ws/],
    ['a source that climbs', { binds: [{ from: '/a/../b', to: '/opt/b' }] }, /source \/a\/\.\.\/b/],
    ['the root as a source', { binds: [{ from: '/', to: '/opt/b' }] }, /source \/ is not/],
    ['a destination that climbs', bindTo('/opt/../ws'), /destination \/opt\/\.\.\/ws/],
    ['a destination in /tmp', bindTo('/tmp/x'), /lies in \/tmp, which is writable/],
    [
      'a destination in a temporary folder of the tree',
      { tree: { ...readOnly, writes: ['w'] }, ...bindTo('/ws/w/x') },
      /\/ws\/w, which is writable/,
    ],
    ['a destination in /usr', bindTo('/usr/lib'), /the sandbox itself fills/],
    ['a destination over the users', { inputs: [{ to: '/etc/passwd', text: '' }] }, /the sandbox itself fills/],
    ['a destination in .git', { tree: readOnly, ...bindTo('/ws/.git/hooks') }, /masked \.git/],
    ['a destination over the tree', { tree: readOnly, ...bindTo('/ws') }, /is the tree/],
    ['one destination twice', { binds: [{ from: '/a', to: '/opt/a' }], inputs: [{ to: '/opt/a', text: '' }] }, /given twice/],
    ['an input below a throwaway tree', { tree: throwaway, inputs: [{ to: '/ws/x', text: '' }] }, /below the throwaway tree/],
    ['overlays over a read-only tree', { tree: { ...readOnly, overlays: ['x'] } }, /needs no overlays/],
    ['temporary folders in a throwaway tree', { tree: { ...throwaway, writes: ['x'] } }, /writable already/],
    ['a repository snapshot in a read-only tree', { tree: readOnly, gitSnapshot: true }, /needs a throwaway tree/],
    ['an overlay that climbs', { tree: { ...throwaway, overlays: ['../x'] } }, /path \.\.\/x of the tree/],
    ['a temporary folder in .GIT', { tree: { ...readOnly, writes: ['.GIT/x'] } }, /outside \.git/],
    [
      'more mounts than bubblewrap takes',
      { binds: Array.from({ length: 2001 }, (_, i) => ({ from: '/opt/x', to: `/opt/${i}` })) },
      /2001 mounts/,
    ],
    ['an unlimited limit', { limits: { ...shellSpec('').limits, wallMs: Infinity } }, /wallMs is Infinity/],
    ['a limit of nothing', { limits: { ...shellSpec('').limits, processes: 0 } }, /processes is 0/],
  ])('refuses %s', (_, more, fault) => {
    const faults = checkSpec(shellSpec('true', more));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
  });
});
