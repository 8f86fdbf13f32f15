import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { networkTrust } from './network-trust.ts';

const certificate = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n';
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'trust-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('names the certificates of the system as they are, and shows those that lie elsewhere', async () => {
  const own = join(dir, 'own.pem');
  writeFileSync(own, certificate);
  expect(await networkTrust({ NODE_EXTRA_CA_CERTS: own, SSL_CERT_FILE: '/etc/ssl/certs/ca-certificates.crt' })).toEqual({
    env: { NODE_EXTRA_CA_CERTS: '/opt/circuit/trust/NODE_EXTRA_CA_CERTS.pem', SSL_CERT_FILE: '/etc/ssl/certs/ca-certificates.crt' },
    inputs: [{ to: '/opt/circuit/trust/NODE_EXTRA_CA_CERTS.pem', text: certificate }],
  });
});

test('shows no key, no other file, and nothing that leads out of the folders of the system', async () => {
  const key = join(dir, 'key.pem');
  writeFileSync(key, `${certificate}-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n`);
  const other = join(dir, 'other.txt');
  writeFileSync(other, 'a password');
  const env = { NODE_EXTRA_CA_CERTS: key, PIP_CERT: other, SSL_CERT_FILE: join(dir, 'absent'), CURL_CA_BUNDLE: `/etc/ssl/../..${other}` };
  expect(await networkTrust(env)).toEqual({ env: {}, inputs: [] });
});

test('tells the address of a proxy, unless it holds a password; nothing else of the person goes in', async () => {
  const env = { HTTPS_PROXY: 'http://proxy:3128', http_proxy: 'http://me:secret@proxy:3128', NO_PROXY: '', NPM_TOKEN: 'secret' };
  expect(await networkTrust(env)).toEqual({ env: { HTTPS_PROXY: 'http://proxy:3128' }, inputs: [] });
});
