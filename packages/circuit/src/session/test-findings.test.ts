import type { CheckResult, Circuit } from '@ticket-circuit/schemas';
import { expect, test } from 'vitest';
import { testFindings } from './test-findings.ts';

const config: Circuit = {
  main: 'main',
  packages: [{ name: 'core', paths: ['.'] }],
  test: { run: ['node', '--test'], only: ['node', '--test', '{files}'], report: 'node-test' },
};
const result = (...files: string[]): CheckResult => ({
  name: 'lint',
  command: ['lint'],
  tree: 'a'.repeat(40),
  exit: { kind: 'exited', code: 1 },
  findings: files.map((file) => ({ file, line: 1, message: 'bad' })),
  durationMs: 1,
  excerpt: 'src/a.ts:1 CIRCUIT-STUB',
});

test('a testwriter sees what a check finds in tests, and only how much it finds in stubs', () => {
  expect(testFindings(result('src/a.ts', 'test/a.test.ts'), config)).toMatchObject({
    exit: { kind: 'exited', code: 1 },
    findings: [{ file: 'test/a.test.ts' }],
    excerpt: '1 finding lies elsewhere, where stubs still stand, and does not count here.',
  });
  expect(testFindings(result('src/a.ts', 'src/b.ts'), config)).toMatchObject({
    findings: [],
    excerpt: 'Nothing was found in test and support files. 2 findings lie elsewhere, where stubs still stand, and do not count here.',
  });
});

test('what is all about tests, and what could not be read, stays as it is', () => {
  for (const whole of [result('test/a.test.ts'), result(), { ...result('src/a.ts'), exit: { kind: 'exited' as const, code: 0 } }])
    expect(testFindings(whole, config)).toEqual(whole);
});
