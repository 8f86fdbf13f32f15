import { CommanderError } from 'commander';
import { usageError } from './cli-error.ts';
import { commandTree, type Run } from './command-tree.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { flagsAsVerbs } from './flags-as-verbs.ts';
import type { Program } from './program-help.ts';
import { reportError } from './report-error.ts';
import type { Terminal } from './terminal.ts';
import { terminalForPeople } from './terminal-for-people.ts';

/** Reads a command line, performs its verb and returns the exit status. Every error ends here: printed, never thrown. */
export async function readCommandLine(program: Program, argv: readonly string[], given: Terminal): Promise<ExitCode> {
  const terminal = terminalForPeople(given);
  const run: Run = { terminal, exit: exitCodes.done, at: program.name, dir: process.cwd() };
  try {
    await commandTree(program, run).parseAsync(flagsAsVerbs(argv, program.flags ?? []), { from: 'user' });
    return run.exit;
  } catch (error) {
    const json = argv.includes('--json');
    if (!(error instanceof CommanderError)) return reportError(error, { json, terminal, dir: run.dir });
    // Help and version were printed; a bare group or program shows its help, which is not what was asked for.
    if (error.exitCode === 0) return exitCodes.done;
    if (error.code === 'commander.help') return exitCodes.unknown;
    return reportError(usageError(run.at, 'The command line was not understood.', sentence(error.message)), {
      json,
      terminal,
      dir: run.dir,
    });
  }
}

function sentence(message: string): string {
  const text = message.replace(/^error: /u, '').replaceAll(/\s*\n\s*/gu, ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/u.test(text) ? '' : '.'}`;
}
