import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readOrMake } from '@ticket-circuit/journal';

/** A key that signs statements, with the name by which it is known. */
export interface SigningKey {
  readonly privateKey: KeyObject;
  readonly keyid: string;
  /** The public half, as PEM. */
  readonly publicPem: string;
}

/** Returns the ed25519 key of a file, which is made, readable for its owner alone, when it is absent. */
export async function signingKey(file: string): Promise<SigningKey> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const pem = await readOrMake(file, 0o600, () =>
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
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
