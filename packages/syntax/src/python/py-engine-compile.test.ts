import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// Node strips the types of this package by WebAssembly of its own, so its compilations are told apart by the module that holds most functions.
it('never lets the optimising compiler work on the parser, which the end of the process would wait for', () => {
  const program = `
    import { RuffEngine } from ${JSON.stringify(join(import.meta.dirname, 'py-engine.ts'))};
    const engine = new RuffEngine('py313');
    for (let at = 0; at < 30; at += 1) await engine.ast('x = [' + '1, '.repeat(200) + ']\\n');
  `;
  const { status, stdout } = spawnSync(process.execPath, ['--trace-wasm-compilation-times', '--input-type=module', '--eval', program], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  expect(status).toBe(0);
  const compiled = [...stdout.matchAll(/^Compiled function (\w+)#\d+ using (\w+)/gm)].map(
    ([, module, compiler]) => `${module} ${compiler}`,
  );
  const modules = [...new Set(compiled.map((line) => line.split(' ')[0]!))];
  expect(modules.some((module) => compiled.includes(`${module} Liftoff`) && !compiled.includes(`${module} TurboFan`))).toBe(true);
});
