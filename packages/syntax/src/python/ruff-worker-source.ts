/**
 * The program of the worker thread that holds Ruff: one request in, for one or more sources, one answer out. It is started from this text, not from a file,
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
function answer(workspace, method, source) {
  if (method !== 'read') return workspace[method](source);
  const faults = workspace.check(source);
  return { faults, text: faults.length > 0 ? '' : workspace.parse(source) };
}
parentPort.on('message', ({ method, sources, target }) => {
  try {
    const workspace = workspaceFor(target);
    parentPort.postMessage({ values: sources.map((source) => answer(workspace, method, source)) });
  } catch (error) {
    parentPort.postMessage({ error: String(error) });
  }
});
`;
