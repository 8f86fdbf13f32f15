/** The host library, loaded only by the verbs that need it: `--help` and a wrongly typed word answer at once. */
export async function loadHost(): Promise<typeof import('@ticket-circuit/circuit')> {
  return await import('@ticket-circuit/circuit');
}
