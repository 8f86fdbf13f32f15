import type { CircuitTest } from '@ticket-circuit/schemas';
import { type ProjectFacts, tableAt } from './project-facts.ts';
import { simpleArgv } from './simple-argv.ts';

/** A test command with the globs of the files that it plays, where they differ from the usual ones. */
export interface ProposedTest {
  readonly test: CircuitTest;
  readonly runner: 'vitest' | 'jest' | 'mocha' | 'tap' | 'node:test' | 'pytest' | 'unittest';
  readonly testGlobs: readonly string[];
  readonly supportGlobs: readonly string[];
}

const TIMEOUT_S = 300;

/** Returns how the project is tested; null when no runner is recognised. A runner that a script or a dependency names wins over one that files hint at. */
export function proposeTest(facts: ProjectFacts): ProposedTest | null {
  return nodeTest(facts) ?? pythonTest(facts);
}

function nodeTest({ manifest, files }: ProjectFacts): ProposedTest | null {
  if (manifest === null) return null;
  const { dependencies, scripts } = manifest;
  const script = scripts['test'] ?? '';
  const words = script.split(/\s+/u);
  const uses = (name: string): boolean => words.includes(name) || dependencies.has(name);
  // The word in the script says which of several installed runners is meant.
  const named = (['vitest', 'jest', 'mocha', 'tap'] as const).find((name) => words.includes(name));
  if (/\bnode\b.*--test\b/u.test(script) && named === undefined) return nodeTestRunner(script, files);
  const runner = named ?? (['vitest', 'jest', 'mocha', 'tap'] as const).find((name) => uses(name));
  if (runner === 'vitest') return vitest(files);
  if (runner === 'jest') return jest(files);
  if (runner === 'mocha') return mocha(files);
  if (runner === 'tap') return tap(script, files, dependencies.get('tap') ?? '');
  return null;
}

function vitest(files: readonly string[]): ProposedTest {
  return {
    runner: 'vitest',
    test: {
      run: ['vitest', 'run'],
      only: ['vitest', 'run', '{files}'],
      report: 'vitest-json',
      writes: ['node_modules/.vite-temp', 'node_modules/.vite'],
      timeoutS: TIMEOUT_S,
    },
    testGlobs: scriptTestGlobs(files),
    supportGlobs: scriptSupportGlobs(files),
  };
}

function jest(files: readonly string[]): ProposedTest {
  return {
    runner: 'jest',
    test: { run: ['jest'], only: ['jest', '{files}'], report: 'jest-json', timeoutS: TIMEOUT_S },
    testGlobs: scriptTestGlobs(files),
    supportGlobs: scriptSupportGlobs(files),
  };
}

function mocha(files: readonly string[]): ProposedTest {
  const globs = scriptTestGlobs(files);
  const own = files.some((file) => /^test\/[^/]*\.[cm]?[jt]s$/u.test(file)) ? ['test/*.{js,cjs,mjs,ts}'] : [];
  return {
    runner: 'mocha',
    test: { run: ['mocha'], only: ['mocha', '{files}'], report: 'junit', timeoutS: TIMEOUT_S },
    testGlobs: own.length > 0 ? own : globs,
    supportGlobs: scriptSupportGlobs(files),
  };
}

/** The first version of node-tap whose option for coverage has its present name. */
const TAP_RENAMED = 18;

/** Coverage would make a run of some files red by its exit status, though every test in them is green. */
function tap(script: string, files: readonly string[], range: string): ProposedTest {
  const argv = simpleArgv(script);
  const own = argv?.[0] === 'tap' ? argv.slice(1) : [];
  const major = Number(/\d+/u.exec(range)?.[0] ?? TAP_RENAMED);
  const added = [major < TAP_RENAMED ? '--no-coverage' : '--disable-coverage', '--reporter=tap'];
  const flags = own.filter((word) => word.startsWith('-'));
  return {
    runner: 'tap',
    test: {
      run: ['tap', ...own, ...added],
      only: ['tap', ...flags, ...added, '{files}'],
      report: 'tap',
      writes: major < TAP_RENAMED ? ['.nyc_output'] : ['.tap'],
      timeoutS: TIMEOUT_S,
    },
    testGlobs: nodeTestGlobs(files),
    supportGlobs: [...scriptSupportGlobs(files), ...(files.some((file) => file.includes('tap-snapshots/')) ? ['**/tap-snapshots/**'] : [])],
  };
}

