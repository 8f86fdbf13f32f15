import { splice } from '../lines.ts';
import type { Module } from '../module.ts';
import { pythonLineRoles } from '../python/line-roles.ts';
import { fixedLines } from '../typescript/fixed-lines.ts';
import type { LineRoles } from './reindent.ts';

export interface Surroundings {
  readonly open: string;
  readonly close: string;
  /** Python strings that are a statement of their own move with the code: they are documentation, which is read without its margin. */
  readonly moveDocstrings?: boolean;
}

/**
 * Returns which lines of a text keep their place when it is written on lines of its own into [start, end) of a module.
 *
 * TypeScript is read in its place, because a body alone may not parse (`super`, `await`); Python strings can be told from the text.
 * `open` and `close` are what stands around the text.
 */
export function lineRolesAt(
  module: Module,
  start: number,
  end: number,
  text: string,
  around: Surroundings = { open: '', close: '' },
): LineRoles {
  if (module.language === 'python') return pythonLineRoles(text, around.moveDocstrings ?? false);
  const lead = `${around.open}\n`;
  const whole = splice(module.source, start, end, `${lead}${text}\n${around.close}`);
  const from = start + lead.length;
  return { fixed: fixedLines(whole, module.path, from, from + text.length), loose: new Set() };
}
