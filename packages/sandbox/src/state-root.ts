import { chmodSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { shellWord } from '@ticket-circuit/schemas';
import { SandboxError } from './sandbox-error.ts';

/**
 * Returns the real path of the folder that holds worktrees, sessions and copied programs; makes it when absent. Root's is
 * 0755, so that the sandbox's user can pass through it; a user's own is 0700.
 *
 * @throws {SandboxError} `bad-state-root` when the folder cannot be made or belongs to somebody else.
 */
export function stateRoot(): string {
  const isRoot = process.getuid?.() === 0;
  const path = process.env['CIRCUIT_STATE_DIR'] || defaultStateRoot(isRoot);
  if (!isAbsolute(path)) throw refusal('bad-state-root', path, 'It is not an absolute path.');
  try {
    const made = mkdirSync(path, { recursive: true, mode: isRoot ? 0o755 : 0o700 });
    // The mode above is lessened by the umask, and only the last folder is ours to open.
    if (made !== undefined && isRoot) chmodSync(path, 0o755);
    const real = realpathSync(path);
    if (lstatSync(real).uid === process.getuid?.()) return real;
  } catch (cause) {
    throw refusal('bad-state-root', path, `It cannot be made: ${String(cause)}.`, cause);
  }
  throw refusal('bad-state-root', path, 'It belongs to another user.');
}

/**
 * Returns a short folder for sockets, since a socket's whole path may have only 107 bytes: `circuit-<uid>` below the
 * system's own temp folder. Made when absent, and refused when somebody else made it first.
 *
 * @throws {SandboxError} `bad-socket-root` when the folder is a link, or not ours.
 */
export function socketRoot(): string {
  return socketRootIn(Buffer.byteLength(tmpdir()) <= 20 ? realpathSync(tmpdir()) : '/tmp');
}

/** `socketRoot` below another folder. */
export function socketRootIn(base: string): string {
  const uid = process.getuid?.() ?? 0;
  const path = join(base, `circuit-${uid}`);
  // Root's sockets are reached by the sandbox's user, who must pass through; each session's folder below is closed again.
  const mode = uid === 0 ? 0o711 : 0o700;
  try {
    mkdirSync(path, { mode });
    chmodSync(path, mode);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw refusal('bad-socket-root', path, `It cannot be made: ${String(cause)}.`, cause);
    }
  }
  const status = lstatSync(path);
  if (!status.isDirectory()) throw refusal('bad-socket-root', path, 'It is not a folder.');
  if (status.uid !== uid) throw refusal('bad-socket-root', path, `It belongs to user ${status.uid}, not to ${uid}.`);
  if ((status.mode & 0o022) !== 0) throw refusal('bad-socket-root', path, 'Others may write it.');
  return path;
}

function defaultStateRoot(isRoot: boolean): string {
  if (isRoot) return '/var/lib/ticket-circuit';
  return join(process.env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state'), 'ticket-circuit');
}

function refusal(code: 'bad-state-root' | 'bad-socket-root', path: string, why: string, cause?: unknown): SandboxError {
  return new SandboxError({
    code,
    what: `The folder ${path} cannot be used.`,
    why,
    next:
      code === 'bad-state-root'
        ? 'Set CIRCUIT_STATE_DIR to an absolute path of a folder of your own.'
        : `Look at it and, if nobody needs it, remove it: rm -r ${shellWord(path)}`,
    ...(cause === undefined ? {} : { cause }),
  });
}
