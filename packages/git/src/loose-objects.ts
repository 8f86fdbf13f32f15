import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import type { GitPlace } from './git-guards.ts';
import { mayConfigure } from './own-settings.ts';
import { gitText } from './run-git.ts';

type ObjectKind = 'commit' | 'tree' | 'blob' | 'tag';

/** Larger ones are left to git, which streams them. */
const mostBytes = 1024 * 1024;

/**
 * Returns an object that lies in a file of its own, as new ones do; null for every other one, and for a damaged one: git has to be asked.
 * Never throws.
 *
 * Source: gitrepository-layout(5): the file is the object's head and bytes, deflated, and its name is their digest.
 */
export async function readLoose(place: GitPlace, oid: string): Promise<{ readonly kind: string; readonly bytes: Buffer } | null> {
  if (!/^[0-9a-f]+$/u.test(oid) || oid.length !== place.oidLength) return null;
  try {
    const whole = await promisify(inflate)(await readFile(pathOf(place, oid)), { maxOutputLength: mostBytes });
    const end = whole.indexOf(0);
    const [kind = '', size] = whole.subarray(0, end).toString('latin1').split(' ');
    const bytes = whole.subarray(end + 1);
    return digestOf(place, whole) === oid && size === String(bytes.byteLength) ? { kind, bytes } : null;
  } catch {
    return null;
  }
}

/**
 * Stores an object, unfiltered, and returns its name. A process of git costs more than all else that is done for a small one, so that one
 * is written here, as git writes it; where the repository has ideas of its own about how files are written, git does it.
 *
 * @throws {GitError} `git-failed` when it could not be written.
 */
export async function writeObject(place: GitPlace, kind: 'commit' | 'blob', bytes: Uint8Array): Promise<string> {
  const written = bytes.byteLength < mostBytes ? await writeLoose(place, kind, bytes) : null;
  if (written !== null) return written;
  const plain = kind === 'blob' ? ['--no-filters'] : [];
  return await gitText(place, ['hash-object', '-t', kind, '-w', ...plain, '--stdin'], { input: bytes });
}

async function writeLoose(place: GitPlace, kind: ObjectKind, bytes: Uint8Array): Promise<string | null> {
  if (await mayConfigure(place, 'sharedrepository', 'fsync')) return null;
  const whole = Buffer.concat([Buffer.from(`${kind} ${bytes.byteLength}\0`), bytes]);
  const oid = digestOf(place, whole);
  const path = pathOf(place, oid);
  const fresh = join(place.commonDir, 'objects', `tmp_obj_${process.pid}_${randomBytes(6).toString('hex')}`);
  try {
    const now = new Date();
    // A collector counts from the time of the file.
    if (
      await utimes(path, now, now).then(
        () => true,
        () => false,
      )
    )
      return oid;
    await writeFile(fresh, await promisify(deflate)(whole), { flag: 'wx', mode: 0o444 });
    await mkdir(join(path, '..'), { recursive: true });
    await rename(fresh, path);
    return oid;
  } catch {
    // git knows better what is wrong, and says it.
    return null;
  }
}

const pathOf = (place: GitPlace, oid: string): string => join(place.commonDir, 'objects', oid.slice(0, 2), oid.slice(2));

function digestOf({ oidLength }: GitPlace, whole: Uint8Array): string {
  return createHash(oidLength === 40 ? 'sha1' : 'sha256')
    .update(whole)
    .digest('hex');
}
