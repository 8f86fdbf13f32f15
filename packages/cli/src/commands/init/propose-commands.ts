import type { Circuit } from '@ticket-circuit/schemas';
import { type ProjectFacts, tableAt } from './project-facts.ts';
import { simpleArgv } from './simple-argv.ts';

/** Returns how dependencies are installed; null when there are none, or when nothing says how. */
export function proposePrepare({ manifest, files, packages }: ProjectFacts): NonNullable<Circuit['prepare']> | null {
  const needsNode = manifest !== null && (manifest.dependencies.size > 0 || packages.length > 0);
  if (needsNode)
    return nodePrepare(
      files,
      packages.map(({ dir }) => dir),
    );
  if (files.includes('uv.lock'))
    return { run: ['uv', 'sync', '--frozen', '--all-groups'], when: ['uv.lock'], results: ['.venv'], network: true };
  return null;
}

function nodePrepare(files: readonly string[], dirs: readonly string[]): NonNullable<Circuit['prepare']> {
  const parents = new Set(dirs.map((dir) => dir.replace(/[^/]+$/u, '*')));
  const results = ['node_modules', ...[...parents].map((glob) => `${glob}/node_modules`)];
  const way = [
    { lock: 'pnpm-lock.yaml', run: ['pnpm', 'install', '--frozen-lockfile'] as const },
    { lock: 'yarn.lock', run: ['yarn', 'install', files.includes('.yarnrc.yml') ? '--immutable' : '--frozen-lockfile'] as const },
    { lock: 'package-lock.json', run: ['npm', 'ci', '--no-audit', '--no-fund'] as const },
  ].find(({ lock }) => files.includes(lock));
  if (way === undefined) return { run: ['npm', 'install', '--no-audit', '--no-fund', '--no-package-lock'], results, network: true };
  return { run: [...way.run], when: [way.lock], results, network: true };
}

/** Returns the checks that the project has set up itself: types by tsc, lint by eslint or ruff. */
export function proposeChecks(facts: ProjectFacts): NonNullable<Circuit['checks']> {
  return [typeCheck(facts), lint(facts), ruff(facts)].filter((check) => check !== null);
}

type Check = NonNullable<Circuit['checks']>[number];

function typeCheck({ manifest, files }: ProjectFacts): Check | null {
  if (!manifest?.dependencies.has('typescript') || !files.includes('tsconfig.json')) return null;
  const own = ['typecheck', 'type-check', 'check:types', 'types']
    .map((name) => simpleArgv(manifest.scripts[name]))
    .find((argv) => argv?.[0] === 'tsc');
  return { name: 'types', run: own ?? ['tsc', '--noEmit'] };
}

function lint({ manifest, files }: ProjectFacts): Check | null {
  if (!manifest?.dependencies.has('eslint') || !files.some((file) => /^(?:eslint\.config\.|\.eslintrc)/u.test(file))) return null;
  const own = simpleArgv(manifest.scripts['lint']);
  return { name: 'lint', run: own?.[0] === 'eslint' && !own.includes('--fix') ? own : ['eslint', '.'] };
}

function ruff({ pyproject, files }: ProjectFacts): Check | null {
  if (tableAt(pyproject, 'tool', 'ruff') === undefined && !files.some((file) => /^\.?ruff\.toml$/u.test(file))) return null;
  return { name: 'lint', run: [files.includes('uv.lock') ? '.venv/bin/ruff' : 'ruff', 'check', '--no-cache', '.'] };
}

/** Returns the formatter that the project has set up; null when it has none. */
export function proposeFormat({ manifest, pyproject, files }: ProjectFacts): NonNullable<Circuit['format']> | null {
  const has = (name: string): boolean => manifest?.dependencies.has(name) === true;
  const configured = (pattern: RegExp): boolean => files.some((file) => pattern.test(file));
  if (has('prettier') && (configured(/^(?:\.prettierrc|prettier\.config\.)/u) || mentions(manifest, 'prettier')))
    return { only: ['prettier', '--write', '--ignore-unknown', '{files}'] };
  if (has('oxfmt')) return { only: ['oxfmt', '{files}'] };
  if (has('@biomejs/biome')) return { only: ['biome', 'format', '--write', '{files}'] };
  if (tableAt(pyproject, 'tool', 'ruff', 'format') !== undefined)
    return { only: [files.includes('uv.lock') ? '.venv/bin/ruff' : 'ruff', 'format', '--no-cache', '{files}'] };
  if (tableAt(pyproject, 'tool', 'black') !== undefined) return { only: ['black', '--quiet', '{files}'] };
  return null;
}

function mentions(manifest: ProjectFacts['manifest'], word: string): boolean {
  return Object.values(manifest?.scripts ?? {}).some((script) => script.split(/\s+/u).includes(word));
}
