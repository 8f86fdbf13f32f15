import type { SchemaFault } from '../parse-with.ts';

/** Returns one broken rule of a sheet: where, which rule, what is wrong in a sentence that says what to do, and the value that stands there. */
export function fault(path: string, rule: string, message: string, value?: unknown): SchemaFault {
  return { path, rule, message, ...(value === undefined ? {} : { value }) };
}

/** Returns a fault for each entry whose name another entry before it has. */
export function repeated<T>(path: string, entries: readonly T[], nameOf: (entry: T) => string, what: string): SchemaFault[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, index) => {
    const name = nameOf(entry);
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [fault(`${path}/${index}`, 'unique', `repeats ${what} ${name}: each may stand once`, name)];
  });
}

/** Returns names for reading, or `none`. */
export function listOf(names: Iterable<string>): string {
  const all = [...names];
  return all.length === 0 ? 'none' : all.join(', ');
}

/** Returns a fault for each expected name that no entry has, and for each entry whose name is not expected; repeated ones aside. */
export function oneEach<T>(
  path: string,
  entries: readonly T[],
  nameOf: (entry: T) => string,
  expected: readonly string[],
  what: string,
): SchemaFault[] {
  const given = new Set(entries.map(nameOf));
  const unknown = entries.flatMap((entry, index) =>
    expected.includes(nameOf(entry))
      ? []
      : [fault(`${path}/${index}`, 'known', `${nameOf(entry)} is no ${what} that was given; those are ${listOf(expected)}`, nameOf(entry))],
  );
  const missing = expected.filter((name) => !given.has(name));
  const absent =
    missing.length === 0 ? [] : [fault(path, 'complete', `must have exactly one entry for each ${what}; missing: ${listOf(missing)}`)];
  return [...repeated(path, entries, nameOf, what), ...unknown, ...absent];
}
