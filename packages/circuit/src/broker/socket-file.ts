import { chmod, chown, lstat, mkdir, unlink } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { CircuitError } from '@ticket-circuit/schemas';

/** Who may open the socket: the user and group that the sandbox runs as. Null: the host's own. */
export type SocketOwner = { readonly uid: number; readonly gid: number } | null;

/**
 * Makes the folder of a session's socket, closed to everybody but the sandbox, and removes a socket that a dead host left there.
 *
 * @throws {CircuitError} broker-in-use when a living host answers on that socket, broker-blocked when something else stands in its place.
 */
export async function prepareSocketFolder(dir: string, path: string, owner: SocketOwner): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await chmod(dir, 0o700);
  if (owner !== null) await chown(dir, owner.uid, owner.gid);
  const found = await lstat(path).catch(() => null);
  if (found === null) return;
  if (!found.isSocket())
    throw refused('broker-blocked', path, 'What stands there is not a socket.', 'Look at it, remove it, and run again.');
  if (await answers(path))
    throw refused('broker-in-use', path, 'Another host is listening on it.', 'Stop the other circuit, or let it finish the session.');
  await unlink(path);
}

/** Gives the socket itself to the sandbox: connecting needs the right to write it. */
export async function closeSocketToOthers(path: string, owner: SocketOwner): Promise<void> {
  await chmod(path, 0o600);
  if (owner !== null) await chown(path, owner.uid, owner.gid);
}

async function answers(path: string): Promise<boolean> {
  return await new Promise((resolve) => {
    const connection = createConnection(path);
    const end = (alive: boolean): void => {
      connection.destroy();
      resolve(alive);
    };
    connection.once('connect', () => end(true));
    connection.once('error', () => end(false));
  });
}

function refused(code: string, path: string, why: string, next: string): CircuitError {
  return new CircuitError({ code, what: `The broker cannot listen on ${path}.`, why, next });
}
