import { createHash, timingSafeEqual } from 'node:crypto';

/** What a request says of where it comes from. */
export interface RequestFacts {
  readonly method: string;
  readonly path: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** What the browser says of the page that asks (`Sec-Fetch-Site`). */
  readonly site: string | undefined;
  /** The token of the printed address, where it is given. */
  readonly token: string | null;
  readonly cookie: string | undefined;
}

/** What opens the door: the token of the printed address, and the cookie that takes its place. */
export interface Keys {
  readonly port: number;
  readonly token: string;
  readonly session: string;
}

export type Judged =
  | { readonly kind: 'in' }
  /** The token was right: the browser gets the cookie and comes again without it. */
  | { readonly kind: 'greet' }
  | { readonly kind: 'refused'; readonly status: 401 | 403 | 405; readonly why: string };

/**
 * Returns whether a request may come in. A foreign name for this machine (DNS rebinding), a page of another origin, and whoever has neither token nor
 * cookie stay out, whatever they ask for.
 */
export function judgeRequest(facts: RequestFacts, keys: Keys): Judged {
  const { method, host, origin, site, token, cookie, path } = facts;
  if (host === undefined || !hostsOf(keys.port).includes(host)) return refused(403, 'It was asked for under another name than 127.0.0.1.');
  if (origin !== undefined && origin !== `http://${host}`) return refused(403, 'A page of another origin asked for it.');
  if (site !== undefined && !['same-origin', 'none'].includes(site)) return refused(403, 'A page of another site asked for it.');
  if (method !== 'GET' && method !== 'POST') return refused(405, `Nothing here is done by ${method}.`);
  // A form or a link of another page sends no Origin on GET only; what changes something must say that it comes from here.
  if (method === 'POST' && origin === undefined) return refused(403, 'It does not say from which page it comes.');
  if (token !== null && method === 'GET' && path === '/' && isSame(token, keys.token)) return { kind: 'greet' };
  if (isSame(cookieNamed(cookieName(keys.port), cookie), keys.session)) return { kind: 'in' };
  return refused(401, 'It has no valid token. Open the address that circuit serve printed when it started.');
}

/** Cookies are shared by all ports of a machine, so the name says which server it is for. */
export function cookieName(port: number): string {
  return `circuit-${port}`;
}

function hostsOf(port: number): string[] {
  return [`127.0.0.1:${port}`, `localhost:${port}`];
}

function cookieNamed(name: string, header = ''): string {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/** Compares in a time that tells nothing of where two texts differ, nor of their lengths. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

function refused(status: 401 | 403 | 405, why: string): Judged {
  return { kind: 'refused', status, why };
}
