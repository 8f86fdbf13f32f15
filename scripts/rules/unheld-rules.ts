/** What there is in the repository that can hold a rule. */
export interface Holders {
  /** Whether a file of the repository is there. */
  readonly hasFile: (path: string) => boolean;
  /** The scripts of `npm run check`, such as check:lint, with the commands that they run. */
  readonly checks: Readonly<Record<string, string>>;
  /** The rules of the linter that are on. */
  readonly lintRules: ReadonlySet<string>;
  /** Whether the linter knows types. */
  readonly lintsWithTypes: boolean;
}

const heading = '| rule | held by |';
const reporter = 'scripts/line-reporter.ts';

/**
 * Returns a sentence for each rule of AGENTS.md whose holder does not exist: a file, a check, a tool that no check runs, a lint rule that is
 * off. "by review" is a holder, and "the same" is that of the rule above.
 */
export function unheldRules(agents: string, holders: Holders): string[] {
  const rows = rowsOf(agents);
  if (rows.length === 0) return [`AGENTS.md has no table ${heading}.`];
  return rows.flatMap(([rule = '', held = ''], index) =>
    held
      .split(/,\s*/u)
      .filter((holder) => !isThere(holder.trim(), index, holders))
      .map((holder) => `"${rule}" is said to be held by ${holder || 'nothing'}, which does not exist.`),
  );
}

function rowsOf(agents: string): string[][] {
  const [, table = ''] = agents.split(heading);
  const lines = table.trimStart().split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(1, end === -1 ? undefined : end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function isThere(holder: string, index: number, { hasFile, checks, lintRules, lintsWithTypes }: Holders): boolean {
  const isRun = (command: string): boolean =>
    Object.values(checks).some((script) => script === command || script.startsWith(`${command} `));
  if (holder === 'by review') return true;
  if (holder === 'the same') return index > 0;
  if (holder === 'the reporter') return hasFile(reporter);
  if (holder === 'oxlint with types') return isRun('oxlint') && lintsWithTypes;
  const [, lintRule] = /^oxlint `([^`]+)`$/u.exec(holder) ?? [];
  if (lintRule !== undefined) return isRun('oxlint') && lintRules.has(lintRule);
  const [, quoted] = /^`([^`]+)`$/u.exec(holder) ?? [];
  if (quoted === undefined) return holder !== '' && isRun(holder);
  if (quoted.includes('/')) return hasFile(quoted);
  return Object.hasOwn(checks, quoted) || isRun(quoted);
}
