import { CircuitError, InternalError } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { shownError } from './exit-of.ts';

const facts = { what: 'W.', why: 'Y.', next: 'N.' };

test.each([
  { error: new CircuitError({ code: 'bad-config', ...facts }), exit: 1, kind: 'refused' },
  { error: new CircuitError({ code: 'no-sandbox', ...facts }), exit: 2, kind: 'could-not-tell' },
  { error: new InternalError({ code: 'unhandled-case', ...facts }), exit: 3, kind: 'bug' },
  { error: new TypeError('x is not a function'), exit: 3, kind: 'bug' },
  { error: 'a thrown text', exit: 3, kind: 'bug' },
  { error: Object.assign(new Error('no space'), { code: 'ENOSPC', path: '/full/place' }), exit: 2, kind: 'could-not-tell' },
])('$error gives exit status $exit', ({ error, exit, kind }) => {
  expect(shownError(error)).toMatchObject({ exit, kind });
});

test('a full disk is said by its path', () => {
  expect(shownError(Object.assign(new Error('no space'), { code: 'ENOSPC', path: '/full/place' }))).toMatchObject({
    what: 'The system refused an operation on /full/place.',
    why: 'The disk is full.',
  });
});

test('an error that nobody declared hides its stack and says that the bug is ours', () => {
  expect(shownError(new RangeError('too deep'))).toMatchObject({
    code: 'bug',
    what: 'The command stopped by a bug of ours.',
    why: 'RangeError: too deep',
  });
});
