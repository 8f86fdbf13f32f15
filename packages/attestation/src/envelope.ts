import { sign } from 'node:crypto';
import { crypto, dsse } from '@sigstore/core';
import { canonicalJson, parseDsseEnvelope, parseLandingStatement, type DsseEnvelope, type LandingStatement } from '@ticket-circuit/schemas';
import { keyidOf, pemOf, type SigningKey } from './signing-key.ts';
import type { MirrorFile } from './journal-files.ts';

const payloadType = 'application/vnd.in-toto+json';
export const statementPath = 'statement.dsse.json';
export const keyPath = 'key.pem';

/** Returns the files of a signed statement: the envelope and the public half of the key that signed it. */
export function signedFiles(statement: LandingStatement, { privateKey, keyid, publicPem }: SigningKey): MirrorFile[] {
  const payload = Buffer.from(canonicalJson(statement));
  const sig = sign(null, dsse.preAuthEncoding(payloadType, payload), privateKey);
  const envelope: DsseEnvelope = {
    payloadType,
    payload: payload.toString('base64'),
    signatures: [{ keyid, sig: sig.toString('base64') }],
  };
  return [
    { path: statementPath, bytes: Buffer.from(`${canonicalJson(envelope)}\n`) },
    { path: keyPath, bytes: Buffer.from(publicPem) },
  ];
}

/** A signed statement that was read: what it says and who says it, or the file that is not what it should be, and why. */
export type ReadStatement =
  | { readonly kind: 'signed'; readonly statement: LandingStatement; readonly keyid: string }
  | { readonly kind: 'broken'; readonly path: string; readonly why: string };

/**
 * Reads the files of a signed statement and checks the signature. Each file must be exactly what its content is written as, so that no byte of it can
 * change unnoticed.
 *
 * @param keyName How the name of the key begins, as the ref says it.
 */
export function readSigned(files: ReadonlyMap<string, Uint8Array>, keyName: string): ReadStatement {
  const key = readKey(files.get(keyPath));
  if (key === null) return broken(keyPath, 'It is no public key as one is written here.');
  if (!keyidOf(key).startsWith(keyName)) return broken(keyPath, `It is key ${keyidOf(key).slice(0, 16)}, under another name.`);
  const envelope = readEnvelope(files.get(statementPath));
  if (typeof envelope === 'string') return broken(statementPath, envelope);
  const keyid = keyidOf(key);
  const signature = envelope.signatures.find((each) => each.keyid === keyid);
  if (signature === undefined || envelope.signatures.length !== 1)
    return broken(statementPath, `It is not signed by the key beside it, ${keyid.slice(0, 16)}, and by no other.`);
  const payload = Buffer.from(envelope.payload, 'base64');
  if (!crypto.verify(dsse.preAuthEncoding(payloadType, payload), key, Buffer.from(signature.sig, 'base64')))
    return broken(statementPath, `Its signature is not the one of key ${keyid.slice(0, 16)} over this payload.`);
  const parsed = parseLandingStatement(jsonOf(payload));
  if (parsed.kind === 'invalid')
    return broken(statementPath, `Its payload is no landing statement: ${parsed.errors[0]?.path} ${parsed.errors[0]?.message}.`);
  return { kind: 'signed', statement: parsed.value, keyid };
}

function readKey(bytes: Uint8Array | undefined): ReturnType<typeof crypto.createPublicKey> | null {
  const pem = textOf(bytes);
  try {
    const key = crypto.createPublicKey(pem);
    return pemOf(key) === pem ? key : null;
  } catch {
    return null;
  }
}

function readEnvelope(bytes: Uint8Array | undefined): DsseEnvelope | string {
  const text = textOf(bytes);
  const parsed = parseDsseEnvelope(jsonOf(text));
  if (parsed.kind === 'invalid') return 'It is no DSSE envelope.';
  const { payload, signatures } = parsed.value;
  const encoded = [payload, ...signatures.map(({ sig }) => sig)];
  if (text !== `${canonicalJson(parsed.value)}\n` || encoded.some((each) => Buffer.from(each, 'base64').toString('base64') !== each))
    return 'It is not written as its content is.';
  return parsed.value;
}

function jsonOf(text: string | Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    return null;
  }
}

/** Bytes that are no UTF-8 give no text, so that none of them can pass for another. */
function textOf(bytes: Uint8Array | undefined): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes ?? new Uint8Array());
  } catch {
    return '';
  }
}

function broken(path: string, why: string): ReadStatement {
  return { kind: 'broken', path, why };
}
