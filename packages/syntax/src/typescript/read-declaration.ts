import type { ElementKind } from '../module.ts';
import { SyntaxEditError } from '../syntax-edit-error.ts';
import type { Draft } from './draft.ts';
import { draftStatements } from './draft-statements.ts';
import type { Node } from './node.ts';
import { readTree } from './read-tree.ts';

export interface DeclarationReading {
  /** The text that `{}` can follow, or that stands alone when it takes no body. */
  readonly text: string;
  readonly takesBody: boolean;
  /** Read as a member of a class. */
  readonly isMember: boolean;
  readonly draft: Draft;
}

/**
 * Returns a declaration as a plan writes it, read: a trailing `{`, `{}` or `;` that does not belong to it is dropped.
 *
 * @throws {SyntaxEditError} `unreadable-declaration` when no reading parses.
 */
export function readDeclaration(declaration: string, kind: ElementKind | null): DeclarationReading {
  const trimmed = declaration.replaceAll('\r\n', '\n').trim();
  const bare = trimmed.replace(/\s*(?:\{\s*\}|\{|;)$/, '');
  const homes = kind === 'method' || kind === 'field' ? [true] : kind === null ? [false, true] : [false];
  // A method without types is a call for whoever reads it alone, so every home is asked for a body first.
  for (const isMember of homes) {
    for (const text of [trimmed, bare]) {
      const withBody = read(`${text} {}`, isMember);
      if (withBody && (withBody.fn || withBody.braces)) return { text, takesBody: true, isMember, draft: withBody };
    }
  }
  for (const isMember of homes) {
    const alone = read(trimmed, isMember) ?? read(`${trimmed} {}`, isMember);
    if (alone) return { text: trimmed, takesBody: false, isMember, draft: alone };
  }
  throw new SyntaxEditError({
    code: 'unreadable-declaration',
    what: `A declaration was not read: ${trimmed.slice(0, 200)}`,
    why: 'It parses neither as a declaration followed by a body nor as a whole.',
    next: 'Write the exact text of the element without its body.',
  });
}

/**
 * Returns the function that a declaration heads; null when it heads none. Unlike for a declaration of a plan, parentheses around it may be left open, as
 * they are where a module asserts the type of an arrow.
 *
 * @throws {SyntaxEditError} `unreadable-declaration`.
 */
export function headedFunction(declaration: string, kind: ElementKind): Node | null {
  const open = declaration.split('(').length - declaration.split(')').length;
  const enclosed = open > 0 ? read(`${declaration} {}${')'.repeat(open)}`, kind === 'method') : null;
  return enclosed?.fn ?? readDeclaration(declaration, kind).draft.fn;
}

function read(text: string, isMember: boolean): Draft | null {
  const source = isMember ? `abstract class A extends B {\n${text}\n}` : text;
  for (const path of ['a.ts', 'a.tsx', 'a.jsx']) {
    const result = readTree(source, path);
    if (result.kind === 'faults') continue;
    const drafts = draftStatements(result.tree.program, source);
    const count = isMember ? 2 : 1;
    const draft = drafts[count - 1];
    if (draft && (drafts.length === count || (!isMember && draft.braces !== null))) return draft;
  }
  return null;
}
