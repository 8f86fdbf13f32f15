import type { CircuitEngine } from '@ticket-circuit/schemas';
import type { Preset } from './presets.ts';

export type Access =
  | { readonly kind: 'access'; readonly baseUrl: string; readonly apiKey: string }
  | { readonly kind: 'refused'; readonly why: string; readonly next: string };

/** Servers on this machine are asked without a key where none is set; the SDKs want some text. */
const NO_KEY = 'none';

/**
 * Returns where an engine is reached and with which key. A key is sent only where its owner meant it to go: to the provider's own address, to
 * one that the user's environment names, to this machine, or to an address of `circuit.json` whose entry also names the variable of the key.
 */
export function resolveAccess(definition: CircuitEngine, preset: Preset, env: Readonly<Record<string, string | undefined>>): Access {
  const { engine, apiKeyEnv } = definition;
  const fromEnv = preset.baseUrlEnv === null ? undefined : env[preset.baseUrlEnv] || undefined;
  const baseUrl = definition.baseUrl ?? fromEnv ?? preset.baseUrl;
  const url = URL.parse(baseUrl);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    return refused(`The address ${JSON.stringify(baseUrl)} of engine ${engine} is not an http address`, 'Mend baseUrl.');
  const local = isLoopback(url.hostname);
  if (url.protocol === 'http:' && !local && (apiKeyEnv !== undefined || preset.keyEnv !== null)) {
    return refused(`The key of engine ${engine} would be sent in clear to ${url.host}`, 'Use an https address.');
  }
  if (definition.baseUrl !== undefined && !local && apiKeyEnv === undefined && preset.keyEnv !== null) {
    return refused(
      `circuit.json sends engine ${engine} to ${url.host} without naming a key for it`,
      `Write "apiKeyEnv": "${preset.keyEnv}" (or the variable that is meant) beside baseUrl.`,
    );
  }
  const keyEnv = apiKeyEnv ?? preset.keyEnv;
  const apiKey = keyEnv === null ? undefined : env[keyEnv]?.trim() || undefined;
  if (apiKey !== undefined) return { kind: 'access', baseUrl, apiKey };
  if (keyEnv === null || (local && apiKeyEnv === undefined)) return { kind: 'access', baseUrl, apiKey: NO_KEY };
  return refused(
    `The engine ${engine} needs a key, and the variable ${keyEnv} is not set`,
    `Set ${keyEnv}, or name another variable by "apiKeyEnv".`,
  );
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

function refused(why: string, next: string): Access {
  return { kind: 'refused', why: `${why}.`, next };
}
