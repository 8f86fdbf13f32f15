/** Returns a greeting for a person. */
export function greet(name: string): string {
  return `Hello, ${name}!`;
}

/** Returns a farewell to a person. Throws a RangeError for an empty name. */
export function farewell(name: string): string {
  if (name === '') throw new RangeError('A farewell needs a name.');
  return `Goodbye, ${name}!`;
}
