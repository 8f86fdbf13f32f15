import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { driverFor, equal, setPythonVersion, setPythonVote } from '../../packages/syntax/src/index.ts';
import type { InstalledPython } from '../../packages/syntax/test/support/installed-pythons.ts';
import { count, emptyTally, faultsOf, type Tally } from '../../packages/syntax/test/support/judge-pairs.ts';
import { PairMaker } from '../../packages/syntax/test/support/python-pairs.ts';
import { numbersFrom } from '../../packages/syntax/test/support/seeded.ts';
import { typescriptPairs, type TypescriptPair } from '../../packages/syntax/test/support/typescript-pairs.ts';
import { libraryFiles, machinePythons, typescriptFiles } from './corpora.ts';
import { conditionsOf, facts, listen, type TortureOptions, type TortureReport } from './torture.ts';

// One function or file gives so many pairs, so that a run reaches all parts of a library.
const PAIRS_EACH = { python: 6, typescript: 20 };
const LARGEST_FILE = 15_000;

interface Corpus {
  readonly name: string;
  readonly sources: number;
  readonly tally: Tally;
  /** Sources whose canonical text is not CPython's. */
  readonly otherTexts: number;
}

/** Compares sources with reformatted and mutated ones and counts where the critic is wrong. */
export async function tortureCritic(options: TortureOptions): Promise<TortureReport> {
  const started = performance.now();
  // The built-in parser alone: with CPython's vote, CPython would be compared to itself.
  setPythonVote(null);
  const corpora: Corpus[] = [];
  const reportOf = (tried: readonly Corpus[]): TortureReport => {
    const conditions = conditionsOf(options, started);
    const faults = tried.reduce((sum, { tally, otherTexts }) => sum + faultsOf(tally) + otherTexts, 0);
    const counts = tried.map(({ tally, ...corpus }) => ({ ...corpus, ...tally, kinds: Object.fromEntries(tally.kinds) }));
    return { conditions, faults, counts, text: [facts(conditions), ...tried.map(corpusText)].join('\n\n') };
  };
  const say = (corpus: Corpus, wanted: number): void => {
    const { name, tally, otherTexts } = corpus;
    options.progress(`${name}: ${tally.pairs} of ${wanted} pairs, ${faultsOf(tally) + otherTexts} faults`, () =>
      reportOf([...corpora, corpus]),
    );
  };
  if (options.language !== 'typescript') {
    // The first one is the machine's own; others only where they are asked for.
    const pythons = machinePythons(options.pythons).slice(0, options.pythons.length || 1);
    if (pythons.length === 0)
      throw new Error('There is no Python from 3.8 to 3.14 to compare with. Install python3, or name one by --python.');
    for (const python of pythons) corpora.push(await pythonCorpus(python, options, say));
  }
  if (options.language !== 'python') corpora.push(await typescriptCorpus(options, say));
  return reportOf(corpora);
}

type Say = (corpus: Corpus, wanted: number) => void;

async function pythonCorpus(python: InstalledPython, { pairs: wanted, files: mostFiles, seed }: TortureOptions, say: Say): Promise<Corpus> {
  setPythonVersion(python.version);
  const maker = new PairMaker(python.program);
  const tally = emptyTally();
  const files = shuffled(libraryFiles(python), seed).slice(0, mostFiles);
  const name = `Python ${python.version}, ${files.length} files of ${python.library}`;
  let [sources, otherTexts] = [0, 0];
  for (const path of files) {
    for (const source of await maker.functionsOf(path)) {
      if (tally.pairs >= wanted) break;
      sources += 1;
      const { text, pairs } = await maker.pairsOf(source, seed * 1_000_003 + sources, PAIRS_EACH.python);
      if ((await canonicalOf(source)) !== text) otherTexts += Number(isKnownTo(python));
      for (const pair of pairs) count(tally, { ...pair, source }, await equal(source, pair.text, 'a.py'));
    }
    say({ name, sources, tally, otherTexts }, wanted);
    await listen();
    if (tally.pairs >= wanted) break;
  }
  maker.close();
  return { name, sources, tally, otherTexts };
}

