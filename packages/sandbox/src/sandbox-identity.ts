import { SandboxError } from './sandbox-error.ts';

export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

const nobody = 65534;

/**
 * Returns the user that every sandbox runs as when this process is root; null for an ordinary user, whose sandboxes run as
 * that user. Root drops to `nobody`, or to `CIRCUIT_SANDBOX_UID`, because bubblewrap started as root keeps powers over the
 * host's kernel settings.
 *
 * @throws {SandboxError} `bad-spec` when `CIRCUIT_SANDBOX_UID` is not a user id above zero.
 */
export function sandboxIdentity(): Identity | null {
  if (process.getuid?.() !== 0) return null;
  const wanted = process.env['CIRCUIT_SANDBOX_UID'];
  if (wanted === undefined || wanted === '') return { uid: nobody, gid: nobody };
  const uid = /^[1-9][0-9]{0,9}$/.test(wanted) ? Number(wanted) : 0;
  if (uid > 0 && uid < 0xffffffff) return { uid, gid: uid };
  throw new SandboxError({
    code: 'bad-spec',
    what: 'No sandbox was started.',
    why: `CIRCUIT_SANDBOX_UID is ${JSON.stringify(wanted)}, which is not a user id above zero.`,
    next: 'Set it to the id of an unprivileged user, or unset it to use nobody.',
  });
}
