import { redactSecrets } from '@ticket-circuit/engines';

/** What looks like a key wherever it stands: keys of providers and forges, what follows Bearer, a password in an address, a token in a query. */
const shapes: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sk|pk|rk|csk|ghp|gho|ghu|ghs|ghr|github_pat|glpat|xox[abps])[-_][\w-]{16,}/gu, '[redacted]'],
  [/\b(bearer|basic)(\s+)[\w.~+/=-]{8,}/giu, '$1$2[redacted]'],
  [/(:\/\/)[^\s/"'@]+@/gu, '$1[redacted]@'],
  [/([?&](?:token|key|api[-_]?key|access_token)=)[^\s&"'\\]+/giu, '$1[redacted]'],
];

/** Returns a line of a log without the secrets that are known, nor what looks like one. */
export function redactLine(line: string, secrets: readonly string[]): string {
  return shapes.reduce((text, [shape, instead]) => text.replace(shape, instead), redactSecrets(line, secrets));
}
