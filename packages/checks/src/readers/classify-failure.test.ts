import { expect, test } from 'vitest';
import { classifyFailure } from './classify-failure.ts';
import type { RawFailure } from './raw-test.ts';

const mark = 'CIRCUIT-STUB:E1:n0nce';

test.for<[string, RawFailure, ReturnType<typeof classifyFailure>]>([
  [
    'an assertion by its class',
    { phase: 'call', message: 'AssertionError: expected 1 to be 2' },
    { class: 'assertion', errorType: 'AssertionError' },
  ],
  [
    'an assertion by what the runner says',
    { phase: 'call', type: 'OwnMismatch', assertion: true, message: 'no' },
    { class: 'assertion', errorType: 'OwnMismatch' },
  ],
  [
    'a jest assertion by its text',
    { phase: 'call', message: 'expect(received).toBe(expected)', stack: 'Error: expect(received).toBe(expected)' },
    { class: 'assertion', errorType: 'Error' },
  ],
  ['an error with its type', { phase: 'call', message: 'RangeFault: 7 is too much' }, { class: 'error', errorType: 'RangeFault' }],
  [
    'an error that only mentions an assertion',
    { phase: 'call', message: 'TypeError: AssertionError is not a function' },
    { class: 'error', errorType: 'TypeError' },
  ],
  ['a thrown text', { phase: 'call', message: 'only a text' }, { class: 'unknown' }],
  ['a stub', { phase: 'call', message: `Error: ${mark}` }, { class: 'stub', errorType: 'Error', stub: mark }],
  [
    'a stub that an assertion swallowed',
    { phase: 'call', message: `AssertionError: expected [Function] to throw 'x' but got '${mark}'` },
    { class: 'stub', errorType: 'AssertionError', stub: mark },
  ],
  [
    'a stub behind another error',
    { phase: 'call', message: 'Error: it did not work', details: `Error: ${mark}` },
    { class: 'stub', errorType: 'Error', stub: mark },
  ],
  ['a stub in the set-up of a test', { phase: 'setup', message: `Error: ${mark}` }, { class: 'stub', errorType: 'Error', stub: mark }],
  ['a stub in a tear-down', { phase: 'teardown', message: `Error: ${mark}` }, { class: 'fixture', errorType: 'Error', stub: mark }],
  [
    'a stub while a file is loaded',
    { phase: 'collect', message: `Error: ${mark}` },
    { class: 'collection', errorType: 'Error', stub: mark },
  ],
  [
    'a stub in a file that is one test',
    { phase: 'collect', isFileTest: true, message: 'test failed', details: `Error: ${mark}` },
    { class: 'stub', stub: mark },
  ],
  [
    'an assertion in a file that is one test',
    { phase: 'collect', isFileTest: true, message: 'test failed', details: 'AssertionError [ERR_ASSERTION]: 2 == 3' },
    { class: 'assertion' },
  ],
  [
    'a syntax error in a file that is one test',
    { phase: 'collect', isFileTest: true, message: 'test failed', details: 'SyntaxError: bad' },
    { class: 'collection' },
  ],
  [
    'an assertion in a fixture',
    { phase: 'setup', assertion: true, type: 'AssertionError', message: 'no' },
    { class: 'fixture', errorType: 'AssertionError' },
  ],
  ['a time-out', { phase: 'call', message: 'Error: Test timed out in 5000ms.' }, { class: 'timeout', errorType: 'Error' }],
  ['a time-out that the runner says', { phase: 'call', timeout: true, message: `pending after ${mark}` }, { class: 'timeout', stub: mark }],
  [
    'an error of the code about time',
    { phase: 'call', message: 'UserFault: the session\ntimed out in 5 s' },
    { class: 'error', errorType: 'UserFault' },
  ],
])('%s', ([, failure, verdict]) => {
  expect(classifyFailure(failure)).toEqual(verdict);
});