/** Options stay (a loader, for example), and files that the script names give way to {files}. */
function nodeTestRunner(script: string, files: readonly string[]): ProposedTest {
  const argv = simpleArgv(script);
  const run: [string, ...string[]] = argv?.[0] === 'node' ? argv : ['node', '--test'];
  const flags = run.slice(1).filter((word) => word.startsWith('-'));
  return {
    runner: 'node:test',
    test: { run, only: ['node', ...flags, '{files}'], report: 'node-test', timeoutS: TIMEOUT_S },
    testGlobs: nodeTestGlobs(files),
    supportGlobs: scriptSupportGlobs(files),
  };
}

function scriptTestGlobs(files: readonly string[]): string[] {
  const found = [
    { glob: '**/*.test.*', of: /\.test\.[cm]?[jt]sx?$/u },
    { glob: '**/*.spec.*', of: /\.spec\.[cm]?[jt]sx?$/u },
    { glob: '**/__tests__/**', of: /(?:^|\/)__tests__\//u },
  ].filter(({ of }) => files.some((file) => of.test(file)));
  return found.length === 0 ? ['**/*.test.*'] : found.map(({ glob }) => glob);
}

function nodeTestGlobs(files: readonly string[]): string[] {
  const globs = scriptTestGlobs(files);
  const isPlain = files.some((file) => /^tests?\/[^/]*\.[cm]?[jt]s$/u.test(file) && !/\.(?:test|spec)\./u.test(file));
  const folder = files.some((file) => file.startsWith('tests/')) ? 'tests' : 'test';
  return isPlain ? [`${folder}/**/*.{js,cjs,mjs,ts,cts,mts}`] : globs;
}

function scriptSupportGlobs(files: readonly string[]): string[] {
  return ['__fixtures__', 'fixtures', '__mocks__', '__snapshots__']
    .filter((folder) => files.some((file) => file.split('/').includes(folder)))
    .map((folder) => `**/${folder}/**`);
}

function pythonTest(facts: ProjectFacts): ProposedTest | null {
  const { files } = facts;
  const tests = files.filter((file) => /(?:^|\/)(?:test_[^/]*|[^/]*_test|tests?)\.py$/u.test(file));
  if (usesPytest(facts)) return pytest(facts);
  return tests.length === 0 ? null : unittest(files);
}

function usesPytest({ files, pyproject, asksForPytest }: ProjectFacts): boolean {
  if (asksForPytest) return true;
  if (files.some((file) => /(?:^|\/)(?:pytest\.ini|conftest\.py)$/u.test(file))) return true;
  if (tableAt(pyproject, 'tool', 'pytest') !== undefined) return true;
  return JSON.stringify([
    tableAt(pyproject, 'project', 'optional-dependencies'),
    tableAt(pyproject, 'dependency-groups'),
    tableAt(pyproject, 'tool', 'uv', 'dev-dependencies'),
    tableAt(pyproject, 'tool', 'poetry'),
  ] as unknown[]).includes('pytest');
}

function pytest({ files }: ProjectFacts): ProposedTest {
  const python = files.includes('uv.lock') ? '.venv/bin/python' : 'python3';
  return {
    runner: 'pytest',
    test: { run: [python, '-m', 'pytest'], only: [python, '-m', 'pytest', '{files}'], report: 'pytest', timeoutS: TIMEOUT_S },
    testGlobs: pythonTestGlobs(files),
    supportGlobs: ['**/conftest.py'],
  };
}

function unittest(files: readonly string[]): ProposedTest {
  const folder = ['tests', 'test'].find((name) => files.includes(`${name}/__init__.py`));
  const where = folder === undefined ? [] : ['-s', folder, '-t', '.'];
  return {
    runner: 'unittest',
    test: {
      run: ['python3', '-m', 'unittest', 'discover', ...where],
      only: ['python3', '-m', 'unittest', '{files}'],
      report: 'unittest',
      timeoutS: TIMEOUT_S,
    },
    testGlobs: pythonTestGlobs(files),
    supportGlobs: [],
  };
}

function pythonTestGlobs(files: readonly string[]): string[] {
  const isSuffixed = files.some((file) => file.endsWith('_test.py'));
  const isPrefixed = files.some((file) => /(?:^|\/)test_[^/]*\.py$/u.test(file));
  return [...(isPrefixed || !isSuffixed ? ['**/test_*.py'] : []), ...(isSuffixed ? ['**/*_test.py'] : [])];
}
