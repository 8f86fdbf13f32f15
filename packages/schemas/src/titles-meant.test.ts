import { expect, test } from 'vitest';
import { titlesMeant } from './titles-meant.ts';

const python = ['test_peek', 'test_peek_empty', 'test_peekn', 'test_topk[1]', 'test_topk[2]', 'Peek > test_one', 'Peek#2 > test_one'];

test('a test means itself and no test whose name goes on', () => {
  expect(titlesMeant('test_peek', python)).toEqual(['test_peek']);
});

test('a name means all that lies below it: members of a group, parameters and repetitions', () => {
  expect(titlesMeant('test_topk', python)).toEqual(['test_topk[1]', 'test_topk[2]']);
  expect(titlesMeant('Peek', python)).toEqual(['Peek > test_one', 'Peek#2 > test_one']);
});

test('a name that is no title means the titles that it starts, up to a whole word', () => {
  const titles = ['adds 1 and 2', 'adds 3 and 4', 'address is kept'];
  expect(titlesMeant('adds', titles)).toEqual(['adds 1 and 2', 'adds 3 and 4']);
  expect(titlesMeant('test_pee', python)).toEqual([]);
});
