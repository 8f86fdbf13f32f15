import { parseArgs } from 'node:util';

/** The example projects of the demo. */
export const languages = ['typescript', 'python'] as const;
export type Language = (typeof languages)[number];

export interface DemoOptions {
  readonly language: Language;
  readonly json: boolean;
  /** Folder to make; null for a fresh one below the system's temp folder. */
  readonly into: string | null;
  /** Options of `circuit run` that say who answers; empty for the recordings. */
  readonly engine: readonly string[];
}

const passedOn = ['engine', 'script', 'model', 'base-url', 'budget'] as const;

/**
 * Returns what the demo was asked for.
 *
 * @throws {Error} with one sentence when the command line means nothing.
 */
export function demoOptions(argv: readonly string[]): DemoOptions {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { json: { type: 'boolean' }, into: text, engine: text, script: text, model: text, 'base-url': text, budget: text },
  });
  const [word = 'typescript', ...more] = positionals;
  const language = languages.find((name) => name === word);
  if (language === undefined || more.length > 0)
    throw new Error(`There is no example ${[word, ...more].join(' ')}. The examples are: ${languages.join(', ')}.`);
  return {
    language,
    json: values.json === true,
    into: values.into ?? null,
    engine: passedOn.flatMap((name) => (values[name] === undefined ? [] : [`--${name}`, values[name]])),
  };
}
