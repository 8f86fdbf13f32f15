import type { Language } from '@ticket-circuit/syntax';

const PYTHON: ReadonlySet<string> = new Set([
  'eval',
  'exec',
  '__import__',
  'globals',
  'compile',
  'setattr',
  'delattr',
  '__builtins__',
  '__loader__',
  '__spec__',
]);
const TYPESCRIPT: ReadonlySet<string> = new Set(['eval', 'Function', 'globalThis', 'require', 'module', 'exports']);

/** Returns the globals by which a body changes what lies outside of it; a new body may not read them unasked. */
export function reachingNames(language: Language): ReadonlySet<string> {
  return language === 'python' ? PYTHON : TYPESCRIPT;
}
