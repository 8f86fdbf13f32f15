/** Returns a greeting for a person. */
export function greet(name: string): string {
  return `Hello, ${name}!`;
}
