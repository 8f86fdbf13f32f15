import { CircuitHostError } from '../circuit-host-error.ts';

/**
 * Returns the keys that a project file trusts; empty where it names none. The file may be of any age: nothing but this field is judged, so that what
 * was accepted when it was written is not refused by a rule that came later.
 *
 * @throws {CircuitHostError} bad-config when it is no JSON object, or the field holds anything but keys: then nobody can tell who may sign.
 */
export function signersIn(text: string, commit: string): readonly string[] {
  const file = objectOf(text);
  const signers = file?.['signers'];
  if (file !== null && signers === undefined) return [];
  const isKey = (each: unknown): each is string => typeof each === 'string' && /^[0-9a-f]{64}$/u.test(each);
  // An empty list would let any key sign, which nobody means who writes one.
  if (Array.isArray(signers) && signers.length > 0 && signers.every(isKey)) return signers;
  throw new CircuitHostError({
    code: 'bad-config',
    what: `The signers of commit ${commit.slice(0, 10)} cannot be told.`,
    why: file === null ? 'Its circuit.json is no JSON object.' : 'What stands under "signers" of its circuit.json is no list of keys.',
    next: 'Name the keys that may sign: circuit verify --key ID',
  });
}

function objectOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
