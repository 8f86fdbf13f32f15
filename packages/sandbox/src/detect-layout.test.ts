import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../test/fixture.ts';
import { detectLayout } from './detect-layout.ts';

describe('detectLayout', () => {
  it('tells the links of a merged /usr from real folders', () => {
    const root = tempFolder();
    symlinkSync('usr/bin', join(root, 'bin'));
    mkdirSync(join(root, 'lib64'));
    expect(detectLayout(root)).toEqual({
      links: [{ path: '/bin', target: 'usr/bin' }],
      directories: ['/lib64'],
      etc: [],
      networkEtc: [],
    });
  });

  it('binds what a link of /etc leads to, and passes over a link to nothing', () => {
    const root = tempFolder();
    mkdirSync(join(root, 'etc'));
    writeFileSync(join(root, 'real.conf'), '');
    symlinkSync('../real.conf', join(root, 'etc/resolv.conf'));
    symlinkSync('../absent', join(root, 'etc/hosts'));
    expect(detectLayout(root).networkEtc).toEqual([{ from: join(root, 'real.conf'), to: '/etc/resolv.conf' }]);
  });

  it('finds on this host a place for the loader of programs', () => {
    const { links, directories } = detectLayout();
    expect([...links.map(({ path }) => path), ...directories]).toContain('/lib');
  });
});
