import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { shellWord } from './shell-word.ts';

test('a word that a shell leaves alone is printed as it is', () => {
  expect(shellWord('http://127.0.0.1:8080/v1')).toBe('http://127.0.0.1:8080/v1');
});

test.each(['', 'two words', "it's", '$HOME', 'a;b', '"x"', '`id`', 'a\nb', 'ü'])('a shell reads %j back as one word', (text) => {
  expect(execFileSync('sh', ['-c', `printf %s ${shellWord(text)}`], { encoding: 'utf8' })).toBe(text);
});
