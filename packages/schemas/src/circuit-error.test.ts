import { expect, test } from 'vitest';
import { assertNever, CircuitError, InternalError } from './circuit-error.ts';

const facts = {
  code: 'not-landed',
  what: 'Ticket T-4 was not landed:',
  why: 'main is at 9be0c1, its review was of 1f3c77.',
  next: 'Run: circuit run T-4.',
};

test('an error reads as its three sentences and keeps each as a field', () => {
  const error = new CircuitError(facts);
  expect(error.message).toBe('Ticket T-4 was not landed: main is at 9be0c1, its review was of 1f3c77. Run: circuit run T-4.');
  expect(error).toMatchObject({ ...facts, name: 'CircuitError' });
});

test('an error is never to be retried unless its author wrote safe', () => {
  expect(new CircuitError(facts).retry).toBe('never');
  expect(new CircuitError({ ...facts, retry: 'safe' }).retry).toBe('safe');
});

test('an error keeps its cause, and has none when none was given', () => {
  const cause = new Error('disk full');
  expect(new CircuitError({ ...facts, cause }).cause).toBe(cause);
  expect('cause' in new CircuitError(facts)).toBe(false);
});

test('a class of a package carries its own name', () => {
  class GitError extends CircuitError {}
  expect(new GitError(facts).name).toBe('GitError');
  expect(new GitError(facts)).toBeInstanceOf(CircuitError);
});

test('an unhandled case throws an internal error that shows the value', () => {
  const stray = { kind: 'new-kind' } as never;
  expect(() => assertNever(stray)).toThrow(InternalError);
  expect(() => assertNever(stray)).toThrow('{"kind":"new-kind"}');
});
