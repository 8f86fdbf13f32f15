import { parseSheet, type Brief, type SchemaFault, type Sheet } from '@ticket-circuit/schemas';

export type JudgedSheet = { readonly kind: 'valid'; readonly sheet: Sheet } | { readonly kind: 'invalid'; readonly errors: SchemaFault[] };

/**
 * Judges what a role hands in: its schema, then whether it belongs to the session that the brief was given to. What a schema cannot say
 * across fields is for the host's own rules.
 */
export function judgeSheet(value: unknown, brief: Brief): JudgedSheet {
  const parsed = parseSheet(value);
  if (parsed.kind === 'invalid') return parsed;
  const errors = [
    strayFault('ticket', parsed.value.ticket, brief.ticket),
    strayFault('session', parsed.value.session, brief.session),
  ].filter((fault) => fault !== null);
  return errors.length > 0 ? { kind: 'invalid', errors } : { kind: 'valid', sheet: parsed.value };
}

function strayFault(field: 'ticket' | 'session', found: string, expected: string): SchemaFault | null {
  if (found === expected) return null;
  return {
    path: `/${field}`,
    rule: 'own-session',
    message: `must be ${JSON.stringify(expected)}: a sheet for another session is refused`,
    value: found,
  };
}
