import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

/** A file with one fault, and the rule that must name it; null where the same text is right. */
const FILES: readonly [path: string, text: string, rule: string | null][] = [
  ['packages/router/src/reads-file.ts', "export { readFileSync } from 'node:fs';", 'no-restricted-imports'],
  ['packages/journal/src/reads-file.ts', "export { readFileSync } from 'node:fs';", null],
  ['packages/coupler/src/listens.ts', "export { createServer } from 'node:http';", 'no-restricted-imports'],
  ['packages/rights/src/asks-time.ts', 'export const now = (): number => Date.now();', 'no-restricted-globals'],
  ['packages/syntax/src/rolls.ts', 'export const roll = (): number => Math.random();', 'no-restricted-properties'],
  ['packages/checks/src/spawns.ts', "export { spawn } from 'node:child_process';", 'no-restricted-imports'],
  ['packages/sandbox/src/spawns.ts', "export { spawn } from 'node:child_process';", null],
  ['packages/checks/src/spawns.test.ts', "import { spawn } from 'node:child_process';\nspawn('true');", null],
  ['packages/circuit/src/drives-git.ts', "export { simpleGit } from 'simple-git';", 'no-restricted-imports'],
  ['packages/git/src/drives-git.ts', "export { simpleGit } from 'simple-git';", null],
  ['packages/circuit/src/asks-model.ts', "export { OpenAI } from 'openai';", 'no-restricted-imports'],
  ['packages/circuit/src/asks-model.test.ts', "import { Agent } from 'openai/deep';\nnew Agent();", 'no-restricted-imports'],
  ['packages/engines/src/asks-model.ts', "export { OpenAI } from 'openai';", null],
  ['packages/cli/src/reaches-in.ts', "export { x } from '@ticket-circuit/git/src/deep/x.ts';", 'no-restricted-imports'],
  [
    'packages/git/src/forgets.ts',
    "import { readFile } from 'node:fs/promises';\nexport function f(): void {\n  readFile('x');\n}",
    'no-floating-promises',
  ],
  ['packages/git/src/loose.ts', 'export const x = (y: any): any => y;', 'no-explicit-any'],
  ['packages/git/src/default.ts', 'export default 1;', 'no-default-export'],
  ['packages/git/src/one.ts', "export { two } from './two.ts';\nexport const one = 1;", 'no-cycle'],
  ['packages/git/src/two.ts', "export { one } from './one.ts';\nexport const two = 2;", 'no-cycle'],
  ['packages/git/src/mocks.test.ts', "import { vi } from 'vitest';\nvi.mock('./one.ts');", 'no-restricted-vi-methods'],
  [
    'packages/git/src/skips.test.ts',
    "import { expect, test } from 'vitest';\ntest.skip('x', () => {\n  expect(1).toBe(1);\n});",
    'no-disabled-tests',
  ],
  ['packages/git/src/long.ts', 'export const a = 1;\n'.repeat(1) + '// line\n'.repeat(400), 'max-lines'],
  ['packages/git/src/tall.ts', `export function f(): number {\n${'  console;\n'.repeat(80)}  return 1;\n}`, 'max-lines-per-function'],
  [
    'packages/git/src/partial.ts',
    "export function f(x: 'a' | 'b'): number {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}",
    'switch-exhaustiveness-check',
  ],
];

let folder: string;
let found: Map<string, string[]>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint-rules-'));
  for (const name of ['oxlint.config.ts', 'tsconfig.base.json', 'tsconfig.check.json']) await cp(join(root, name), join(folder, name));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ extends: './tsconfig.check.json', include: ['packages'] }));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of FILES) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  found = await lint();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

interface Diagnostic {
  readonly code?: string;
  readonly filename: string;
}

async function lint(): Promise<Map<string, string[]>> {
  const outcome = await run(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json'], {
    cwd: folder,
    maxBuffer: 2 ** 26,
  }).catch((error: unknown) => error as { stdout: string });
  const { diagnostics } = JSON.parse(outcome.stdout) as { diagnostics: Diagnostic[] };
  const rules = new Map<string, string[]>();
  for (const { code = '', filename } of diagnostics)
    rules.set(filename, [...(rules.get(filename) ?? []), /\(([^)]*)\)/u.exec(code)?.[1] ?? code]);
  return rules;
}

describe('the linter', () => {
  test.each(FILES.filter(([, , rule]) => rule !== null))('refuses %s', (path, _text, rule) => {
    expect(found.get(path)).toContain(rule);
  });

  test.each(FILES.filter(([, , rule]) => rule === null))('accepts %s', (path) => {
    expect(found.get(path) ?? []).toStrictEqual([]);
  });
});
