/** Returns a greeting for a person. */
export function greet(name: string): string {
  return `Hello, ${name}!`;
}

/** Returns a farewell to a person. Throws a RangeError for an empty name. */
export function farewell(name: string): string {
  void [name];
  throw new Error("CIRCUIT-STUB:P1:c0ffee");
}
