import type { Brief, ExplorerBriefProjectFacts } from '@ticket-circuit/schemas';
import { fenced } from './fenced.ts';

type Fact = 'packages' | 'runs' | 'test-patterns' | 'files' | 'test-files' | 'outline';

/** What each brief tells of the project: what its role decides by. The rest it finds with `list` and `search` when it needs it; each call pays for every word. */
const TOLD: Record<Brief['kind'], readonly Fact[]> = {
  plan: ['packages', 'runs', 'test-patterns', 'files', 'outline'],
  answer: ['packages', 'runs', 'test-patterns'],
  challenge: ['packages', 'runs', 'test-patterns'],
  tests: ['packages', 'runs', 'test-patterns', 'test-files'],
  // No model reads this brief: the developer's loop tells each body what is its own.
  code: [],
  review: ['runs'],
  triage: ['packages'],
  decision: ['packages'],
  closure: [],
};

/** Returns what a brief tells of the project; empty when that is nothing. `shown` are files whose whole text the brief holds. */
export function renderProject({ kind, project }: Pick<Brief, 'kind' | 'project'>, shown: ReadonlySet<string>): string {
  const told: Record<Fact, (project: ExplorerBriefProjectFacts) => string[]> = {
    packages: packagesText,
    runs: runsText,
    'test-patterns': ({ testPatterns }) => [`Test files: ${listed(testPatterns)}`],
    files: ({ files }) => [
      '',
      'Files:',
      ...files.map(({ file, class: pathClass }) => `${file} (${pathClass})`),
      ...leftOut(project.filesLeftOut),
    ],
    'test-files': ({ files }) => testFilesText(files, project.filesLeftOut),
    outline: ({ outline }) => outlineText(outline.filter(({ file }) => !shown.has(file))),
  };
  return TOLD[kind]
    .flatMap((fact) => told[fact](project))
    .join('\n')
    .trim();
}

function packagesText({ packages }: ExplorerBriefProjectFacts): string[] {
  const named = packages.map(({ name, paths }) => `${name} (${paths.join(', ')})`);
  return [`Packages: ${named.join('; ')}; a plan changes files in these alone`];
}

function runsText({ runner, testCommand, checks, references, rules }: ExplorerBriefProjectFacts): string[] {
  return [
    `Test runner: ${runner}, run as ${testCommand.join(' ')}; checks: ${listed(checks)}; generated references: ${listed(references)}; rule files: ${listed(rules)}`,
  ];
}

function testFilesText(files: ExplorerBriefProjectFacts['files'], more: number): string[] {
  const own = files.filter(({ class: pathClass }) => pathClass === 'test' || pathClass === 'support');
  return own.length === 0 ? [] : ['', 'Test and support files:', ...own.map(({ file }) => file), ...leftOut(more)];
}

function outlineText(outline: ExplorerBriefProjectFacts['outline']): string[] {
  if (outline.length === 0) return [];
  return ['', 'Declarations:', ...outline.map(({ file, declarations }) => `### ${file}\n${fenced(declarations.join('\n'))}`)];
}

const leftOut = (count: number): string[] => (count > 0 ? [`… and ${count} more files of the project; list and search find them`] : []);

const listed = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));
