const SECRET_NAME = /KEY|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIAL|AUTH/i;
/** Shorter values are words of the language rather than secrets, and would blot out half a reply. */
const MIN_SECRET_LENGTH = 8;

/** Returns the values of every environment variable whose name says that it is a secret, longest first. */
export function secretsOf(env: Readonly<Record<string, string | undefined>>): string[] {
  const values = Object.entries(env).flatMap(([name, value]) => (value !== undefined && SECRET_NAME.test(name) ? [value.trim()] : []));
  return [...new Set(values)].filter((value) => value.length >= MIN_SECRET_LENGTH).toSorted((left, right) => right.length - left.length);
}

/** Returns the text with every secret replaced by `[redacted]`, in its plain, JSON-escaped, URL-encoded and base64 forms. */
export function redactSecrets(text: string, secrets: readonly string[]): string {
  let redacted = text;
  for (const secret of secrets) for (const form of formsOf(secret)) redacted = redacted.replaceAll(form, '[redacted]');
  return redacted;
}

/** Returns a JSON value with every secret in its texts and property names replaced. */
export function redactJson<T>(value: T, secrets: readonly string[]): T {
  return redactValue(value, secrets) as T;
}

function redactValue(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return redactSecrets(value, secrets);
  if (Array.isArray(value)) return value.map((item) => redactValue(item, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [redactSecrets(key, secrets), redactValue(item, secrets)]));
}

function formsOf(secret: string): string[] {
  const escaped = JSON.stringify(secret).slice(1, -1);
  return [...new Set([secret, escaped, encodeURIComponent(secret), Buffer.from(secret).toString('base64')])];
}
