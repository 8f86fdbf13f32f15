/** Tells whether a person asks how a job is used. */
export function asksForHelp(argv: readonly string[]): boolean {
  return argv.includes('--help') || argv.includes('-h');
}

/**
 * Runs the main function of a job and sets the exit status. `--help` prints how the job is used and runs nothing; a command line that means
 * nothing is told in one sentence, above how the job is used.
 */
export async function runJob(usage: string, main: () => Promise<number>): Promise<void> {
  if (asksForHelp(process.argv.slice(2))) {
    console.log(usage);
    return;
  }
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Error ? messageOf(error, usage) : String(error));
    process.exitCode = 2;
  }
}

function messageOf(error: Error & { code?: unknown }, usage: string): string {
  const isUsage = typeof error.code === 'string' && error.code.startsWith('ERR_PARSE_ARGS');
  return isUsage ? `${error.message.split('. ')[0]}.\n${usage}` : error.message;
}
