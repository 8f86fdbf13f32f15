import type { Result } from 'tap-parser';
import type { RawFailure } from './raw-test.ts';

/** Returns what one line that is not ok says about its failure, from the diagnosis that runners put below it. */
export function tapFailure(result: Result, name: string): RawFailure {
  const diag = isRecord(result.diag) ? result.diag : {};
  const text = (field: string): string | undefined => (diag[field] === undefined ? undefined : print(diag[field]));
  const isFromTap = isNodeTap(diag);
  const stack = isFromTap ? withAt(text('stack')) : text('stack');
  const type = text('name') ?? text('type') ?? (isFromTap && isCaught(diag) ? 'Error' : undefined);
  const expectation = readDiff(text('diff'));
  const expected = text('expected') ?? text('wanted') ?? expectation.expected;
  const actual = text('actual') ?? text('found') ?? expectation.actual;
  return {
    phase: phaseOf(diag, name),
    message: text('message') ?? text('error') ?? name,
    ...(stack === undefined ? {} : { stack }),
    ...(type === undefined || !/^[A-Z]/u.test(type) ? {} : { type }),
    ...(expected === undefined ? {} : { expected }),
    ...(actual === undefined ? {} : { actual }),
    ...(text('diff') === undefined ? {} : { details: `${name}\n${text('diff') ?? ''}` }),
    ...(isAssertion(diag, name) ? { assertion: true } : {}),
    ...(isUnsettled(diag, name) ? { timeout: true } : {}),
  };
}

/** Returns the failure of a test whose assertions are lines of their own: the first tells it, the others stand behind it. */
export function joinFailures([first, ...others]: readonly [RawFailure, ...RawFailure[]]): RawFailure {
  const details = [first.details, ...others.flatMap(({ message, details: more }) => [message, more])].filter((text) => text !== undefined);
  return details.length === 0 ? first : { ...first, details: details.join('\n') };
}

/** An error outside of all tests is told as one of the run, which node-tap calls TAP, however it came; what a file left unsaid has an exit status only. */
function phaseOf(diag: Record<string, unknown>, name: string): RawFailure['phase'] {
  if (isCaught(diag) && diag['test'] === 'TAP') return 'collect';
  if (typeof diag['exitCode'] === 'number' && typeof diag['command'] === 'string') return 'collect';
  return /"before (?:each|all)" hook/u.test(name) ? 'setup' : 'call';
}

function isAssertion(diag: Record<string, unknown>, name: string): boolean {
  const { operator, code } = diag;
  if (operator !== undefined && operator !== 'fail' && operator !== 'error') return true;
  return code === 'ERR_ASSERTION' || (isNodeTap(diag) && !isCaught(diag) && !isUnsettled(diag, name));
}

/** node-tap says where each assertion stands, and by which way an error came that no assertion caught. */
function isNodeTap(diag: Record<string, unknown>): boolean {
  return isCaught(diag) || (isRecord(diag['at']) && 'source' in diag);
}

function isCaught(diag: Record<string, unknown>): boolean {
  return typeof diag['tapCaught'] === 'string';
}

function isUnsettled(diag: Record<string, unknown>, name: string): boolean {
  return 'expired' in diag || (isNodeTap(diag) && !isCaught(diag) && /^test unfinished\b/u.test(name));
}

/** node-tap leaves the word out that all other stacks have. */
function withAt(stack: string | undefined): string | undefined {
  return stack
    ?.split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `    at ${line.trim()}`)
    .join('\n');
}

/** Returns the two sides of a unified difference, without the lines that both have where there is no other. */
function readDiff(diff: string | undefined): { expected?: string; actual?: string } {
  const [head, ...lines] = diff?.split(/^@@.*@@$/mu) ?? [];
  if (head === undefined || !head.startsWith('--- expected')) return {};
  const side = (mark: string): string =>
    lines
      .join('')
      .split('\n')
      .filter((line) => line.startsWith(mark) || line.startsWith(' '))
      .map((line) => line.slice(1))
      .join('\n');
  return { expected: side('-'), actual: side('+') };
}

function print(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
