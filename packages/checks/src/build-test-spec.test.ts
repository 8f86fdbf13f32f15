import { loadProfile } from '@ticket-circuit/sandbox';
import { describe, expect, test } from 'vitest';
import { buildTestSpec, type TestSpecInput } from './build-test-spec.ts';

const input: TestSpecInput = {
  profile: 'tests',
  treePath: '/tree',
  mode: 'read-only',
  gitSnapshot: false,
  writes: [],
  held: [],
  binds: [],
  argv: ['node', '--test'],
  timeoutS: 60,
};

describe('the sandbox of a command', () => {
  test.each(['tests', 'shell', 'prepare'] as const)('has the limits of sandbox/profiles/%s.json, and its own time', (profile) => {
    const { limits } = loadProfile(profile);
    expect(buildTestSpec({ ...input, profile }).limits).toStrictEqual({ ...limits, wallMs: 60_000 });
  });

  test('gives a role no more time than its profile allows, and refuses a project that asks for more, with the numbers', () => {
    const most = loadProfile('shell').limits.wallMs / 1000;
    expect(buildTestSpec({ ...input, profile: 'shell', timeoutS: most + 1 }).limits.wallMs).toBe(most * 1000);
    expect(() => buildTestSpec({ ...input, timeoutS: 7201 })).toThrow(
      'The command node --test was not run. It asks for 7201 s, and sandbox/profiles/tests.json allows 7200 s. Lower its "timeoutS" in circuit.json.',
    );
  });

  test('reaches the network only where both it and its profile say so', () => {
    expect(buildTestSpec({ ...input, network: 'host' }).network).toBe('none');
    expect(buildTestSpec({ ...input, profile: 'prepare' }).network).toBe('none');
    expect(buildTestSpec({ ...input, profile: 'prepare', network: 'host' }).network).toBe('host');
  });
});
