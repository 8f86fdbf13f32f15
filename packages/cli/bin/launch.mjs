import { existsSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 24;
const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/**
 * Starts a command on Node 24 or later: this one, or the one that the workspace has installed.
 * Plain JavaScript that any Node from 20 on runs, because a shell may start it with whatever Node it has.
 *
 * @param {'circuit' | 'coupler'} program
 * @param {string} launcher the file that was started, to start again with the other Node
 */
export async function launch(program, launcher) {
  if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR) return await startAgain(program, launcher);
  // It caches stripped TypeScript too, which is most of what a start costs. A folder that cannot be written is no fault.
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node'));
  const { main } = await import('../src/main.ts');
  process.exitCode = await main({ program, argv: process.argv.slice(2) });
}

/**
 * @param {string} program
 * @param {string} launcher
 */
async function startAgain(program, launcher) {
  const { spawn } = await import('node:child_process');
  const { constants } = await import('node:os');
  const node = join(root, 'node_modules/.bin/node');
  if (!existsSync(node)) {
    console.error(`${program} needs Node ${NODE_MAJOR}, and this is ${process.version}. Type: npm run check`);
    process.exitCode = 2;
    return;
  }
  const child = spawn(node, [launcher, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
