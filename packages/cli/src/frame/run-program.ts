import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command, CommanderError, type OptionValues } from 'commander';
import { CliError, usageError } from './cli-error.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { flagsAsVerbs } from './flags-as-verbs.ts';
import { reportError } from './report-error.ts';
import type { Terminal } from './terminal.ts';
import type { Verb } from './verb.ts';

/** A program: its name and the verbs that it knows. */
export interface Program {
  readonly name: string;
  readonly summary: string;
  readonly verbs: readonly Verb[];
  /** Verbs that may be typed as flags too: `--benchmark` for `benchmark`. */
  readonly flags?: readonly string[];
}

interface Run {
  readonly terminal: Terminal;
  exit: ExitCode;
}

/** Runs a command line and returns its exit status. Every error ends here: printed, never thrown. */
export async function runProgram(program: Program, argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const run: Run = { terminal, exit: exitCodes.done };
  try {
    await commandOf(program, run).parseAsync(flagsAsVerbs(argv, program.flags ?? []), { from: 'user' });
    return run.exit;
  } catch (error) {
    const json = argv.includes('--json');
    if (!(error instanceof CommanderError)) return reportError(error, json, terminal);
    // Help and version were printed; a bare group or program shows its help, which is not what was asked for.
    if (error.exitCode === 0) return exitCodes.done;
    if (error.code === 'commander.help') return exitCodes.unknown;
    return reportError(usageError(program.name, 'The command line was not understood.', sentence(error.message)), json, terminal);
  }
}

function sentence(message: string): string {
  const text = message.replace(/^error: /u, '').replaceAll(/\s*\n\s*/gu, ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/u.test(text) ? '' : '.'}`;
}

function commandOf(program: Program, run: Run): Command {
  const root = prepared(new Command(program.name), run.terminal)
    .description(program.summary)
    .version(version(), '--version', 'print the version')
    .option('-C <dir>', 'work in this folder, as if the command had been typed there; may be given again', joinFolder, process.cwd());
  const groups = new Map<string, Command>();
  for (const verb of program.verbs) addVerb(root, groups, verb, run);
  const flags = program.flags?.map((name) => `--${name}`) ?? [];
  if (flags.length > 0) root.addHelpText('after', `\n${flags.join(' and ')} mean the verbs of these names.`);
  return root.addHelpText(
    'after',
    '\nExit status: 0 done, 1 refused, 2 could not tell or wrongly typed, 3 a bug of ours, 4 waiting on a question, 130 stopped.',
  );
}

/** Each -C counts from the one before it, as git's does. */
function joinFolder(dir: string, before: string): string {
  return resolve(before, dir);
}

function prepared(command: Command, terminal: Terminal): Command {
  return command
    .exitOverride()
    .showSuggestionAfterError()
    .helpCommand(false)
    .configureOutput({
      writeOut: (text) => terminal.out(text),
      writeErr: (text) => {
        // What is wrong is said once, by reportError; help for a bare command is passed on.
        if (!text.startsWith('error:') && !text.startsWith('(Did you mean')) terminal.err(text);
      },
    });
}

function addVerb(root: Command, groups: Map<string, Command>, verb: Verb, run: Run): void {
  const [first = '', second] = verb.name.split(' ');
  const parent = second === undefined ? root : groupOf(root, groups, first, run.terminal);
  const command = prepared(new Command(second ?? first), run.terminal)
    .description(verb.summary)
    .option('--json', 'answer with one JSON document a line');
  for (const [flags, meaning] of verb.words ?? []) command.argument(flags, meaning);
  for (const [flags, meaning] of verb.options ?? []) command.option(flags, meaning);
  if (verb.help !== undefined) command.addHelpText('after', `\n${verb.help}`);
  command.action(async () => await act(root, command, verb, run));
  parent.addCommand(command, { hidden: verb.isHidden === true });
}

function groupOf(root: Command, groups: Map<string, Command>, name: string, terminal: Terminal): Command {
  const known = groups.get(name);
  if (known) return known;
  const group = prepared(new Command(name), terminal).description(`${name} …`);
  groups.set(name, group);
  root.addCommand(group);
  return group;
}

async function act(root: Command, command: Command, verb: Verb, run: Run): Promise<void> {
  const { json, ...options } = command.opts<OptionValues & { json?: true }>();
  const { C: dir } = root.opts<{ C: string }>();
  if (!existsSync(dir) || !statSync(dir).isDirectory()) {
    throw new CliError({
      code: 'usage',
      what: `There is no folder ${dir}.`,
      why: '-C names a folder that exists.',
      next: `Look at: ls -d ${dir}`,
    });
  }
  const perform = await verb.load();
  const reply = await perform({ dir, json: json === true, words: command.args, options, terminal: run.terminal });
  run.exit = reply.exit;
  if (json === true) run.terminal.out(`${JSON.stringify(reply.document)}\n`);
  else if (reply.text !== '') run.terminal.out(`${reply.text}\n`);
}

function version(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
  return manifest.version;
}
