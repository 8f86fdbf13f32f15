import { expect, test } from 'vitest';
import { readExpectation } from './read-expectation.ts';

test.for([
  ['expected 2 to be 3 // Object.is equality', '3', '2'],
  ['AssertionError: expected { a: 2 } to deeply equal { a: 3 }', '{ a: 3 }', '{ a: 2 }'],
  ['expect(received).toBe(expected)\n\nExpected: 3\nReceived: 2', '3', '2'],
  ['Expected values to be strictly equal:\n\n2 !== 3\n', '3', '2'],
  ['assert 2 == 3\n +  where 2 = add(1, 1)', '3', '2'],
  ['2 != 3 : two is not three', '3', '2'],
])('reads the two values of %j', ([message, expected, actual]) => {
  expect(readExpectation({ message: message ?? '' })).toEqual({ expected, actual });
});

test('takes the values that the runner gave before those in the sentence', () => {
  expect(readExpectation({ message: '2 != 3', expected: 'three', actual: 'two' })).toEqual({ expected: 'three', actual: 'two' });
});

test('finds nothing in a sentence without values', () => {
  expect(readExpectation({ message: 'DID NOT RAISE ValueError' })).toEqual({});
});
