import { counted } from '@ticket-circuit/schemas';
import { resolve } from 'node:path';
import { type Proved, type ReadText, readThrough, refactorFiles, type TextChange } from '@ticket-circuit/coupler';
import { usePythonVote } from '@ticket-circuit/circuit';
import { CliError } from '../../../frame/cli-error.ts';
import { exitCodes } from '../../../frame/exit-codes.ts';
import type { Reply } from '../../../frame/reply.ts';
import { unifiedDiff } from '../../../frame/unified-diff.ts';
import type { VerbCall } from '../../../frame/verb.ts';
import { stopSignal } from '../../run/stop-signal.ts';
import { openJunior } from '../junior/open-junior.ts';
import { pathFrom, projectRoot } from '../project-root.ts';
import { faultsText, readSource, type SourceFile } from '../read-module.ts';
import { encoded, listSources, textsOf } from '../source-files.ts';
import { type RefactorOptions, refactorOptions } from './refactor-options.ts';
import { refillFile, type RefilledFunction } from './refill-file.ts';
import { type Snapshot, snapshotOf } from './write-changes.ts';

/** Renames, moves or writes again the elements of a file, and proves that the program stays the same. Prints the difference, or writes it. */
export async function runRefactor(call: VerbCall): Promise<Reply> {
  const named = call.words[0] ?? '';
  const path = resolve(call.dir, named);
  const source = await readSource(call.dir, named);
  const root = projectRoot(call.dir, path);
  const home: Home = { ...source, file: pathFrom(root, resolve(call.dir, source.name)), place: pathFrom(root, path) };
  const options = refactorOptions(call, root, home);
  const parsed = await source.driver.parse(source.source, source.name);
  if (parsed.kind === 'syntax-error') throw unparsable(named, faultsText(named, parsed, source.linesAbove));
  usePythonVote();
  using stop = stopSignal(() => call.terminal.err('\nStopping. Nothing was written.\n'));
  const work: Work = { call, options, root, home, signal: stop.signal };
  try {
    return await perform(work);
  } catch (error) {
    // A call that was cut by Ctrl-C has no answer; that is no fault of the engine.
    if (stop.signal.aborted && error instanceof CliError) return stoppedReply;
    throw error;
  }
}

const stoppedReply: Reply = { exit: exitCodes.stopped, text: '', document: { written: false, stopped: true } };

/** The module in work, and where it stands: paths from the root. */
interface Home extends SourceFile {
  /** What the coupler knows the module by; of a module in a ticket, the ticket's path with the ending of the language. */
  readonly file: string;
  /** The file that is written: the module's own, or the ticket. */
  readonly place: string;
}

interface Work {
  readonly call: VerbCall;
  readonly options: RefactorOptions;
  readonly root: string;
  readonly home: Home;
  readonly signal: AbortSignal;
}

async function perform({ call, options, root, home, signal }: Work): Promise<Reply> {
  const snapshot = snapshotOf(root, new Map([[home.place, home.bytes]]));
  const { file } = home;
  const others = textsOf(snapshot.read);
  const read: ReadText = async (path) => (path === file ? home.source : await others(path));
  const junior = options.isJunior ? await openJunior(call, 'coupler refactor', '1', signal) : null;
  const laid = await lay(read, options, root, home);
  const refilled = junior && (await refillFile(readThrough(read, laid.changes), file, { ...options, junior }));
  const changed = await differing(read, refilled ? withText(laid.changes, file, refilled.text) : laid.changes);
  const changes = changed.map((one) => inPlace(one, home));
  const diffs = await Promise.all(changes.map(async (one) => unifiedDiff(one.path, await snapshot.read(one.path), one.text)));
  if (signal.aborted) return stoppedReply;
  if (options.isWritten) await snapshot.write(changes);
  const functions = refilled?.functions ?? [];
  if (!call.json) call.terminal.err(summary(laid.proved, functions, options, changes.length));
  const difference = diffs.join('\n');
  // git applies what a file or a pipe gets, to the byte; a terminal shows it.
  const isFile = !options.isWritten && !call.json && !call.terminal.isOutShown && difference !== '';
  if (isFile) call.terminal.out(await differenceBytes(snapshot, changes));
  return {
    exit: exitCodes.done,
    text: isFile ? '' : options.isWritten ? changes.map(({ path }) => path).join('\n') : difference,
    document: {
      written: options.isWritten,
      changes: changes.map(({ path }, index) => ({ path, diff: diffs[index]! })),
      proved: laid.proved,
      ...(refilled ? { functions } : {}),
    },
  };
}

