import type { ReadText, TextChange } from '@ticket-circuit/coupler';
import type { Kit } from '@ticket-circuit/role-kit';
import { DeveloperError } from './developer-error.ts';

/** The session's tree: read directly, written by the host on request. */
export interface KitTree {
  readonly read: ReadText;
  /** @throws {DeveloperError} `not-written` when the host did not write. */
  readonly write: (changes: readonly TextChange[]) => Promise<void>;
}

/** Returns the tree of a session. A file that cannot be read as text counts as absent. */
export function kitTree(kit: Kit): KitTree {
  const read: ReadText = async (path) => {
    const file = await kit.readFile(path);
    return file.kind === 'file' ? file.text : null;
  };
  return {
    read,
    write: async (changes) => {
      for (const { path, text } of changes) if (text !== null) await writeFile(kit, path, text);
    },
  };
}

async function writeFile(kit: Kit, path: string, text: string): Promise<void> {
  const present = await kit.readFile(path);
  if (present.kind === 'refused') throw notWritten(path, present.why);
  if (present.kind === 'file' && present.text === text) return;
  const reply = await kit.tool({ kind: 'write', path, text, digest: present.kind === 'file' ? present.digest : null });
  if (reply.kind === 'written') return;
  throw notWritten(path, reply.kind === 'failed' ? reply.why : `The host answered ${reply.kind}, although nobody else writes this tree.`);
}

function notWritten(path: string, why: string): DeveloperError {
  return new DeveloperError({ code: 'not-written', what: `${path} was not written.`, why, next: 'The host knows more: see its log.' });
}
