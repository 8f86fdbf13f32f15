import { expect, test } from 'vitest';
import { settleLanded } from '../src/index.ts';
import { Example, eventsOf } from './support/example.ts';

test('a ticket whose run did not live to record its landing is closed by a scan of main: by one of two at once, and by none while somebody runs it', async () => {
  using example = new Example();
  const at = await example.ticket();
  const dies = (name: string): void => {
    if (name === 'queue/pushed') throw new Error('It was cut off here.');
  };
  await expect(example.run(at, {}, { faultPoint: dies })).rejects.toThrow('It was cut off here.');
  expect(example.landed()).toHaveLength(2);
  expect(eventsOf(at, 'landing-reported')).toEqual([]);
  const { project, ticket } = at;
  {
    const attempt = project.journal.lockTicket(ticket, new Date().toISOString());
    if (attempt.kind === 'held') throw new Error('Nobody runs it.');
    using _ = attempt.lock;
    expect(await settleLanded(await example.project())).toEqual([]);
  }
  const closed = await Promise.all([settleLanded(await example.project()), settleLanded(await example.project())]);
  expect(closed.flat()).toEqual([ticket]);
  expect(eventsOf(at, 'landing-reported')).toHaveLength(1);
  expect(eventsOf(at, 'ticket-closed')).toHaveLength(1);
  expect(await settleLanded(project)).toEqual([]);
});
