import { textOf } from '@ticket-circuit/checks';
import type { Repository } from '@ticket-circuit/git';
import { classify, packageOf } from '@ticket-circuit/rights';
import { isSheetPath, type Circuit, type CommonPathClass, type ExplorerBriefProjectFacts } from '@ticket-circuit/schemas';
import { driverFor } from '@ticket-circuit/syntax';

/** What fits into a brief; the role reads the rest with its tools. */
const MOST_FILES = 300;
const MOST_OUTLINED_FILES = 30;
const MOST_OUTLINE_CHARACTERS = 16_000;

interface Listed {
  file: string;
  class: CommonPathClass;
}

/** Returns the files of a tree that a document can name, those that share words with the goal first, then sources before tests before the rest. */
export async function rankedFiles(repo: Repository, config: Circuit, tree: string, goal: string): Promise<Listed[]> {
  const entries = (await repo.listTree(tree)).filter(({ kind, path }) => kind === 'file' && isSheetPath(path));
  return rank(
    entries.map(({ path }) => ({ file: path, class: classify(path, config) })),
    config,
    wordsOf(goal),
  );
}

/** Returns what is known about the project at a tree, cut to what fits, the files that share words with the goal first. */
export async function projectFacts(repo: Repository, config: Circuit, tree: string, goal: string): Promise<ExplorerBriefProjectFacts> {
  const files = await rankedFiles(repo, config, tree, goal);
  const kept = files.slice(0, MOST_FILES).toSorted((a, b) => (a.file < b.file ? -1 : 1));
  return {
    packages: config.packages.map(({ name, paths }) => ({ name, paths })),
    runner: config.test.report,
    testCommand: config.test.run,
    checks: (config.checks ?? []).map(({ name }) => name),
    references: (config.references ?? []).map(({ name }) => name),
    files: kept,
    filesLeftOut: files.length - kept.length,
    outline: await outlineOf(
      repo,
      tree,
      files.flatMap(({ file, class: pathClass }) => (pathClass === 'source' && driverFor(file) !== null ? [file] : [])),
    ),
    rules: config.rules ?? [],
    testPatterns: config.files?.test ?? ['the usual names of the test runner'],
  };
}

const wordsOf = (text: string): string[] => [...new Set(text.toLowerCase().match(/[a-z][a-z0-9]{2,}/gu) ?? [])];

/** Orders files by how many words of the goal their path holds, then sources before tests before the rest, then by path. */
function rank(files: readonly Listed[], config: Circuit, words: readonly string[]): Listed[] {
  const order = { source: 0, test: 1, support: 2, protected: 3 };
  const score = ({ file }: Listed): number =>
    words.filter((word) => file.toLowerCase().includes(word)).length + (packageOf(file, config) === null ? -1 : 0);
  return files
    .map((entry) => ({ entry, score: score(entry) }))
    .toSorted((a, b) => b.score - a.score || order[a.entry.class] - order[b.entry.class] || (a.entry.file < b.entry.file ? -1 : 1))
    .map(({ entry }) => entry);
}

async function outlineOf(repo: Repository, tree: string, sources: readonly string[]): Promise<ExplorerBriefProjectFacts['outline']> {
  const outline: ExplorerBriefProjectFacts['outline'] = [];
  const outlined = sources.slice(0, MOST_OUTLINED_FILES);
  const read = textOf(repo, tree, outlined);
  let left = MOST_OUTLINE_CHARACTERS;
  for (const file of outlined) {
    const declarations = await declarationsOf(file, await read(file));
    const size = declarations.reduce((sum, declaration) => sum + declaration.length, file.length);
    if (declarations.length === 0 || size > left) continue;
    left -= size;
    outline.push({ file, declarations });
  }
  return outline;
}

async function declarationsOf(file: string, text: string | null): Promise<string[]> {
  const driver = driverFor(file);
  if (text === null || driver === null) return [];
  const parsed = await driver.parse(text, file);
  if (parsed.kind !== 'module') return [];
  return parsed.module.elements
    .filter((element) => !['import', 'export', 'statement', 'field'].includes(element.kind))
    .map((element) => element.declaration.slice(0, 400));
}
