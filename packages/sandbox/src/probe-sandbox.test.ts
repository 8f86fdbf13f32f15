import { describe, expect, it } from 'vitest';
import { judgeProbe } from './probe-sandbox.ts';

const fine = { missing: [], version: '0.8.0', isSetuid: false, end: { kind: 'exited', code: 0 } } as const;

describe('judgeProbe', () => {
  it.each(['0.8.0', '0.11.1', '1.0'])('accepts version %s', (version) => {
    expect(judgeProbe({ ...fine, version })).toEqual({ kind: 'ready', version });
  });

  it.each([
    ['a missing program', { ...fine, missing: ['prlimit'] }, 'missing', /prlimit is not installed/],
    ['an old version', { ...fine, version: '0.7.9' }, 'too-old', /bubblewrap is 0\.7\.9/],
    ['an unknown version', { ...fine, version: null }, 'too-old', /unknown version/],
    ['a setuid program', { ...fine, isSetuid: true }, 'forbidden', /setuid root/],
    ['a failed set-up', { ...fine, end: { kind: 'set-up-failed', why: 'No permissions' } }, 'forbidden', /No permissions/],
    ['a sandbox that was never tried', { ...fine, end: null }, 'forbidden', /ended as null/],
    ['a trial with another ending', { ...fine, end: { kind: 'exited', code: 1 } }, 'forbidden', /"code":1/],
  ] as const)('refuses %s and says what to do', (_, facts, kind, why) => {
    const verdict = judgeProbe(facts);
    expect(verdict).toMatchObject({ kind, why: expect.stringMatching(why), next: expect.stringMatching(/\w/) });
  });
});
