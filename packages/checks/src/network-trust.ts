import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';

/** What a command with the network is told about the machine's way out. */
export interface NetworkTrust {
  readonly env: Record<string, string>;
  readonly inputs: { readonly to: string; readonly text: string }[];
}

/** The variables by which package managers learn whom this machine trusts. */
const certificateVariables = [
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'CURL_CA_BUNDLE',
  'REQUESTS_CA_BUNDLE',
  'PIP_CERT',
  'GIT_SSL_CAINFO',
  'npm_config_cafile',
];
const proxyVariables = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'];

/** Folders that a sandbox with the network shows as they are. */
const shown = ['/etc/ssl/', '/etc/pki/', '/etc/ca-certificates/', '/usr/'];
const folder = '/opt/circuit/trust';

/**
 * Returns what lets a package manager reach its registry from behind a proxy: the proxy's address, and the certificates that the person's
 * own programs trust. A proxy's address with a password in it stays outside, since what runs there is the project's code.
 */
export async function networkTrust(env: Readonly<Record<string, string | undefined>>): Promise<NetworkTrust> {
  const trust: NetworkTrust = { env: {}, inputs: [] };
  for (const name of certificateVariables) {
    const path = env[name];
    if (path === undefined || !posix.isAbsolute(path)) continue;
    const to = shown.some((prefix) => posix.normalize(path).startsWith(prefix)) ? path : await show(trust, name, path);
    if (to !== null) trust.env[name] = to;
  }
  for (const name of proxyVariables) {
    const value = env[name];
    if (value !== undefined && value !== '' && !value.includes('@')) trust.env[name] = value;
  }
  return trust;
}

/** A certificate is public, so its text may be shown; what holds a key is none. */
async function show(trust: NetworkTrust, name: string, path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null || !text.includes('-----BEGIN CERTIFICATE-----') || text.includes('PRIVATE KEY-----')) return null;
  const to = `${folder}/${name}.pem`;
  trust.inputs.push({ to, text });
  return to;
}
