import type { PlanSheet } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { judgeTestFiles } from './judge-test-files.ts';

const path = 'tests/test_shelf.py';
const plan: PlanSheet = {
  nature: 'behaviour',
  criteria: [],
  elements: [],
  supersedes: [{ action: 'change', criterion: 'C1', target: { kind: 'test', file: path, name: 'test_peek' } }],
  renames: [],
  dependencies: [],
  references: [],
  questions: [],
};
const source = (peek: number, peekn: number): string =>
  `def test_peek():\n    assert ${peek}\n\n\ndef test_peekn():\n    assert ${peekn}\n`;
const judge = (after: string) =>
  judgeTestFiles(
    plan,
    [{ path, status: 'changed', pathClass: 'test' }],
    async () => source(1, 1),
    async () => after,
  );

test('a superseded test may change, and a new one may stand beside it', async () => {
  expect(await judge(`${source(2, 1)}\n\ndef test_peek_empty():\n    assert 3\n`)).toEqual([]);
});

test('a test whose name only begins as the superseded one may not change, and may not go', async () => {
  const [changed] = await judge(source(2, 2));
  expect(changed).toMatchObject({ kind: 'unlisted-test-change', test: `${path} > test_peekn` });
  const [removed] = await judge('def test_peek():\n    assert 2\n');
  expect(removed).toMatchObject({ kind: 'unlisted-test-change', message: expect.stringContaining('removed') as string });
});
