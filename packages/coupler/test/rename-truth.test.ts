import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { driverFor } from '@ticket-circuit/syntax';
import { expect, it } from 'vitest';
import { refactorFiles } from '../src/index.ts';
import { tree } from './plans.ts';

interface Renaming {
  readonly what: string;
  readonly pair: readonly [before: string, after: string, from: string, to: string];
}

it('a module of the machine’s Python compiles to the same code but for the name that was renamed', { timeout: 300_000 }, async () => {
  const { stdout } = spawnSync('python3', ['-I', '-c', 'import os; print(os.path.dirname(os.__file__))'], { encoding: 'utf8' });
  const library = stdout.trim();
  const names = readdirSync(library).filter((name) => name.endsWith('.py'));
  const renamings: Renaming[] = [];
  let refused = 0;
  for (const name of names.filter((_, index) => index % 11 === 3)) {
    const source = readFileSync(join(library, name), 'utf8');
    const parsed = await driverFor(name)!.parse(source, name);
    if (parsed.kind !== 'module' || source.length > 60_000) continue;
    const symbols = parsed.module.elements.filter(({ parent, kind }) => parent === null && /^(?:function|class|constant)$/.test(kind));
    for (const { symbol } of symbols.filter(({ symbol: one }) => /^\w+$/.test(one)).slice(0, 12)) {
      const to = `${symbol}_renamed`;
      const { changes, faults } = await refactorFiles(
        tree({ [name]: source }),
        { kind: 'rename', file: name, renames: [{ from: symbol, to }] },
        [name],
      );
      if (faults.length > 0) refused += 1;
      else renamings.push({ what: `${name} ${symbol}`, pair: [source, changes[0]?.text ?? '', symbol, to] });
    }
  }
  const asked = spawnSync('python3', ['-I', join(import.meta.dirname, 'support/rename_truth.py')], {
    input: renamings.map(({ pair }) => `${JSON.stringify(pair)}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const said = asked.stdout.trimEnd().split('\n');
  expect(renamings.filter((_, index) => said[index] !== 'same').map(({ what }) => what)).toEqual([]);
  expect(renamings.length).toBeGreaterThan(80);
  expect(refused).toBeLessThan(renamings.length / 5);
});
