import type { TestReportRunFault } from '@ticket-circuit/schemas';
import { outsideFaults } from './outside-faults.ts';
import { toResults, type Phase, type RawFailure, type RawTest } from './raw-test.ts';
import type { ReadContext, ReadReport } from './read-report.ts';

const format = 'circuit-report/1';
const phases: readonly string[] = ['collect', 'setup', 'call', 'teardown'] satisfies Phase[];

/**
 * Reads what our own reporters for vitest, node:test, pytest and unittest write: a start line, one line for each test, one for each
 * error that no test caught, an end line with the number of tests. A report without its end line is read as far as it goes and has a fault, because whoever wrote it was stopped.
 */
export function readCircuitLines(text: string, { root }: ReadContext): ReadReport {
  const lines = text.split('\n').filter((line) => line !== '');
  const [start, ...rest] = lines.map(parseLine);
  if (start?.['kind'] !== 'start' || start['format'] !== format)
    return { kind: 'unreadable', why: `Its first line does not say ${format}.` };
  const runner = start['runner'];
  const tests: RawTest[] = [];
  let announced: unknown = null;
  const faults: TestReportRunFault[] = [];
  for (const value of rest) {
    if (announced !== null) return { kind: 'unreadable', why: 'It goes on after its end.' };
    if (value?.['kind'] === 'end') announced = value['tests'];
    else if (value?.['kind'] === 'fault') faults.push(...uncaught(value['message']));
    else {
      const test = toRawTest(value, runner === 'node-test');
      if (test === null) return { kind: 'unreadable', why: `Line ${tests.length + 2} is no test.` };
      tests.push(test);
    }
  }
  const { results, outside } = toResults(tests, root);
  return { kind: 'read', results, faults: [...endFaults(announced, tests.length), ...faults, ...outsideFaults(outside)] };
}

/** A stub that nobody waits for is expected before the code is there; the exit status still has to agree with the tests. */
function uncaught(message: unknown): TestReportRunFault[] {
  const text = typeof message === 'string' ? message : '';
  return text.includes('CIRCUIT-STUB:')
    ? []
    : [{ kind: 'exit-disagrees', message: `The run has an error that no test caught: ${text.slice(0, 500)}` }];
}

function endFaults(announced: unknown, count: number): TestReportRunFault[] {
  if (announced === null) return [{ kind: 'bad-report', message: `The report stops after ${count} tests, without its end line.` }];
  if (announced === count) return [];
  return [{ kind: 'count-disagrees', message: `The report's end says ${JSON.stringify(announced)} tests, and ${count} are in it.` }];
}

function toRawTest(value: Record<string, unknown> | null, mayBeFileTest: boolean): RawTest | null {
  if (value?.['kind'] !== 'test') return null;
  const { file, titles, outcome } = value;
  if (typeof file !== 'string' || !Array.isArray(titles) || !titles.every((title) => typeof title === 'string')) return null;
  if (outcome === 'passed' || outcome === 'skipped') return { file, titles, outcome };
  const failure = outcome === 'failed' ? toFailure(value['failure'], mayBeFileTest) : null;
  return failure === null ? null : { file, titles, outcome: 'failed', failure };
}

function toFailure(value: unknown, mayBeFileTest: boolean): RawFailure | null {
  if (!isRecord(value) || typeof value['phase'] !== 'string' || !phases.includes(value['phase'])) return null;
  const text = (name: string): Record<string, string> =>
    typeof value[name] === 'string' && value[name] !== '' ? { [name]: value[name] } : {};
  const flag = (name: string): Record<string, boolean> => (typeof value[name] === 'boolean' ? { [name]: value[name] } : {});
  const frames = Array.isArray(value['frames']) ? { frames: value['frames'].filter(isFrame) } : {};
  return {
    phase: value['phase'] as Phase,
    message: typeof value['message'] === 'string' ? value['message'] : '',
    ...text('type'),
    ...text('stack'),
    ...text('details'),
    ...text('expected'),
    ...text('actual'),
    ...flag('assertion'),
    ...flag('timeout'),
    ...frames,
    ...(mayBeFileTest ? { isFileTest: true } : {}),
  };
}

function isFrame(value: unknown): value is { file: string; line: number } {
  return isRecord(value) && typeof value['file'] === 'string' && Number.isInteger(value['line']);
}

function parseLine(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
