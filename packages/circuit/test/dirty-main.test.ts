import type { Circuit } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { closedBy, Example, eventsOf } from './support/example.ts';

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
