import type { Repository } from '@ticket-circuit/git';
import { counted, type Circuit, parseCircuit } from '@ticket-circuit/schemas';
import { CircuitHostError } from '../circuit-host-error.ts';
import { lineOfPointer, repeatedField } from './line-of-pointer.ts';

/** The project file, at the root of the repository. */
export const CONFIG_FILE = 'circuit.json';

/**
 * Returns the project file of a commit: a ticket is judged by what stands on main, never by an edit that is not committed.
 *
 * @param bring What brings it there, where it stands on another commit already.
 * @throws {CircuitHostError} no-config when the commit has none, bad-config naming field and line when it is invalid or fits nothing in the repository.
 */
export async function readConfig(repo: Repository, commit: string, bring?: string): Promise<Circuit> {
  const bytes = await repo.readBlob(commit, CONFIG_FILE);
  if (bytes === null)
    throw new CircuitHostError({
      code: 'no-config',
      what: `There is no ${CONFIG_FILE} on commit ${commit.slice(0, 10)}.`,
      why: 'A ticket is judged by the project file that stands on main.',
      next: bring ?? `Run: circuit init, then commit ${CONFIG_FILE} on main, and push it where main has a remote.`,
    });
  const text = new TextDecoder().decode(bytes);
  const config = parseConfig(text);
  const files = (await repo.listTree(await repo.treeOf(commit))).map((entry) => entry.path);
  await refuseEmptyPackages(files, config);
  refuseMissingRules(files, config, text);
  return config;
}

/**
 * Returns the project file of a text.
 *
 * @throws {CircuitHostError} bad-config, naming field and line.
 */
export function parseConfig(text: string): Circuit {
  const value = parseJson(text);
  refuseRepeatedFields(text);
  const parsed = parseCircuit(value);
  if (parsed.kind === 'valid') {
    refuseFixedFiles(parsed.value, text);
    refuseForgeAlone(parsed.value, text);
    refuseForgeBesideLanes(parsed.value, text);
    refuseUnknownPackages(parsed.value, text);
    return parsed.value;
  }
  const [first, ...more] = parsed.errors;
  const path = first?.path ?? '';
  throw new CircuitHostError({
    code: 'bad-config',
    what: invalidAt(text, path),
    why: [`It ${first?.message ?? 'is invalid'}`, ...more.map((error) => `${error.path || '/'} ${error.message}`)].join('; ').concat('.'),
    next: 'Mend that field; the schema circuit.schema.json describes each one.',
  });
}

function invalidAt(text: string, pointer: string, line = lineOfPointer(text, pointer)): string {
  return `${CONFIG_FILE} is invalid at ${pointer === '' ? 'its top level' : pointer}${line === null ? '' : `, line ${line}`}.`;
}

/** JSON takes the last of two fields of one name; whoever wrote the first believes that it holds. */
function refuseRepeatedFields(text: string): void {
  const repeated = repeatedField(text);
  if (repeated === null) return;
  const { pointer, line, firstLine } = repeated;
  throw new CircuitHostError({
    code: 'bad-config',
    what: invalidAt(text, pointer, line),
    why: `A field of this name stands on line ${firstLine} already, and only one of the two would count.`,
    next: 'Keep one of them.',
  });
}

/** What is not pushed no forge can check. */
function refuseForgeAlone({ forge, remote }: Circuit, text: string): void {
  if (forge === undefined || remote !== undefined) return;
  throw new CircuitHostError({
    code: 'bad-config',
    what: invalidAt(text, '/forge'),
    why: `It names a check of ${forge.repository}, and no remote: without one nothing is pushed that a forge could check.`,
    next: 'Name the remote, or take forge out.',
  });
}

/** In lanes, a commit is made anew on what landed beside it, and a forge would be asked about another one than lands. */
function refuseForgeBesideLanes({ forge, lanes }: Circuit, text: string): void {
  if (forge === undefined || lanes !== true) return;
  throw new CircuitHostError({
    code: 'bad-config',
    what: invalidAt(text, '/lanes'),
    why: `It also names a check of ${forge.repository}, and a ticket of a lane may land as another commit than the one that the forge has seen.`,
    next: 'Take lanes out, or forge.',
  });
}

function refuseUnknownPackages({ packages }: Circuit, text: string): void {
  const names = packages.map(({ name }) => name);
  for (const [index, { name, dependsOn = [] }] of packages.entries()) {
    const at = dependsOn.findIndex((each) => !names.includes(each));
    if (at < 0) continue;
    throw new CircuitHostError({
      code: 'bad-config',
      what: invalidAt(text, `/packages/${index}/dependsOn/${at}`),
      why: `The package ${name} is to depend on ${dependsOn[at]}, and no package has that name; there are ${names.join(', ')}.`,
      next: 'Mend the name, add the package to "packages", or take it out of "dependsOn".',
    });
  }
}

/** A command that is to play given files, and names no place for them, would play something else. */
function refuseFixedFiles({ test, format }: Circuit, text: string): void {
  for (const [field, argv] of [
    ['/test/only', test.only],
    ['/format/only', format?.only],
  ] as const) {
    if (argv === undefined || argv.includes('{files}')) continue;
    throw new CircuitHostError({
      code: 'bad-config',
      what: invalidAt(text, field),
      why: `The command ${argv.join(' ')} is to play given files, and none of its arguments is {files}.`,
      next: 'Add the argument "{files}" to it.',
    });
  }
}

function refuseMissingRules(files: readonly string[], { rules = [] }: Circuit, text: string): void {
  const at = rules.findIndex((file) => !files.includes(file));
  if (at < 0) return;
  throw new CircuitHostError({
    code: 'bad-config',
    what: invalidAt(text, `/rules/${at}`),
    why: `The reviewer is to cite ${rules[at]}, and there is no such file.`,
    next: 'Add the file, or take it out of "rules".',
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const position = /position (\d+)/u.exec(message)?.[1];
    const line = position === undefined ? '' : `, line ${text.slice(0, Number(position)).split('\n').length}`;
    throw new CircuitHostError({
      code: 'bad-config',
      what: `${CONFIG_FILE} is not JSON${line}.`,
      why: message,
      next: 'Mend the text; comments and trailing commas are not JSON.',
      cause,
    });
  }
}

async function refuseEmptyPackages(files: readonly string[], config: Circuit): Promise<void> {
  const { packageOf } = await import('@ticket-circuit/rights');
  const inhabited = new Set(files.map((file) => packageOf(file, config)));
  const empty = config.packages.find((entry) => !inhabited.has(entry.name));
  if (empty)
    throw new CircuitHostError({
      code: 'bad-config',
      what: `The package ${empty.name} in ${CONFIG_FILE} holds no file.`,
      why: `None of ${counted(files.length, 'file')} lies below ${empty.paths.join(', ')}.`,
      next: 'Name a folder or glob that exists, or remove the package.',
    });
}
