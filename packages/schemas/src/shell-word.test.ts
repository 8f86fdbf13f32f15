import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { shellWord } from './shell-word.ts';

test('a word that a shell leaves alone is printed as it is', () => {
  expect(shellWord('http://127.0.0.1:8080/v1')).toBe('http://127.0.0.1:8080/v1');
});

test.each(['', 'two words', "it's", '$HOME', 'a;b', '"x"', '`id`', '$(id)', 'a\\b', '!!', 'ü'])(
  'a shell reads %j back as one word',
  (text) => {
    expect(execFileSync('sh', ['-c', `printf %s ${shellWord(text)}`], { encoding: 'utf8' })).toBe(text);
  },
);

test.each(["it's\na \\ line", 'clear \u001b[2J', 'a\rb', 'tab\tbed', 'left\u202eright', 'c1 \u009b2J'])(
  'what cannot be seen in %j is spelt on one line, and bash reads it back',
  (text) => {
    const word = shellWord(text);
    expect(word).toMatch(/^[\x20-\x7e]+$/u);
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };
    expect(execFileSync('bash', ['-c', `printf %s ${word}`], { encoding: 'utf8', env })).toBe(text);
  },
);
