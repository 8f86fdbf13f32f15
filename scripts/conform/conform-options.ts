import { parseArgs } from 'node:util';

/** Brief files of the planted case, by the role that each is for, in the order of the circuit. */
export const cases = [
  { role: 'explorer', kind: 'plan' },
  { role: 'questioner', kind: 'challenge' },
  { role: 'explorer', kind: 'answer' },
  { role: 'testwriter', kind: 'tests' },
  { role: 'developer', kind: 'code' },
  { role: 'reviewer', kind: 'review' },
  { role: 'explorer', kind: 'triage' },
  { role: 'supervisor', kind: 'decision' },
  { role: 'supervisor', kind: 'closure' },
] as const;
export type Case = (typeof cases)[number];

export interface ConformOptions {
  readonly cases: readonly Case[];
  /** Options of `circuit role` that say who answers. */
  readonly engine: readonly string[];
}

export const usage = 'Usage: npm run conform -- --engine NAME [--model M] [--base-url URL] [--budget USD] [--script FILE] [--role ROLE]';

const passedOn = ['engine', 'model', 'base-url', 'budget', 'script'] as const;

/**
 * Returns what was asked for; the engine scripted has a script of its own for the case.
 *
 * @throws {Error} with one sentence when the command line means nothing.
 */
export function conformOptions(argv: readonly string[], script: string): ConformOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...argv],
    options: { engine: text, model: text, 'base-url': text, budget: text, script: text, role: text },
  });
  if (values.engine === undefined) throw new Error(usage);
  const wanted = cases.filter(({ role }) => values.role === undefined || role === values.role);
  if (wanted.length === 0)
    throw new Error(`There is no role ${values.role ?? ''}. The roles are: ${[...new Set(cases.map(({ role }) => role))].join(', ')}.`);
  const given = values.engine === 'scripted' ? { script, ...values } : values;
  return { cases: wanted, engine: passedOn.flatMap((name) => (given[name] === undefined ? [] : [`--${name}`, given[name]])) };
}
