import { buildBwrapArgs, type LaunchLayout, type SandboxSpec } from '@ticket-circuit/sandbox';
import { describe, expect, it } from 'vitest';
import { sandboxSubjects } from './sandbox-subjects.ts';

const layout: LaunchLayout = {
  host: {
    links: [
      { path: '/bin', target: 'usr/bin' },
      { path: '/lib', target: 'usr/lib' },
    ],
    directories: [],
    etc: [{ from: '/etc/alternatives', to: '/etc/alternatives' }],
    networkEtc: [{ from: '/etc/resolv.conf', to: '/etc/resolv.conf' }],
  },
  node: '<node>',
  gitEntry: 'file',
};

/** Where this installation lies differs from machine to machine. */
const named = (spec: SandboxSpec): SandboxSpec => ({
  ...spec,
  binds: spec.binds.map(({ to }) => ({ from: to.includes('/roles/') ? '<definition>' : '<program>', to })),
});

describe('the sandbox', () => {
  it('is of ten kinds', () => {
    expect(sandboxSubjects().map(({ role }) => role)).toEqual([
      ...['explorer', 'questioner', 'testwriter', 'developer', 'reviewer', 'supervisor'],
      ...['shell', 'tests', 'throwaway', 'prepare'],
    ]);
  });

  it.each(sandboxSubjects())('of $role has exactly these options and limits', async ({ role, specFor }) => {
    const spec = named(await specFor({ tree: '<tree>', socket: '<socket>' }));
    const options = buildBwrapArgs(spec, layout).join(' ').replaceAll(' --', '\n--');
    const text = `${options}\n\nlimits ${JSON.stringify(spec.limits)}\ncommand ${spec.argv.join(' ')}\n`;
    await expect(text).toMatchFileSnapshot(`golden/${role}.txt`);
  });

  it.each(sandboxSubjects())(
    'of $role writes the tree only where it is disposable, and reaches the network only to prepare',
    async ({ role, specFor }) => {
      const spec = await specFor({ tree: '/tree', socket: '/socket' });
      const isDisposable = role === 'throwaway' || role === 'prepare';
      expect(buildBwrapArgs(spec, layout).includes('--bind')).toBe(isDisposable);
      expect(buildBwrapArgs(spec, layout).includes('--share-net')).toBe(role === 'prepare');
      expect(spec.socketDir === undefined).toBe(['shell', 'tests', 'throwaway', 'prepare'].includes(role));
    },
  );
});
