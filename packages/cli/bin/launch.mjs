import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 24;
const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/**
 * Starts a command. Plain JavaScript that any Node from 20 on reads, because it may be started with whatever Node there is.
 *
 * @param {'circuit' | 'coupler'} program
 */
export async function launch(program) {
  if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR) {
    console.error(
      `${program} needs Node ${NODE_MAJOR} or later, and this is ${process.version}. Type in ${root}: npm run bundle. Then start ${join(root, 'node_modules/.bin', program)}.`,
    );
    process.exitCode = 2;
    return;
  }
  // It caches stripped TypeScript too, which is most of what a start costs. A folder that cannot be written is no fault.
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node'));
  const { main } = await import('../src/main.ts');
  process.exitCode = await main({ program, argv: process.argv.slice(2) });
}