/** Returns the differences in the bytes of the files, whose encodings are their own: git compares no letters. */
async function differenceBytes({ read }: Snapshot, changes: readonly TextChange[]): Promise<Buffer> {
  const bytes = (text: string | null, path: string): string | null => text && Buffer.from(encoded(text, path)).toString('latin1');
  const diffs = changes.map(async ({ path, text }) =>
    unifiedDiff(Buffer.from(path).toString('latin1'), bytes(await read(path), path), bytes(text, path)),
  );
  return Buffer.from(`${(await Promise.all(diffs)).join('\n')}\n`, 'latin1');
}

interface Laid {
  readonly changes: readonly TextChange[];
  readonly proved: readonly Proved[];
}

async function lay(read: ReadText, { refactoring }: RefactorOptions, root: string, home: Home): Promise<Laid> {
  if (refactoring === null) return { changes: [], proved: [] };
  // A module in a ticket is none of the project's files.
  const files = isInTicket(home) ? null : (await listSources(root)).map((one) => pathFrom(root, one));
  const { changes, proved, faults } = await refactorFiles(read, refactoring, files);
  const said = (sentence: string): string => inWordsOf(home, sentence);
  if (faults.length === 0)
    return { changes, proved: proved.map(({ file, symbol, proof }) => ({ file: said(file), symbol, proof: said(proof) })) };
  throw new CliError({
    code: 'cannot-refactor',
    what: `${home.place} was not refactored.`,
    why: faults.map((one) => said(one)).join('\n'),
    next: 'Choose another name or place, or mend what stands in the way. Nothing was written.',
  });
}

function isInTicket({ file, place }: Home): boolean {
  return file !== place;
}

// A ticket stays when its module is moved out of it whole.
function inPlace(change: TextChange, home: Home): TextChange {
  const isOwn = isInTicket(home) && change.path === home.file;
  return isOwn ? { path: home.place, text: home.fileText(change.text ?? '') } : change;
}

/** Returns a sentence about the module of a ticket with the ticket's own name and lines. */
function inWordsOf({ file, place, linesAbove }: Home, sentence: string): string {
  const [start = '', ...rest] = sentence.split(file);
  return rest.reduce((text, after) => {
    const line = /^:(\d+)/u.exec(after);
    return `${text}${place}${line ? `:${Number(line[1]) + linesAbove}${after.slice(line[0].length)}` : after}`;
  }, start);
}

function withText(changes: readonly TextChange[], path: string, text: string): TextChange[] {
  return [...changes.filter((one) => one.path !== path), { path, text }].toSorted((left, right) => (left.path < right.path ? -1 : 1));
}

async function differing(read: ReadText, changes: readonly TextChange[]): Promise<TextChange[]> {
  const kept = await Promise.all(changes.map(async (one) => ((await read(one.path)) === one.text ? [] : [one])));
  return kept.flat();
}

function summary(proved: readonly Proved[], functions: readonly RefilledFunction[], options: RefactorOptions, count: number): string {
  const lines = proved.map(({ file, symbol, proof }) => `${file} ${symbol}: ${proof}`);
  for (const { symbol, kind, tries, findings } of functions) {
    const why = findings?.at(0);
    const end = kind === 'filled' ? 'critic: same syntax tree' : `kept as it was (${why ? `${why.gate}: ${why.rule}` : 'no answer'})`;
    lines.push(`${symbol}: ${end}, ${counted(tries, 'try', 'tries')}`);
  }
  if (count === 0) lines.push('Nothing changes.');
  else lines.push(`${counted(count, 'file')} ${options.isWritten ? 'written' : 'would change; --write writes'}.`);
  return `${lines.join('\n')}\n`;
}

function unparsable(named: string, faults: string): CliError {
  return new CliError({
    code: 'does-not-parse',
    what: `${named} was not refactored: it does not parse.`,
    why: faults,
    next: 'Mend that line.',
  });
}
