/** Where the requests and the answers are counted. */
export const [REQUESTS, ANSWERS] = [0, 1];

/**
 * The program of the worker thread that holds Ruff: one request in, for one or more sources, one answer out. Between them it sleeps. It is started from this
 * text, not from a file, so that it starts the same way from sources and from a bundle that has no files beside it but Ruff's own two.
 */
export const RUFF_WORKER_SOURCE = `
const { receiveMessageOnPort, workerData } = require('node:worker_threads');
const { Workspace, PositionEncoding } = require(workerData.ruffPath);
const { counts, port } = workerData;
const workspaces = new Map();
function workspaceFor(target) {
  if (!workspaces.has(target)) {
    const options = { 'target-version': target, preview: true, lint: { preview: true, select: workerData.rules } };
    workspaces.set(target, new Workspace(options, PositionEncoding.Utf16));
  }
  return workspaces.get(target);
}
function answer(workspace, method, source) {
  if (method !== 'read') return workspace[method](source);
  const faults = workspace.check(source);
  return { faults, text: faults.length > 0 ? '' : workspace.parse(source) };
}
function answerAll({ method, sources, target }) {
  try {
    const workspace = workspaceFor(target);
    return { values: sources.map((source) => answer(workspace, method, source)) };
  } catch (error) {
    return { error: String(error) };
  }
}
for (;;) {
  const asked = Atomics.load(counts, ${REQUESTS});
  const request = receiveMessageOnPort(port);
  if (request === undefined) Atomics.wait(counts, ${REQUESTS}, asked);
  else {
    port.postMessage(answerAll(request.message));
    Atomics.add(counts, ${ANSWERS}, 1);
    Atomics.notify(counts, ${ANSWERS});
  }
}
`;
