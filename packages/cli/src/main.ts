import { exitCodes, type ExitCode } from './frame/exit-codes.ts';
import type { Program } from './frame/program-help.ts';
import { runProgram } from './frame/run-program.ts';
import { terminalOf } from './frame/terminal.ts';

/** Which command was typed, and with which arguments. */
export interface CommandLine {
  readonly program: 'circuit' | 'coupler';
  readonly argv: readonly string[];
}

// The verbs of the other program would be read for nothing.

const programs: Readonly<Record<CommandLine['program'], () => Promise<Program>>> = {
  circuit: async () => ({
    name: 'circuit',
    summary: 'Takes tickets from a sentence to a commit on main, through roles that each work in a sandbox of their own.',
    verbs: (await import('./circuit-verbs.ts')).circuitVerbs,
  }),
  coupler: async () => ({
    name: 'coupler',
    summary: 'Reads Python, TypeScript and JavaScript files element by element, and has their bodies written one at a time, with proof.',
    verbs: (await import('./coupler-verbs.ts')).couplerVerbs,
    flags: ['selftest', 'benchmark'],
  }),
};
/** Runs a command and returns its exit status: 0 done, 1 refused, 2 could not tell, 3 a bug of ours, 4 waiting on a question. */
export async function main({ program, argv }: CommandLine): Promise<ExitCode> {
  // A reader that has seen enough (`| head`) closes the pipe; that is no fault of the command.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(exitCodes.done);
    throw error;
  });
  const terminal = terminalOf(process);
  if (program === 'circuit' && argv[0] === 'show') {
    // What a person types most to look at something answers at once.
    const [{ performPlainLine }, { showVerb }] = await Promise.all([
      import('./frame/perform-plain-line.ts'),
      import('./commands/show/verb.ts'),
    ]);
    const exit = await performPlainLine(showVerb, argv, terminal);
    if (exit !== null) return exit;
  }
  return await runProgram(await programs[program](), argv, terminal);
}
