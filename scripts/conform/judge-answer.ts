import { type Brief, checkSheet, parseSheet } from '../../packages/schemas/src/index.ts';

/** What `circuit role --json` says at its end. */
export interface RoleAnswer {
  readonly outcome?: {
    readonly kind: string;
    readonly sheet?: unknown;
    readonly why?: string;
    readonly faults?: readonly { readonly message: string }[];
  } | null;
  readonly error?: { readonly what: string; readonly why: string };
  readonly calls?: number;
  readonly tokens?: number;
  readonly costUsd?: number;
}

/** Returns what is wrong with what a role handed back; empty when it conforms. Schema and sheet rules are judged anew, not believed. */
export function judgeAnswer({ outcome, error }: RoleAnswer, brief: Brief): string[] {
  if (error) return [`${error.what} ${error.why}`];
  if (!outcome) return ['It was stopped.'];
  if (outcome.kind !== 'sheet')
    return [[outcome.kind, outcome.why, ...(outcome.faults ?? []).map(({ message }) => message)].filter(Boolean).join(': ')];
  const parsed = parseSheet(outcome.sheet);
  const faults = parsed.kind === 'invalid' ? parsed.errors : checkSheet(parsed.value, brief);
  return faults.map(({ path, message }) => `${path || '/'} ${message}`);
}
