import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Circuit } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { Example } from './support/example.ts';
import { handIn } from './support/hand-in.ts';

test('a commit that names a ticket of the circuit which does not wait for it lands by nobody', async () => {
  using example = new Example();
  const { project, ticket } = await example.ticket();
  example.git('fetch', '-q');
  const base = example.git('rev-parse', 'main');
  const { commit, left } = await handIn(project, { ticket, files: { 'README.md': 'Not reviewed.\n' } });
  expect(left).toMatchObject([{ ticket, reason: 'red', why: `${ticket} does not wait for ${commit} to land: it is open.` }]);
  expect(example.landed()).toEqual([base]);
});

test('a commit that changes the project file is judged by that of main and by its own, and that is shown', async () => {
  const rule = { name: 'rule', run: ['sh', '-c', '! ls forbidden* 2>/dev/null'] };
  using example = new Example({ config: { checks: [rule] } });
  const { project } = await example.ticket();
  example.git('fetch', '-q');
  const base = example.git('rev-parse', 'main');
  const config = JSON.parse(readFileSync(join(example.folder, 'circuit.json'), 'utf8')) as Circuit;
  const withChecks = (checks: Circuit['checks']): string => JSON.stringify({ ...config, checks });
  const harsh = { name: 'harsh', run: ['sh', '-c', 'exit 1'] };
  const refused: [string, Record<string, string>][] = [
    ['rule failed', { 'circuit.json': withChecks([]), 'forbidden.txt': 'x\n' }],
    ['harsh failed', { 'circuit.json': withChecks([rule, harsh]) }],
    ['circuit.json', { 'circuit.json': '{}\n' }],
  ];
  for (const [at, [why, files]] of refused.entries()) {
    const { left, said } = await handIn(project, { ticket: `X-${at + 1}`, files });
    expect(left).toMatchObject([{ reason: 'red', why: expect.stringContaining(why) as string }]);
    expect(said.join('\n')).toContain('it is judged by that of main and by its own');
  }
  expect(example.landed()).toEqual([base]);
  const lenient = await handIn(project, { ticket: 'X-9', files: { 'circuit.json': withChecks([rule, { name: 'mild', run: ['true'] }]) } });
  expect(lenient.left).toMatchObject([{ kind: 'landed', commits: [{ ticket: 'X-9', commit: lenient.commit }] }]);
});
