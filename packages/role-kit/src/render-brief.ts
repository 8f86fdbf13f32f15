import type { Brief, CommonFeedback, ExplorerBriefFileText, ExplorerBriefProjectFacts } from '@ticket-circuit/schemas';

/** Keys in the order in which a person would tell them; the journal keeps documents in alphabetical order. */
const TOLD_FIRST = [
  'id',
  'nature',
  'kind',
  'action',
  'role',
  'file',
  'symbol',
  'name',
  'element',
  'change',
  'statement',
  'clause',
  'declaration',
  'docstring',
  'intent',
  'question',
  'options',
  'recommended',
  'answer',
  'criteria',
  'elements',
  'supersedes',
];

/** Fields that have a section of their own, or that only the program needs. */
const TOLD_APART = new Set(['kind', 'ticket', 'session', 'round', 'try', 'tries', 'goal', 'project', 'feedback']);

/** Returns a brief as the text that a model reads: the goal first, what came back before what is to be done with it, files as they are. */
export function renderBrief(brief: Brief): string {
  const rest = Object.entries(brief).filter(([name, value]) => !TOLD_APART.has(name) && !isEmpty(value));
  return [
    section('Goal', brief.goal),
    ...(brief.round > 1 || brief.try > 1
      ? [section('Where the ticket stands', `Round ${brief.round}, try ${brief.try} of ${brief.tries}.`)]
      : []),
    ...(brief.feedback.length > 0 ? [section('What came back', brief.feedback.map(feedbackLine).join('\n'))] : []),
    section('Project', projectText(brief.project)),
    ...rest.map(([name, value]) => section(titleOf(name), valueText(value))),
  ].join('\n\n');
}

const section = (title: string, text: string): string => `## ${title}\n\n${text}`;

/** `testFiles` is "Test files". */
const titleOf = (name: string): string =>
  name
    .replaceAll(/([A-Z])/gu, ' $1')
    .toLowerCase()
    .replace(/^./u, (first) => first.toUpperCase());

function feedbackLine(feedback: CommonFeedback): string {
  const { kind, message, line, ...named } = feedback;
  const where = Object.entries(named).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return `- [${kind}] ${[...where, ...(line === undefined ? [] : [`line ${line}`])].join(', ')}${where.length > 0 ? ': ' : ''}${message}`;
}

function projectText(project: ExplorerBriefProjectFacts): string {
  const files = project.files.map(({ file, class: pathClass }) => `${file} (${pathClass})`);
  const left = project.filesLeftOut > 0 ? [`… and ${project.filesLeftOut} more; list and search find them`] : [];
  const facts = [
    `Packages: ${project.packages.map(({ name, paths }) => `${name} (${paths.join(', ')})`).join('; ')}; a plan changes files in these alone`,
    `Test runner: ${project.runner}; checks: ${listed(project.checks)}; generated references: ${listed(project.references)}; rule files: ${listed(project.rules)}`,
    `Test files: ${listed(project.testPatterns)}`,
  ];
  const outline = project.outline.map(({ file, declarations }) => `### ${file}\n${fenced(declarations.join('\n'))}`);
  return [...facts, '', 'Files:', ...files, ...left, ...(outline.length > 0 ? ['', 'Declarations:', ...outline] : [])].join('\n');
}

const listed = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));

function valueText(value: unknown): string {
  if (typeof value === 'string') return value.includes('\n') ? fenced(value) : value;
  if (isFileTexts(value)) return value.map(({ file, text }) => `### ${file}\n${fenced(text)}`).join('\n\n');
  return fenced(JSON.stringify(inOrder(value), null, 1), 'json');
}

function isFileTexts(value: unknown): value is ExplorerBriefFileText[] {
  return (
    Array.isArray(value) &&
    value.every(
      (entry: unknown) =>
        typeof entry === 'object' && entry !== null && 'file' in entry && 'text' in entry && Object.keys(entry).length === 2,
    )
  );
}

const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const rank = (key: string): number => (TOLD_FIRST.includes(key) ? TOLD_FIRST.indexOf(key) : TOLD_FIRST.length);
  const entries = Object.entries(value).toSorted(([a], [b]) => rank(a) - rank(b));
  return Object.fromEntries(entries.map(([key, item]) => [key, inOrder(item)]));
}

/** Returns the files that a brief shows; of one that was cut the digest will not fit, and then it must be read. */
export function shownFiles(brief: Brief): ExplorerBriefFileText[] {
  return Object.values(brief).flatMap((value) => (isFileTexts(value) ? value : []));
}

/** The fence is longer than any run of backticks inside, so that no file can end it. */
function fenced(text: string, language = ''): string {
  const longest = Math.max(2, ...(text.match(/`{3,}/gu) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.endsWith('\n') ? text : `${text}\n`}${fence}`;
}
