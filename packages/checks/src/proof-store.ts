import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canonicalJson, digestOf, shellWord } from '@ticket-circuit/schemas';
import { ChecksError } from './checks-error.ts';

/** Documents by their digest, and digests by the key of what was asked. Several processes may use one store at a time. */
export interface ProofStore {
  /** Stores a document and returns its digest; the same document has the same digest and is stored once. */
  put(document: unknown): Promise<string>;
  /** Returns the document of a digest; null when it is not there. @throws {ChecksError} `bad-store` when its bytes are not of this digest. */
  get(digest: string): Promise<unknown>;
  /** Returns the digest that was remembered for a key; null when none was, or when its document is gone. */
  find(key: string): Promise<string | null>;
  /** Remembers a digest for a key. The first one stays: an equal question has one answer. */
  remember(key: string, digest: string): Promise<void>;
}

const digestPattern = /^sha256:([0-9a-f]{64})$/u;

/** Opens the proof store of a folder, which is made when first written to. */
export function openProofStore(dir: string): ProofStore {
  const documentPath = (digest: string): string => join(dir, 'documents', shard(digest));
  const keyPath = (key: string): string => join(dir, 'keys', shard(digestOf(key)));
  const get = (digest: string): Promise<unknown> => readDocument(documentPath(digest), digest);
  return {
    put: async (document) => {
      const text = canonicalJson(document);
      const digest = digestOf(text);
      await writeWhole(documentPath(digest), text);
      return digest;
    },
    get,
    find: async (key) => {
      const digest = (await readText(keyPath(key)))?.trim() ?? null;
      if (digest === null || !digestPattern.test(digest)) return null;
      return (await get(digest)) === null ? null : digest;
    },
    remember: async (key, digest) => {
      if ((await readText(keyPath(key))) === null) await writeWhole(keyPath(key), `${digest}\n`);
    },
  };
}

async function readDocument(path: string, digest: string): Promise<unknown> {
  const text = await readText(path);
  if (text === null) return null;
  if (digestOf(text) === digest) return JSON.parse(text);
  throw new ChecksError({
    code: 'bad-store',
    what: `The document ${digest} was not read.`,
    why: `The bytes at ${path} have another digest: they were changed or cut.`,
    next: `Remove the file, and what it proves is run again: rm ${shellWord(path)}`,
  });
}

/** Digests split over folders, since some file systems are slow with many names in one. */
function shard(digest: string): string {
  const hex = digestPattern.exec(digest)?.[1];
  if (hex === undefined) {
    throw new ChecksError({
      code: 'bad-store',
      what: 'A document was not looked up.',
      why: `${JSON.stringify(digest)} is not a SHA-256 digest.`,
      next: 'Give a digest like sha256:<64 hexadecimal digits>.',
    });
  }
  return join(hex.slice(0, 2), hex.slice(2));
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A reader sees the whole file or none of it, also after a crash. */
async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o755 });
  const partial = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    const file = await open(partial, 'wx', 0o644);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, path);
  } finally {
    await rm(partial, { force: true });
  }
}
