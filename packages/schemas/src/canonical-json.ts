import { InternalError } from './circuit-error.ts';

/**
 * Returns the one JSON text of a value: keys sorted by UTF-16 code units, no white space, so that equal values have equal texts and digests.
 * Properties whose value is undefined are left out, as `JSON.stringify` does. Source: RFC 8785.
 *
 * @throws {InternalError} when the value is not plain JSON: a number that is not finite, a bigint, a function, a symbol, an object of a class
 *   (a Date included), or undefined outside an object.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${Array.from(value, canonicalJson).join(',')}]`;
  if (isPlainObject(value)) return `{${canonicalMembers(value).join(',')}}`;
  throw notJson(value);
}

function canonicalMembers(value: Record<string, unknown>): string[] {
  return Object.keys(value)
    .toSorted(byCodeUnits)
    .filter((key) => value[key] !== undefined)
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`);
}

function byCodeUnits(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function notJson(value: unknown): InternalError {
  return new InternalError({
    code: 'not-json',
    what: 'A value has no canonical JSON text.',
    why: `JSON knows no ${typeof value === 'object' ? 'object of a class' : typeof value} such as ${String(value)}.`,
    next: 'This is a bug of Ticket Circuit: please report it with this message.',
  });
}
