import { describe, expect, it } from 'vitest';
import { judgeProbe, type KernelFacts, type ProbeFacts } from './probe-sandbox.ts';

const kernel: KernelFacts = {
  hasUserNamespaces: true,
  hasFilters: true,
  unprivilegedClone: null,
  appArmorRestricts: null,
  mostUserNamespaces: '15000',
  isContainer: false,
};
const fine: ProbeFacts = {
  missing: [],
  version: '0.8.0',
  path: '/usr/bin/bwrap',
  isSetuid: false,
  isRoot: true,
  kernel,
  end: { kind: 'exited', code: 0 },
  refusal: null,
};
const failed: ProbeFacts = { ...fine, end: { kind: 'set-up-failed', why: 'bwrap: No permissions' } };
const failedOn = (more: Partial<KernelFacts>): ProbeFacts => ({ ...failed, kernel: { ...kernel, ...more } });

describe('judgeProbe', () => {
  it.each(['0.8.0', '0.11.1', '1.0'])('accepts version %s', (version) => {
    expect(judgeProbe({ ...fine, version })).toEqual({ kind: 'ready', version });
  });

  it('accepts a sandbox that runs, whatever a setting of the kernel says', () => {
    expect(judgeProbe({ ...fine, kernel: { ...kernel, appArmorRestricts: '1', isContainer: true } })).toMatchObject({ kind: 'ready' });
  });

  it.each<[string, ProbeFacts, string, RegExp, string]>([
    [
      'a missing program',
      { ...fine, missing: ['prlimit'] },
      'missing',
      /^prlimit is not installed/,
      'Run: apt-get install -y --no-install-recommends util-linux',
    ],
    [
      'missing programs of one package and of another',
      { ...fine, missing: ['flock', 'prlimit', 'bwrap'] },
      'missing',
      /^flock and prlimit and bwrap are not installed/,
      'Run: apt-get install -y --no-install-recommends util-linux bubblewrap',
    ],
    [
      'an old version',
      { ...fine, version: '0.7.9' },
      'too-old',
      /bubblewrap is 0\.7\.9/,
      'Run: apt-get install -y --no-install-recommends bubblewrap',
    ],
    [
      'an unknown version',
      { ...fine, version: null },
      'too-old',
      /unknown version/,
      'Run: apt-get install -y --no-install-recommends bubblewrap',
    ],
    ['a setuid program', { ...fine, isSetuid: true }, 'forbidden', /setuid root/, 'Run: chmod u-s /usr/bin/bwrap'],
    [
      'namespaces counted down to none',
      failedOn({ mostUserNamespaces: '0' }),
      'forbidden',
      /no user namespace/,
      'Run: sysctl -w user.max_user_namespaces=15000',
    ],
    [
      'namespaces for root only',
      failedOn({ unprivilegedClone: '0' }),
      'forbidden',
      /root only/,
      'Run: sysctl -w kernel.unprivileged_userns_clone=1',
    ],
    [
      'namespaces restricted by AppArmor',
      failedOn({ appArmorRestricts: '1' }),
      'forbidden',
      /AppArmor/,
      'Run: sysctl -w kernel.apparmor_restrict_unprivileged_userns=0',
    ],
    ['a closed container', failedOn({ isContainer: true }), 'forbidden', /container/, 'docker run'],
    ['a kernel without namespaces', failedOn({ hasUserNamespaces: false }), 'forbidden', /no user namespaces/, 'CONFIG_USER_NS'],
    ['a kernel without filters', failedOn({ hasFilters: false }), 'forbidden', /no filters/, 'CONFIG_SECCOMP_FILTER'],
    [
      'what our own checks refuse, whatever the kernel says',
      {
        ...failedOn({ isContainer: true, unprivilegedClone: '0' }),
        end: null,
        refusal: { why: 'It is a link.', next: 'Give the real path.' },
      },
      'forbidden',
      /^It is a link\.$/,
      'Give the real path.',
    ],
    [
      'another failure in a container',
      { ...failedOn({ isContainer: true }), end: { kind: 'set-up-failed', why: 'No such file' } },
      'forbidden',
      /Nothing that is known/,
      'See what it says',
    ],
    ['what it cannot explain', failed, 'forbidden', /Nothing that is known.*bwrap: No permissions/, '/usr/bin/bwrap --unshare-all'],
    ['a sandbox that was never tried', { ...fine, end: null }, 'forbidden', /ended as null/, 'See what it says'],
    ['a trial with another ending', { ...fine, end: { kind: 'exited', code: 1 } }, 'forbidden', /"code":1/, 'See what it says'],
  ])('refuses %s and names one command', (_, facts, kind, why, next) => {
    expect(judgeProbe(facts)).toMatchObject({ kind, why: expect.stringMatching(why), next: expect.stringContaining(next) });
  });

  it('lets an ordinary user ask for the powers that the command needs', () => {
    expect(judgeProbe({ ...fine, isRoot: false, isSetuid: true })).toMatchObject({ next: 'Run: sudo chmod u-s /usr/bin/bwrap' });
  });
});
