import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadProfile } from './load-profile.ts';

const names = readdirSync(join(import.meta.dirname, '../../../sandbox/profiles')).map((file) => file.replace('.json', ''));

describe('loadProfile', () => {
  it('finds a profile for each role, for the shell, for tests and for the preparation', () => {
    expect(names.toSorted()).toEqual([
      'developer',
      'explorer',
      'prepare',
      'questioner',
      'reviewer',
      'shell',
      'supervisor',
      'tests',
      'testwriter',
    ]);
  });

  it.each(names)('loads %s as its schema describes it', (name) => {
    expect(loadProfile(name)).toMatchObject({ name, reads: 'copy' });
  });

  it('lets only the testwriter ask for tests, and only the developer for source', () => {
    const writers = names.map((name) => [name, loadProfile(name).writes]).filter(([, writes]) => writes !== 'nothing');
    expect(Object.fromEntries(writers)).toEqual({ developer: 'planned-source', prepare: 'throwaway', testwriter: 'test-and-support' });
  });

  it('gives the network of the host to nothing but the preparation', () => {
    expect(names.filter((name) => loadProfile(name).network === 'host')).toEqual(['prepare']);
  });

  it.each(['unknown', '../profiles/shell', '/etc/passwd', '', 'Shell'])('refuses %j', (name) => {
    expect(() => loadProfile(name)).toThrow(expect.objectContaining({ code: 'bad-profile' }));
  });
});
