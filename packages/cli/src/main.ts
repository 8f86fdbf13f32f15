/** Which command was typed, and with which arguments. */
export interface CommandLine {
  readonly program: 'circuit' | 'coupler';
  readonly argv: readonly string[];
}

/** Runs a command and returns its exit status: 0 done, 1 refused, 2 could not tell, 3 a bug of ours, 4 waiting on a question. */
export async function main({ program }: CommandLine): Promise<number> {
  console.error(`${program} has no commands yet.`);
  return await Promise.resolve(2);
}
