import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command, type OptionValues } from 'commander';
import { shellWord } from '@ticket-circuit/schemas';
import { CliError } from './cli-error.ts';
import type { ExitCode } from './exit-codes.ts';
import { performVerb } from './perform-verb.ts';
import { type Program, programHelp } from './program-help.ts';
import type { Terminal } from './terminal.ts';
import type { Verb } from './verb.ts';

export interface Run {
  readonly terminal: Terminal;
  exit: ExitCode;
  /** What was typed as far as it was understood: the program, or a verb of it. */
  at: string;
  /** The folder in which the command works. */
  dir: string;
}

/** Returns the command line of a program as commander knows it; what a verb answers goes into `run`. */
export function commandTree(program: Program, run: Run): Command {
  const root = prepared(new Command(program.name), run)
    .description(program.summary)
    .version(version(), '--version', 'print the version')
    .option('-C <dir>', 'work in this folder, as if the command had been typed there; may be given again', joinFolder, process.cwd());
  const groups = new Map<string, Command>();
  for (const verb of program.verbs) addVerb(root, groups, verb, run);
  root.helpInformation = () => programHelp(program, run.terminal.columns);
  return root;
}

/** Each -C counts from the one before it, as git's does. */
function joinFolder(dir: string, before: string): string {
  return resolve(before, dir);
}

function prepared(command: Command, run: Run): Command {
  const { terminal } = run;
  return command
    .exitOverride((error) => {
      run.at = fullName(command);
      throw error;
    })
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

function fullName(command: Command): string {
  return command.parent === null ? command.name() : `${fullName(command.parent)} ${command.name()}`;
}

function addVerb(root: Command, groups: Map<string, Command>, verb: Verb, run: Run): void {
  const [first = '', second] = verb.name.split(' ');
  const parent = second === undefined ? root : groupOf(root, groups, first, run);
  const command = prepared(new Command(second ?? first), run)
    .description(verb.summary)
    .option('--json', 'answer with one JSON document a line');
  for (const [flags, meaning] of verb.words ?? []) command.argument(flags, meaning);
  for (const [flags, meaning] of verb.options ?? []) command.option(flags, meaning);
  if (verb.help !== undefined) command.addHelpText('after', `\n${verb.help}`);
  command.action(async () => await act(root, command, verb, run));
  parent.addCommand(command, { hidden: verb.isHidden === true });
  // A verb of one word may have verbs below it as well: `queue`, `queue add`.
  if (second === undefined) groups.set(first, command);
}

function groupOf(root: Command, groups: Map<string, Command>, name: string, run: Run): Command {
  const known = groups.get(name);
  if (known) return known;
  const typed = `${root.name()} ${name}`;
  const group = prepared(new Command(name), run).description(`The verbs of ${typed}. For more of one: ${typed} VERB --help`);
  groups.set(name, group);
  root.addCommand(group);
  return group;
}

async function act(root: Command, command: Command, verb: Verb, run: Run): Promise<void> {
  const { json: _, ...options } = command.opts<OptionValues>();
  // Where the verb above has the option too, it is that one's.
  const { json } = command.optsWithGlobals<{ json?: true }>();
  const { C: dir } = root.opts<{ C: string }>();
  run.dir = dir;
  if (!existsSync(dir) || !statSync(dir).isDirectory()) {
    throw new CliError({
      code: 'usage',
      what: `There is no folder ${dir}.`,
      why: '-C names a folder that exists.',
      next: `Look at: ls -d ${shellWord(dir)}`,
    });
  }
  run.exit = await performVerb(verb, { dir, json: json === true, words: command.args, options, terminal: run.terminal });
}

function version(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
  return manifest.version;
}
