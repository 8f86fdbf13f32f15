import { createRequire } from 'node:module';

/** Returns the path of Ruff's program: `ruff_wasm.cjs` beside a bundle, else the installed package. */
export function ruffPath(): string {
  const require = createRequire(import.meta.url);
  try {
    return require.resolve('./ruff_wasm.cjs');
  } catch {
    return require.resolve('@astral-sh/ruff-wasm-nodejs');
  }
}
