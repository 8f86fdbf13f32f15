import { chmodSync, constants, copyFileSync, existsSync, mkdirSync, realpathSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isReachableSource } from './check-source.ts';
import { sandboxIdentity } from './sandbox-identity.ts';
import { stateRoot } from './state-root.ts';

/**
 * Returns a host path of the running Node binary that the sandbox's user can read. A binary below a closed home is copied
 * once into the state folder, named after its place, size and time.
 */
export function sandboxNode(program = process.execPath): string {
  const real = realpathSync(program);
  if (isReachableSource(real, sandboxIdentity())) return real;
  const status = statSync(real);
  const facts = [real, status.size, status.mtimeMs, status.ino].join('\n');
  const { createHash } = process.getBuiltinModule('node:crypto');
  const folder = join(stateRoot(), 'bin');
  const copy = join(folder, `node-${createHash('sha256').update(facts).digest('hex').slice(0, 16)}`);
  if (existsSync(copy)) return copy;
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  chmodSync(folder, 0o755);
  const partial = `${copy}.${process.pid}`;
  copyFileSync(real, partial, constants.COPYFILE_FICLONE);
  chmodSync(partial, 0o755);
  renameSync(partial, copy);
  return copy;
}
