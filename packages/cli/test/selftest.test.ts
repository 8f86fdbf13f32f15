import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { claims, samples } from '@ticket-circuit/coupler';
import { expect, test } from 'vitest';
import { documentOf, program, scratchFolder } from './scratch.ts';

test.each([['selftest'], ['--selftest']])('coupler %s tries every claim on every language and leaves nothing behind', async (verb) => {
  const folder = scratchFolder();
  mkdirSync(join(folder, 'tmp'));
  const said = await program('coupler', folder, [verb], '', { TMPDIR: join(folder, 'tmp') });
  expect(said).toMatchObject({ code: 0, err: '' });
  const lines = samples.flatMap(({ language }) => claims.map(({ says }) => `ok    ${language}: ${says}`));
  expect(said.out).toBe(`${lines.join('\n')}\n${lines.length} of ${lines.length} claims hold.\n`);
  expect(readdirSync(join(folder, 'tmp'))).toEqual([]);
  expect(readdirSync(folder)).toEqual(['tmp']);
});

test('coupler selftest --json names each claim', async () => {
  const said = await program('coupler', scratchFolder(), ['selftest', '--json']);
  expect(documentOf(said)['claims']).toContainEqual({
    language: 'python',
    says: 'a function to preserve that differs in meaning fails the critic',
    holds: true,
  });
});
