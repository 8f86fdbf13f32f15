import { expect, test } from 'vitest';
import { simpleArgv } from './simple-argv.ts';

test('a script of plain words is the arguments of one program', () => {
  expect(simpleArgv('eslint  src --max-warnings=0')).toEqual(['eslint', 'src', '--max-warnings=0']);
});

test.each(['a && b', 'NODE_ENV=test jest', 'jest "a b"', 'echo $HOME', 'a | b', '', undefined])(
  '%j needs a shell or is nothing',
  (script) => {
    expect(simpleArgv(script)).toBeNull();
  },
);
