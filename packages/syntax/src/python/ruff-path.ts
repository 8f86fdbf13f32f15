import { createRequire } from 'node:module';

/**
 * Returns the path of Ruff's program, for the worker thread to load.
 *
 * @throws Node's own error, which names the package, when it is not installed.
 */
export async function ruffPath(): Promise<string> {
  try {
    return createRequire(import.meta.url).resolve('@astral-sh/ruff-wasm-nodejs');
  } catch (cause) {
    // Also what a bundler sees: without an import it would not put the package beside the bundle.
    await import('@astral-sh/ruff-wasm-nodejs');
    throw cause;
  }
}
