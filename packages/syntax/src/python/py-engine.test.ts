import { expect, it } from 'vitest';
import { RuffEngine } from './py-engine.ts';

it('answers a trap in the parser with an error and goes on in a fresh thread, for requests that wait already too', async () => {
  const engine = new RuffEngine('py313');
  const bomb = engine.check([`x = ${'not '.repeat(5000)}1`]);
  const waiting = engine.check(['x = (\n']);
  await expect(bomb).rejects.toMatchObject({ code: 'engine-failed', why: expect.stringContaining('memory access out of bounds') });
  expect(await waiting).toEqual([[expect.objectContaining({ line: 2, column: 1 })]]);
});

it('ends a request that takes too long, and goes on in a fresh thread', async () => {
  const engine = new RuffEngine('py313', 3000);
  await expect(engine.ast(`x = 1${'+1'.repeat(1500)}`)).rejects.toMatchObject({ why: expect.stringContaining('no answer within 3000 ms') });
  // The fresh thread has to load its parser within the same bound, which a busy machine may miss once.
  await expect.poll(() => engine.ast('x\n').catch(() => ''), { timeout: 15_000 }).toContain('ExprName');
});
