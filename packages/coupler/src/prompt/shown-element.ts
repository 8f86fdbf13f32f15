import type { Language, Module, ModuleElement } from '@ticket-circuit/syntax';
import { withoutBodies } from './without-bodies.ts';

/** The parts of an element that a prompt shows together. */
export interface ShownParts {
  readonly declaration: string;
  readonly docstring?: string;
  /** Without its indentation, as `bodyOf` gives it. */
  readonly body?: string;
}

/** Returns an element as its language writes it: Python's docstring and body stand indented below the header, others' documentation above it. */
export function shownElement(language: Language, { declaration, docstring, body }: ShownParts): string {
  if (language === 'python') {
    const below = [docstring, body].filter((part) => part !== undefined && part !== '').map((part) => indented(part!, '    '));
    return [declaration, ...below].join('\n');
  }
  const head = docstring === undefined ? declaration : `${docstring}\n${declaration}`;
  return body === undefined ? head : `${head} {\n${indented(body, '  ')}\n}`;
}

/** Returns an element's documentation without the indentation that it has in its file; undefined when it has none. */
export function docTextOf({ source }: Module, { docstring }: ModuleElement): string | undefined {
  if (docstring === null) return undefined;
  const column = docstring.start - (source.lastIndexOf('\n', docstring.start - 1) + 1);
  const lead = new RegExp(`^[ \\t]{0,${column}}`);
  const [first = '', ...rest] = docstring.text.replaceAll('\r\n', '\n').split('\n');
  return [first, ...rest.map((line) => line.replace(lead, ''))].join('\n');
}

/** Returns the text with every line that is not blank moved in. */
export function indented(text: string, indent: string): string {
  return text
    .split('\n')
    .map((line) => (line.trim() === '' ? '' : indent + line))
    .join('\n');
}

/** Returns a declaration with the indentation of its file taken off its later lines, and without the bodies that lie in a constant or a field. */
export function declarationOf(module: Module, { declaration, kind, start, end }: ModuleElement): string {
  const { source } = module;
  const told = kind === 'constant' || kind === 'field' ? withoutBodies(module, start, end).trimEnd() : declaration;
  const column = /^[ \t]*/.exec(source.slice(source.lastIndexOf('\n', start - 1) + 1, start))![0].length;
  return told.replaceAll('\r\n', '\n').replace(new RegExp(`\\n[ \\t]{0,${column}}`, 'g'), '\n');
}
