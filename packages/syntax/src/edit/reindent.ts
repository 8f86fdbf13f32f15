import { leadingSpaceOf } from '../lines.ts';

/** Which lines of a text may be moved: `fixed` ones start inside a string, `loose` ones do not count for the common indentation. */
export interface LineRoles {
  readonly fixed: ReadonlySet<number>;
  readonly loose: ReadonlySet<number>;
}

/**
 * Returns the text with its common indentation replaced by `indent`; LF line ends in and out.
 *
 * Fixed lines are untouched, blank lines become empty, a loose line that is indented less than the rest loses what it has.
 */
export function reindent(text: string, indent: string, roles: LineRoles): string {
  const lines = text.split('\n');
  const common = commonIndent(lines, roles);
  return lines
    .map((line, index) => {
      if (roles.fixed.has(index)) return line;
      if (line.trim() === '') return '';
      return indent + line.slice(sharedLength(leadingSpaceOf(line), common));
    })
    .join('\n');
}

function commonIndent(lines: readonly string[], roles: LineRoles): string {
  let common: string | null = null;
  lines.forEach((line, index) => {
    if (roles.fixed.has(index) || roles.loose.has(index) || line.trim() === '') return;
    const space = leadingSpaceOf(line);
    common = common === null ? space : common.slice(0, sharedLength(common, space));
  });
  return common ?? '';
}

function sharedLength(left: string, right: string): number {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length += 1;
  return length;
}

/** Returns the text without blank lines at its start and without white space at its end. */
export function trimBlankLines(text: string): string {
  return text.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
}
