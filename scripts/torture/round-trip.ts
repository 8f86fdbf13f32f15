import { readFileSync } from 'node:fs';
import { type RoundTrip, roundTrip } from '../../packages/coupler/test/support/round-trip.ts';
import { decodeSource, encodeSource, setPythonVersion } from '../../packages/syntax/src/index.ts';
import { libraryFiles, machinePythons, typescriptFiles } from './corpora.ts';
import { conditionsOf, facts, listen, type TortureOptions, type TortureReport } from './torture.ts';

// Larger files of packages are generated, and each of their bodies is put back by reading the whole.
const LARGEST_TYPESCRIPT = 60_000;

interface Corpus {
  readonly name: string;
  files: number;
  /** Files that do not parse, or are in no encoding that is read. */
  refused: number;
  functions: number;
  identical: number;
  sameTree: number;
  readonly faults: string[];
}

/** Takes the bodies out of every source of some corpora, puts them back, and counts where something else came out. */
export async function tortureRoundTrip(options: TortureOptions): Promise<TortureReport> {
  const started = performance.now();
  const corpora: Corpus[] = [];
  const reportOf = (tried: readonly Corpus[]): TortureReport => {
    const conditions = conditionsOf(options, started);
    const faults = tried.reduce((sum, corpus) => sum + corpus.faults.length, 0);
    return { conditions, faults, counts: tried, text: [facts(conditions), ...tried.map(corpusText)].join('\n\n') };
  };
  const say = (corpus: Corpus, of: number): void => {
    const { name, files, functions, faults } = corpus;
    options.progress(`${name}: ${files} of ${of} files, ${functions} functions, ${faults.length} faults`, () =>
      reportOf([...corpora, corpus]),
    );
  };
  for (const python of options.language === 'typescript' ? [] : machinePythons(options.pythons)) {
    setPythonVersion(python.version);
    corpora.push(
      await tryFiles(`Python ${python.version}, ${python.library}`, libraryFiles(python).slice(0, options.files), {
        largest: Infinity,
        say,
      }),
    );
  }
  if (options.language !== 'python')
    corpora.push(
      await tryFiles('TypeScript and JavaScript of this repository and its packages', typescriptFiles().slice(0, options.files), {
        largest: LARGEST_TYPESCRIPT,
        say,
      }),
    );
  return reportOf(corpora);
}

async function tryFiles(
  name: string,
  paths: readonly string[],
  { largest, say }: { readonly largest: number; readonly say: (corpus: Corpus, of: number) => void },
): Promise<Corpus> {
  const corpus: Corpus = { name, files: 0, refused: 0, functions: 0, identical: 0, sameTree: 0, faults: [] };
  for (const path of paths) {
    const bytes = readFileSync(path);
    if (bytes.length > largest) continue;
    const result = await tryFile(bytes, path);
    if (result === null) corpus.refused += 1;
    else {
      corpus.files += 1;
      corpus.functions += result.functions;
      corpus.identical += result.identical;
      corpus.sameTree += result.sameTree;
      corpus.faults.push(...result.faults.map((fault) => `${path}: ${fault}`));
    }
    say(corpus, paths.length);
    await listen();
  }
  return corpus;
}

async function tryFile(bytes: Uint8Array, path: string): Promise<RoundTrip | null> {
  const decoded = decodeSource(bytes, path);
  if (decoded.kind !== 'text') return null;
  const again = encodeSource(decoded.text, path);
  const isSame = again.kind === 'bytes' && Buffer.compare(again.bytes, bytes) === 0;
  if (!isSame) return { functions: 0, identical: 0, sameTree: 0, faults: ['Its bytes did not come back.'] };
  try {
    return await roundTrip(decoded.text, path);
  } catch (error) {
    return { functions: 0, identical: 0, sameTree: 0, faults: [String(error)] };
  }
}

function corpusText({ name, faults, ...counts }: Corpus): string {
  return [name, `  ${facts({ ...counts, faults: faults.length })}`, ...faults.slice(0, 40).map((fault) => `  ${fault}`)].join('\n');
}
