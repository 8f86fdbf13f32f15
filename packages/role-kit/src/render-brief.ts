import type { Brief, CommonFeedback, ExplorerBriefFileText } from '@ticket-circuit/schemas';
import { fenced } from './fenced.ts';
import { renderJudged } from './render-judged.ts';
import { renderProject } from './render-project.ts';

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
const TOLD_APART = new Set(['kind', 'ticket', 'session', 'round', 'try', 'tries', 'goal', 'project', 'feedback', 'part', 'parts']);

/** Returns a brief as the text that a model reads: the goal first, what came back before what is to be done with it, files as they are. */
export function renderBrief(brief: Brief): string {
  const rest = Object.entries(brief).filter(([name, value]) => !TOLD_APART.has(name) && !isEmpty(value));
  return [
    section('Goal', brief.goal),
    ...(brief.round > 1 || brief.try > 1
      ? [section('Where the ticket stands', `Round ${brief.round}, try ${brief.try} of ${brief.tries}.`)]
      : []),
    ...(brief.feedback.length > 0 ? [section('What came back', brief.feedback.map(feedbackLine).join('\n'))] : []),
    ...partOf(brief),
    ...projectOf(brief),
    ...rest.map(([name, value]) => section(titleOf(name), isJudged(brief, name) ? renderJudged(brief.elements) : valueText(value))),
  ].join('\n\n');
}

function partOf(brief: Brief): string[] {
  if (brief.kind !== 'review' || brief.parts === 1) return [];
  const text = `The change is judged in ${brief.parts} parts, each in a session of its own. You judge part ${brief.part}: the elements below and no others.`;
  return [section('Part of the change', text)];
}

function projectOf(brief: Brief): string[] {
  // A declaration says nothing that a file's whole text does not.
  const whole = shownFiles(brief).filter(({ text }) => !/\n\[… \d+ characters left out …\]\n/u.test(text));
  const text = renderProject(brief, new Set(whole.map(({ file }) => file)));
  return text === '' ? [] : [section('Project', text)];
}

const isJudged = (brief: Brief, name: string): brief is Extract<Brief, { kind: 'review' }> =>
  brief.kind === 'review' && name === 'elements';

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
