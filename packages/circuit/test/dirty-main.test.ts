import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Circuit } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { closedBy, Example, eventsOf, happy, type OpenedTicket, type Reply } from './support/example.ts';

// JSON leaves out what is undefined: the example's own remote is gone.
const noRemote = { remote: undefined } as unknown as Partial<Circuit>;

test('changes on a checked-out main stop a ticket before its landing, and no longer when it has landed', async () => {
  using example = new Example({ config: noRemote });
  const at = await example.ticket();
  example.write({ 'package.json': '{}' });
  await expect(example.run(at)).rejects.toMatchObject({
    code: 'main-not-clean',
    why: expect.stringContaining('where 1 file has changes that are not committed, such as "package.json".') as string,
  });
  expect(at.project.journal.read(at.ticket)).toHaveLength(1);

  example.git('checkout', '--', '.');
  const stop = new AbortController();
  const end = await example.run(at, {}, { signal: stop.signal, progress: ({ kind }) => void (kind === 'landed' && stop.abort()) });
  expect(end).toStrictEqual({ kind: 'stopped' });
  example.write({ 'package.json': '{}' });
  expect(closedBy(await example.run(at))).toBe(example.git('rev-parse', 'main'));
  expect(eventsOf(at, 'landing-reported')).toHaveLength(1);
});

const sessionsOf = (at: OpenedTicket): string[] => eventsOf(at, 'session-started').map(({ session }) => session.replace(/^.*\//u, ''));
const inTheWay = (path: string): object => ({
  code: 'main-not-clean',
  why: expect.stringContaining(`where "${path}" is a file that git does not track.`) as string,
  next: expect.stringContaining(`${path}.mine; then run the same command again`) as string,
});

test('a new file of the person in the way of a test stops the ticket once the test is written, and it goes on when the way is clear', async () => {
  using example = new Example({ config: noRemote });
  const at = await example.ticket();
  const path = 'test/limit.test.ts';
  const text = `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slugify } from '../src/index.ts';

test('one letter stays', () => {
  assert.equal(slugify('a'), 'a');
});
`;
  const edit = (happy['tests.r1.t1#2'] as Exclude<Reply, string>).tool_calls ?? [];
  const lines = Array.from({ length: 11 }, (_, index) => ({ element: `lot.${index + 1}`, conform: 'yes' }));
  const replies: Record<string, Reply> = {
    'tests.r1.t1#2': { tool_calls: [...edit, { name: 'write', input: { path, text } }] },
    'review.r1.t1#1': { body: { lines } },
  };
  example.write({ [path]: 'mine' });
  await expect(example.run(at, replies)).rejects.toMatchObject(inTheWay(path));
  expect(sessionsOf(at)).toStrictEqual(['plan.r1.t1', 'challenge.r1.t1', 'answer.r1.t1', 'tests.r1.t1']);
  // Asked again, it pays nothing and says the same.
  await expect(example.run(at, replies)).rejects.toMatchObject(inTheWay(path));
  expect(eventsOf(at, 'red-proved')).toStrictEqual([]);

  renameSync(join(example.folder, path), join(example.folder, `${path}.mine`));

  expect(closedBy(await example.run(at, replies))).toBe(example.git('rev-parse', 'main'));
  expect(readFileSync(join(example.folder, path), 'utf8')).toBe(text);
  expect(new Set(sessionsOf(at)).size).toBe(sessionsOf(at).length);
});

test('a new file of the person in the way of a planned file stops the ticket once the plan is laid', async () => {
  using example = new Example({ config: noRemote });
  const at = await example.ticket();
  const planned = JSON.stringify(happy['plan.r1.t1#1']).replace('"file":"src/slugify.ts"', '"file":"src/options.ts"');
  example.write({ 'src/options.ts': 'mine' });
  const imported = planned.replace(
    '"criteria":["C1","C2","C3","C4"],',
    '$&"imports":[{"action":"add","text":"import type { SlugOptions } from \'./options.ts\';"}],',
  );
  await expect(example.run(at, { 'plan.r1.t1#1': JSON.parse(imported) as Reply })).rejects.toMatchObject(inTheWay('src/options.ts'));
  expect(sessionsOf(at)).toStrictEqual(['plan.r1.t1']);
});
