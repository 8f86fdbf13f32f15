// A reporter for vitest 3 and later: one JSON line for each test, with the phase, the class and the values of its failure, which the
// stock JSON reporter leaves out. It runs inside the sandbox, so it imports nothing of ours.
import { writeFileSync } from 'node:fs';

const cut = (text, length = 20_000) => (typeof text === 'string' ? text.slice(0, length) : undefined);

export default class CircuitReporter {
  onTestRunEnd(modules, unhandledErrors = []) {
    const tests = modules.flatMap((module) => [...fromModule(module)]);
    const lines = [
      { kind: 'start', format: 'circuit-report/1', runner: 'vitest' },
      ...tests,
      ...unhandledErrors.map((error) => ({ kind: 'fault', message: cut(`${error.name}: ${error.message}`, 1_000) })),
      { kind: 'end', tests: tests.length },
    ];
    writeFileSync(process.env.CIRCUIT_REPORT, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }
}

function* fromModule(module) {
  yield* fromSuite(module, module.moduleId, []);
  const own = module.errors?.() ?? [];
  const tests = [...module.children.allTests()];
  // A file without tests fails without an error of its own in some versions.
  const failed = own.length > 0 || (module.state() === 'failed' && tests.length === 0);
  if (failed)
    yield {
      kind: 'test',
      file: module.moduleId,
      titles: [],
      outcome: 'failed',
      failure: failureOf(tests.length === 0 ? 'collect' : 'setup', own),
    };
}

function* fromSuite(suite, file, titles) {
  for (const child of suite.children) {
    const path = [...titles, child.name];
    if (child.type === 'test') yield { kind: 'test', file, titles: path, ...outcomeOf(child) };
    else {
      yield* fromSuite(child, file, path);
      const errors = child.errors?.() ?? [];
      if (errors.length > 0) yield { kind: 'test', file, titles: path, outcome: 'failed', failure: failureOf('setup', errors) };
    }
  }
}

function outcomeOf(test) {
  const result = test.result();
  if (result.state === 'passed') return { outcome: 'passed' };
  if (result.state !== 'failed') return { outcome: 'skipped' };
  return { outcome: 'failed', failure: failureOf(phaseOf(test), result.errors ?? []) };
}

/** A hook that was begun and not passed is where the test stopped. */
function phaseOf(test) {
  const hooks = test.task?.result?.hooks ?? {};
  if (hooks.beforeEach !== undefined && hooks.beforeEach !== 'pass') return 'setup';
  return hooks.afterEach !== undefined && hooks.afterEach !== 'pass' ? 'teardown' : 'call';
}

function failureOf(phase, errors) {
  const [error] = errors;
  if (error === undefined) return { phase, message: 'It failed without an error.' };
  const isAssertion = error.name === 'AssertionError' || error.code === 'ERR_ASSERTION' || (error.message ?? '').startsWith('Snapshot `');
  return {
    phase,
    message: cut(String(error.message ?? error)),
    ...(typeof error.name === 'string' ? { type: error.name } : {}),
    stack: cut(error.stacks?.map(({ file, line }) => `    at ${file}:${line}`).join('\n') || error.stack),
    details: cut(causesOf(error)),
    assertion: isAssertion,
    ...(isAssertion && typeof error.expected === 'string' ? { expected: cut(error.expected, 2_000) } : {}),
    ...(isAssertion && typeof error.actual === 'string' ? { actual: cut(error.actual, 2_000) } : {}),
  };
}

function causesOf(error) {
  const lines = [];
  for (let next = error.cause, depth = 0; next !== null && next !== undefined && depth < 5; next = next.cause, depth += 1)
    lines.push(`${next.name ?? 'cause'}: ${next.message ?? String(next)}`);
  return lines.join('\n');
}
