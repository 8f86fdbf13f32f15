import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK_AGAIN_MS = 100;
/** A folder without an owner file is being made or was left by a crash between two calls; after this long it is the latter. */
const NAMELESS_MS = 5_000;

/**
 * Runs an action while no other process of this machine does, by a lock folder. The lock of a dead process is taken over.
 *
 * @template T
 * @param {string} folder
 * @param {{ onWait?: (owner: number | null) => void }} options `onWait` is called once if the lock is taken.
 * @param {() => Promise<T>} action
 * @returns {Promise<T>}
 */
export async function withFolderLock(folder, { onWait }, action) {
  mkdirSync(dirname(folder), { recursive: true });
  let told = false;
  while (!claim(folder)) {
    const owner = ownerOf(folder);
    if (isAbandoned(folder, owner)) {
      dropAbandoned(folder);
      continue;
    }
    if (!told) onWait?.(owner);
    told = true;
    await delay(LOOK_AGAIN_MS);
  }
  try {
    return await action();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function claim(folder) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(folder, 'owner'), String(process.pid));
  return true;
}

/**
 * @param {string} folder
 * @returns {number | null}
 */
function ownerOf(folder) {
  try {
    const pid = Number(readFileSync(join(folder, 'owner'), 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/**
 * @param {string} folder
 * @param {number | null} owner
 */
function isAbandoned(folder, owner) {
  if (owner === null) return ageMs(folder) > NAMELESS_MS;
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** @param {string} folder */
function ageMs(folder) {
  try {
    return Date.now() - statSync(folder).mtimeMs;
  } catch {
    return 0;
  }
}

/**
 * Renames before removing: of two processes that find the same dead lock only one can rename it, so neither removes the other's new one.
 *
 * @param {string} folder
 */
function dropAbandoned(folder) {
  const aside = `${folder}.dead-${process.pid}`;
  try {
    renameSync(folder, aside);
    rmSync(aside, { recursive: true, force: true });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
