import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A key that signs statements, with the name by which it is known. */
export interface SigningKey {
  readonly privateKey: KeyObject;
  readonly keyid: string;
  /** The public half, as PEM. */
  readonly publicPem: string;
}

/** Returns the ed25519 key of a file, which is made, readable for its owner alone, when it is absent. */
export async function signingKey(file: string): Promise<SigningKey> {
  const pem = await readFile(file, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return await makeKey(file);
  });
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  return { privateKey, keyid: keyidOf(publicKey), publicPem: pemOf(publicKey) };
}

/** Returns the name of a public key: the SHA-256 of its DER form. */
export function keyidOf(key: KeyObject): string {
  return createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex');
}

/** Returns a public key as PEM, the one way in which it is written. */
export function pemOf(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'pem' }).toString();
}

/** Linked into place whole, so that of two who make it at once both read the same one. */
async function makeKey(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.${process.pid}`;
  await writeFile(part, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  try {
    await link(part, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    return await readFile(file, 'utf8');
  } finally {
    await rm(part);
  }
}
