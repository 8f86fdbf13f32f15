// A reporter for `node --test`: one JSON line for each test, with the file, the failure's class facts and the stack that the
// stock reporters leave out. It runs inside the sandbox, on whatever Node the project uses, so it imports nothing of ours.
import { resolve } from 'node:path';
import { inspect } from 'node:util';

const line = (value) => `${JSON.stringify(value)}\n`;
const cut = (text, length = 20_000) => (typeof text === 'string' ? text.slice(0, length) : undefined);
const print = (value) => cut(typeof value === 'string' ? value : inspect(value, { depth: 6, breakLength: 100, sorted: true }), 2_000);

export default async function* report(source) {
  let tests = 0;
  const titles = new Map();
  const childFailures = new Map();
  const stderr = new Map();
  yield line({ kind: 'start', format: 'circuit-report/1', runner: 'node-test' });
  for await (const { type, data } of source) {
    const file = data?.file;
    if (type === 'test:start') titlesOf(titles, file).splice(data.nesting, Infinity, data.name);
    if (type === 'test:stderr') stderr.set(resolve(file), ((stderr.get(resolve(file)) ?? '') + data.message).slice(-20_000));
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const path = [...titlesOf(titles, file).slice(0, data.nesting), data.name];
    const isFile = data.nesting === 0 && isWholeFile(data);
    const said = stderr.get(isFile ? resolve(data.name) : file);
    const failure = type === 'test:fail' ? failureOf(data.details?.error, said) : null;
    const inherited = takeInherited(childFailures, file, data.nesting);
    if (failure !== null) remember(childFailures, file, data.nesting, failure.kind === 'subtestsFailed' ? inherited : failure);
    const isSuite = data.details?.type === 'suite';
    if (isSuite && (failure === null || failure.kind === 'subtestsFailed')) continue;
    // A file whose tests failed is reported once more as a test of its own name.
    if (isFile && failure !== null && inherited !== undefined) continue;
    tests += 1;
    yield line({
      kind: 'test',
      file: isFile ? resolve(data.name) : file,
      titles: isFile ? [] : path,
      ...outcomeOf(data, failure?.kind === 'subtestsFailed' ? (inherited ?? failure) : failure, isFile, isSuite),
    });
  }
  yield line({ kind: 'end', tests });
}

function titlesOf(titles, file) {
  if (!titles.has(file)) titles.set(file, []);
  return titles.get(file);
}

/** Node names the test that stands for a whole file by its path, absolute or relative as its version likes. */
function isWholeFile({ name, file, details }) {
  if (details?.type === 'suite') return false;
  return file === undefined ? /\.[cm]?[jt]sx?$/.test(name) : resolve(name) === file;
}

function outcomeOf(data, failure, isFile, isSuite) {
  // A failure that Node forgives because the test is still to do is no verdict in either direction.
  if (data.skip !== undefined || data.todo !== undefined) return { outcome: 'skipped' };
  if (failure === null) return { outcome: 'passed' };
  const { kind, ...facts } = failure;
  // A test that its suite cancelled never ran, because a hook of the suite failed; one that nobody settled did run.
  const isCancelled = kind === 'cancelledByParent' && !/still pending/.test(facts.message ?? '');
  const phase = isFile ? 'collect' : isSuite || isCancelled || kind === 'hookFailed' ? 'setup' : 'call';
  const isTimeout = kind === 'testTimeoutFailure' || kind === 'testAborted' || (kind === 'cancelledByParent' && !isCancelled);
  return { outcome: 'failed', failure: { phase, ...(isTimeout ? { timeout: true } : {}), ...facts } };
}

function remember(childFailures, file, nesting, failure) {
  const key = `${file}\0${nesting}`;
  if (failure !== undefined && !childFailures.has(key)) childFailures.set(key, failure);
}

/** The first failure one level below, forgotten with this call, because the next parent has children of its own. */
function takeInherited(childFailures, file, nesting) {
  const key = `${file}\0${nesting + 1}`;
  const found = childFailures.get(key);
  childFailures.delete(key);
  return found;
}

function failureOf(error, stderr) {
  const kind = error?.failureType ?? 'unknown';
  const cause = error?.cause ?? error;
  if (typeof cause !== 'object' || cause === null) return { kind, message: cut(String(cause ?? error)), details: cut(stderr) };
  const wrapped = cause.code === 'ERR_TEST_FAILURE';
  return {
    kind,
    type: typeName(cause, wrapped),
    message: cut(String(cause.message ?? cause)),
    stack: cut(String(cause.stack ?? '')),
    details: cut([causesOf(cause), wrapped ? (stderr ?? '') : ''].join('\n').trim()),
    assertion: isAssertion(cause),
    ...(Object.hasOwn(cause, 'expected') || Object.hasOwn(cause, 'actual')
      ? { expected: print(cause.expected), actual: print(cause.actual) }
      : {}),
  };
}

function isAssertion(error) {
  return error.code === 'ERR_ASSERTION' || error.name === 'AssertionError' || error.matcherResult !== undefined;
}

/** The class as the project wrote it: an instance that never set its `name` still has a constructor, or a stack that says it. */
function typeName(error, wrapped) {
  if (wrapped) return undefined;
  const own = error.constructor?.name;
  const said = typeof error.name === 'string' && error.name !== '' ? error.name : undefined;
  return said !== undefined && said !== 'Error' ? said : (own ?? said);
}

function causesOf(error) {
  const lines = [];
  for (let next = error.cause, depth = 0; next !== null && next !== undefined && depth < 5; next = next.cause, depth += 1) {
    lines.push(`${next.name ?? 'cause'}: ${next.message ?? String(next)}`);
  }
  return lines.join('\n');
}