// Up to 3.8 an index is a node of its own, so the texts differ by design; equal and different are the same.
function isKnownTo({ version }: InstalledPython): boolean {
  return Number(version.slice(2)) >= 9;
}

async function canonicalOf(source: string): Promise<string> {
  try {
    return await driverFor('a.py')!.normalForm(source, 'a.py');
  } catch (error) {
    return String(error);
  }
}

async function typescriptCorpus({ pairs, files: mostFiles, seed }: TortureOptions, say: Say): Promise<Corpus> {
  // Both languages together give what was asked for; a tenth of it is enough to reach every file here several times.
  const wanted = Math.ceil(pairs / 10);
  const tally = emptyTally();
  const files = shuffled(typescriptFiles(), seed).slice(0, mostFiles);
  const name = `TypeScript and JavaScript, ${files.length} files of this repository and its packages`;
  let sources = 0;
  for (const [index, path] of files.entries()) {
    if (tally.pairs >= wanted) break;
    const source = readFileSync(path, 'utf8');
    if (source.length > LARGEST_FILE) continue;
    const pairs = [...typescriptPairs(source, path, seed * 1_000_003 + index, PAIRS_EACH.typescript), ...(await formattings(source, path))];
    sources += Number(pairs.length > 0);
    for (const pair of pairs) {
      const verdict = await equal(source, pair.text, path);
      // A mutant may be no program at all: who made it cannot tell.
      count(tally, { ...pair, source, label: verdict === 'unparsable' && pair.label === 'different' ? 'refused' : pair.label }, verdict);
    }
    say({ name, sources, tally, otherTexts: 0 }, wanted);
    await listen();
  }
  return { name, sources, tally, otherTexts: 0 };
}

/**
 * Two opposite styles of a formatter that shares nothing with the critic. Left out are files with JSX, where white space is text, and files with
 * groups behind a logical operator, because the formatter takes needless parentheses away and so makes another tree of the same meaning.
 */
async function formattings(source: string, path: string): Promise<TypescriptPair[]> {
  if (/<\/|\/>|(?:&&|\|\||\?\?)\s*\(/.test(source)) return [];
  const styles = [
    { printWidth: 40, semi: false, singleQuote: true, useTabs: true, trailingComma: 'none', bracketSpacing: false, quoteProps: 'preserve' },
    { printWidth: 160, semi: true, singleQuote: false, tabWidth: 3, trailingComma: 'all', objectWrap: 'collapse', quoteProps: 'preserve' },
  ] as const;
  const pairs: TypescriptPair[] = [];
  for (const style of styles) {
    const { code, errors } = await format(path, source, { ...style, sortImports: false });
    if (errors.length === 0 && code !== source) pairs.push({ kind: 'formatted', text: code, label: 'equal' });
  }
  return pairs;
}

function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = numbersFrom(seed);
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

function corpusText({ name, sources, tally, otherTexts }: Corpus): string {
  const { pairs, labels, falseEqual, falseDifferent, falseAccepted, falseRefused } = tally;
  return [
    name,
    `  ${facts({ sources, pairs, equal: labels.equal, different: labels.different, refused: labels.refused })}`,
    `  ${facts({ 'false equal': falseEqual, 'false different': falseDifferent, 'false accepted': falseAccepted, 'false refused': falseRefused, 'other canonical texts': otherTexts })}`,
    `  ${facts(Object.fromEntries([...tally.kinds].toSorted(([a], [b]) => (a < b ? -1 : 1))))}`,
    ...tally.examples.map(({ fault, kind, source, text }) => `--- ${fault}, ${kind}\n${source}\n--- against\n${text}`),
  ].join('\n');
}
