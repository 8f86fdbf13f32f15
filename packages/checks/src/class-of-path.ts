import type { Circuit } from '@ticket-circuit/schemas';
import picomatch from 'picomatch';

const usual = ['**/package.json', '**/*.config.*', '**/tsconfig*.json', '**/pyproject.toml', '**/conftest.py', 'circuit.json', '.git*'];

/** Returns whether a path stays read only while tests run on a throwaway tree: all that code under test must not change. */
export function isHeld(path: string, { files }: Circuit): boolean {
  const globs = [...(files?.test ?? []), ...(files?.support ?? []), ...(files?.protected ?? []), ...usual];
  return picomatch(globs, { dot: true })(path);
}
