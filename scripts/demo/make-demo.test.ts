import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { demoOptions, languages } from './demo-options.ts';
import { makeDemo } from './make-demo.ts';
import { plainGit } from './run-command.ts';

const examples = join(import.meta.dirname, '../../examples');

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'circuit-demo-test-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test.each(languages)('the %s example begins with the same commit wherever and whenever it is made', (language) => {
  const commits = [folder(), folder()].map((into) => {
    const { repo, origin } = makeDemo(join(examples, language, 'project'), into);
    expect(plainGit(repo, ['status', '--porcelain'])).toBe('');
    return [plainGit(repo, ['rev-parse', 'HEAD']), plainGit(origin, ['rev-parse', 'main'])];
  });
  expect(new Set(commits.flat()).size).toBe(1);
});

test('a folder that holds something is not used', () => {
  const into = folder();
  makeDemo(join(examples, 'python/project'), into);
  expect(() => makeDemo(join(examples, 'python/project'), into)).toThrow('is not empty');
});

test('the demo is TypeScript on the recordings unless something else is asked for', () => {
  expect(demoOptions([])).toEqual({ language: 'typescript', json: false, into: null, engine: [] });
  expect(demoOptions(['python', '--json', '--engine', 'ollama', '--model', 'm'])).toMatchObject({
    language: 'python',
    json: true,
    engine: ['--engine', 'ollama', '--model', 'm'],
  });
  expect(() => demoOptions(['cobol'])).toThrow('There is no example cobol.');
});
