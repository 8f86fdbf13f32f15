import { exitCodes, type ExitCode } from './exit-codes.ts';
import { type Program, programHelp } from './program-help.ts';
import type { Terminal } from './terminal.ts';

/**
 * Runs a command line and returns its exit status. Every error ends here: printed, never thrown.
 *
 * Help answers at once: what reads a command line, and the package of all schemas that errors come from, are loaded for everything else.
 */
export async function runProgram(program: Program, argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  if (argv.length === 1 && (argv[0] === '--help' || argv[0] === '-h')) {
    terminal.out(programHelp(program, terminal.columns));
    return exitCodes.done;
  }
  const { readCommandLine } = await import('./read-command-line.ts');
  return await readCommandLine(program, argv, terminal);
}
