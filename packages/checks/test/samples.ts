import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import type { TestReportResult } from '@ticket-circuit/schemas';
import { readReport, type ReportKind } from '../src/index.ts';

const root = new URL('./fixtures/', import.meta.url).pathname;

/** One recorded report: a runner's own project was played by the version in the file's name. */
export interface Sample {
  readonly name: string;
  readonly kind: ReportKind;
  readonly text: string;
  /** The files of the recorded project. */
  readonly files: readonly string[];
  readonly expected: string;
}

/** Returns every recorded report, with the text that its reading must give. */
export function samples(): Sample[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: runner }) =>
      readdirSync(join(root, runner))
        .filter((file) => /\.(?:jsonl?|xml|tap)$/u.test(file))
        .map((file) => sampleAt(runner, file)),
    );
}

/** Returns one line for each test and each fault, with all that was read of it. */
export async function listing({ kind, text, files }: Pick<Sample, 'kind' | 'text' | 'files'>): Promise<string> {
  const read = await readReport(kind, text, { root: '/ws', files });
  if (read.kind === 'unreadable') return `unreadable: ${read.why}\n`;
  const faults = read.faults.map((fault) => `fault ${fault.kind}: ${fault.message}`);
  return `${[...read.results.map(describe), ...faults].join('\n')}\n`;
}

function describe(result: TestReportResult): string {
  if (result.outcome !== 'failed') return `${result.outcome} ${result.id}`;
  const frames = result.frames?.map(({ file, line }) => `${file}:${line}`).join(' ');
  const facts = { type: result.errorType, stub: result.stub, expected: result.expected, actual: result.actual, at: frames };
  const said = Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  return [`${result.outcome} ${result.id}`, result.class, ...said].join(' | ');
}

function sampleAt(runner: string, file: string): Sample {
  const path = join(root, runner, file);
  return {
    name: `${runner} ${file}`,
    kind: kindOf(runner, extname(file)),
    text: readFileSync(path, 'utf8'),
    files: filesBelow(join(root, runner, 'project')),
    expected: readFileSync(`${path}.expected.txt`, 'utf8'),
  };
}

function kindOf(runner: string, extension: string): ReportKind {
  if (extension === '.xml') return 'junit';
  if (extension === '.tap') return 'tap';
  return runner === 'vitest' || runner === 'jest' ? `${runner}-json` : (runner as ReportKind);
}

function filesBelow(folder: string): string[] {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      // A file with a syntax error is kept under another name, so that no tool of ours trips over it.
      .map((file) => file.replace(/\.txt$/u, ''))
  );
}
