import type { Language } from './language.ts';

export type ElementKind =
  | 'function'
  | 'method'
  | 'class'
  | 'interface'
  | 'type'
  | 'enum'
  | 'constant'
  | 'field'
  | 'import'
  | 'export'
  | 'statement'
  | 'test';

/**
 * Where a body lies. Offsets are UTF-16 code units. Braces lie outside, and so does a Python docstring, but for one on the line of the header, which
 * the hole starts with.
 */
export interface Hole {
  readonly start: number;
  readonly end: number;
  /** `block`: own lines; `inline`: on the line of its header; `expression`: an arrow function without braces. */
  readonly form: 'block' | 'inline' | 'expression';
  /** The white space that the statements of the body start with, or would start with. */
  readonly indent: string;
}

/** The room between the braces of a class or a describe call (Python: the statements of a class), where members are placed. */
export interface Inner {
  readonly start: number;
  readonly end: number;
  readonly indent: string;
}

/** One element of a module. The list of a module is flat and in source order; a class comes before its members. */
export interface ModuleElement {
  /** Qualified name: `slugify`, `Stack.push`, `Stack > pushes`; the second equal one ends in `#2`; loose statements are `<stmt>#n`. */
  readonly symbol: string;
  readonly kind: ElementKind;
  /** Symbol of the class or describe call that holds it; null at module level. */
  readonly parent: string | null;
  readonly exported: boolean;
  /** Start of the element, decorators and `export` included, comments excluded. */
  readonly start: number;
  readonly end: number;
  /** Start of the comments that belong to the element; equal to `start` when there are none. */
  readonly leadStart: number;
  /** Exact text without the body; the whole text of constants, fields, types and statements. */
  readonly declaration: string;
  /** The documentation text with its delimiters: a leading block comment in TypeScript, the first string in Python. */
  readonly docstring: { readonly start: number; readonly end: number; readonly text: string } | null;
  /** Null where nothing can be filled: types, constants, overloads without implementation, abstract members. */
  readonly hole: Hole | null;
  /** Null for everything but classes and describe calls. */
  readonly inner: Inner | null;
  readonly async: boolean;
  readonly generator: boolean;
  /** Canonical text; members of a class or describe call are not part of it. */
  readonly normal: string;
  /** Canonical text without body, default values and initialisers. */
  readonly normalSignature: string;
  /** Canonical text of what `normalSignature` leaves out. */
  readonly normalBody: string;
  /** Names that the element refers to, sorted; `this.x` and `self.x` appear as `Class.x`. */
  readonly names: readonly string[];
  /** The call that a derived class's constructor has to keep; only on such constructors. */
  readonly superCall?: string;
}

export interface ModuleImport {
  readonly text: string;
  readonly module: string;
  /** `imported` is `default`, `*` or a name; empty list for an import for its effect. */
  readonly names: readonly { readonly imported: string; readonly local: string }[];
  readonly start: number;
  readonly end: number;
}

/** One parsed source file. */
export interface Module {
  readonly language: Language;
  readonly path: string;
  readonly source: string;
  readonly elements: readonly ModuleElement[];
  readonly imports: readonly ModuleImport[];
  /** The line end that the file uses most. */
  readonly eol: '\n' | '\r\n';
}

/** One fault of a source. `line` and `column` count from 1; columns are UTF-16 code units. */
export interface SyntaxFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export type ParseResult =
  | { readonly kind: 'module'; readonly module: Module }
  | { readonly kind: 'syntax-error'; readonly faults: readonly SyntaxFault[] };
