/**
 * The program of the worker thread that holds Ruff: one request in, one answer out. It is started from this text, not from a file,
 * so that it starts the same way from sources and from a bundle that has no files beside it but Ruff's own two.
 */
export const RUFF_WORKER_SOURCE = `
const { parentPort, workerData } = require('node:worker_threads');
const { Workspace, PositionEncoding } = require(workerData.ruffPath);
const workspaces = new Map();
function workspaceFor(target) {
  if (!workspaces.has(target)) {
    const options = { 'target-version': target, preview: true, lint: { preview: true, select: workerData.rules } };
    workspaces.set(target, new Workspace(options, PositionEncoding.Utf16));
  }
  return workspaces.get(target);
}
parentPort.on('message', ({ id, method, source, target }) => {
  try {
    parentPort.postMessage({ id, value: workspaceFor(target)[method](source) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) });
  }
});
`;
