import { isFirstOnLine, lineStartOf, nextLineOf, splice, withEol } from '../lines.ts';
import type { Module, ModuleImport } from '../module.ts';
import { SyntaxEditError } from '../syntax-edit-error.ts';
import { type PyImport, readPythonImport } from './python-import.ts';
import { contentEnd } from './python-hole.ts';

/** @throws {SyntaxEditError} `unreadable-import`. */
export function addPythonImport(module: Module, importText: string): string {
  const wanted = readOrThrow(importText);
  const present = module.imports.map((one) => ({ one, parts: readPythonImport(one.text)! }));
  const missing = wanted.names.filter((name) => !present.some(({ parts }) => parts.module === wanted.module && parts.names.includes(name)));
  if (missing.length === 0) return module.source;
  const host = present.find(({ parts }) => canHold(parts, wanted, missing));
  if (host) {
    const merged = writePythonImport({ ...host.parts, names: [...host.parts.names, ...missing] }, host.one.text);
    return splice(module.source, host.one.start, host.one.end, withEol(merged, module.eol));
  }
  const statements =
    wanted.module === null
      ? missing.map((name) => `import ${name}`)
      : [writePythonImport({ ...wanted, names: missing }, importText.trim())];
  return placeNew(module, statements.join('\n'), wanted.module === '__future__');
}

/** @throws {SyntaxEditError} `unreadable-import`. */
export function removePythonImport(module: Module, importText: string): string {
  const unwanted = readOrThrow(importText);
  let { source } = module;
  for (const present of module.imports.toReversed()) {
    const parts = readPythonImport(present.text)!;
    const names = parts.module === unwanted.module ? parts.names.filter((name) => !unwanted.names.includes(name)) : parts.names;
    if (names.length === parts.names.length) continue;
    source =
      names.length > 0
        ? splice(source, present.start, present.end, withEol(writePythonImport({ ...parts, names }, present.text), module.eol))
        : cut(source, present);
  }
  return source;
}

function readOrThrow(importText: string): PyImport {
  const parts = readPythonImport(importText);
  if (parts) return parts;
  throw new SyntaxEditError({
    code: 'unreadable-import',
    what: `An import was not read: ${importText.slice(0, 200)}`,
    why: 'It is no import statement.',
    next: 'Write one statement: import a.b as c, or from a import b.',
  });
}

function canHold(host: PyImport, wanted: PyImport, missing: readonly string[]): boolean {
  return host.module !== null && host.module === wanted.module && !host.names.includes('*') && !missing.includes('*');
}

/** Returns the statement in the manner of `model`: in parentheses with one name a line, in parentheses, or on one line. */
function writePythonImport(parts: PyImport, model: string): string {
  if (parts.module === null) return `import ${parts.names.join(', ')}`;
  const head = `from ${parts.module} import `;
  const indent = /\(\s*(?:#[^\n]*)?\n([ \t]+)/.exec(model)?.[1];
  if (indent !== undefined) return `${head}(\n${parts.names.map((name) => `${indent}${name},\n`).join('')})`;
  return model.includes('(') ? `${head}(${parts.names.join(', ')})` : head + parts.names.join(', ');
}

function placeNew(module: Module, statement: string, isFuture: boolean): string {
  const { source, elements, eol } = module;
  const top = elements.filter((element) => element.parent === null);
  const firstOther = top.findIndex((element) => element.kind === 'function' || element.kind === 'class');
  const head = firstOther < 0 ? top : top.slice(0, firstOther);
  const futures = module.imports.filter((one) => one.module === '__future__');
  const last = isFuture ? futures.at(-1) : (head.findLast((element) => element.kind === 'import') ?? futures.at(-1));
  const text = withEol(statement, eol);
  if (last) {
    const at = contentEnd(source, last.end);
    return splice(source, at, at, eol + text);
  }
  const doc = top[0]?.symbol === '__doc__' ? top[0] : null;
  if (doc) {
    const at = contentEnd(source, doc.end);
    const rest = source.slice(at);
    const gap = /^\r?\n[ \t]*\r?\n/.test(rest) || rest.trim() === '' ? '' : eol;
    return splice(source, at, at, eol + eol + text + gap);
  }
  const at = topOf(source);
  const rest = source.slice(at);
  const isTight = rest.trim() !== '' && !/^\r?\n/.test(rest);
  return splice(source, at, at, text + eol + (isTight ? eol : ''));
}

// Behind a byte order mark, a hashbang, a coding line and a comment block that a blank line sets apart.
function topOf(source: string): number {
  return /^\uFEFF?(?:#!.*(?:\r?\n|$))?(?:#.*coding[:=].*(?:\r?\n|$))?(?:(?:#.*\r?\n)+[ \t]*\r?\n)?/.exec(source)?.[0].length ?? 0;
}

function cut(source: string, present: ModuleImport): string {
  const isWhole =
    isFirstOnLine(source, present.start) && /^[ \t]*(?:#.*)?\r?\n?$/.test(source.slice(present.end, nextLineOf(source, present.end)));
  if (!isWhole) return splice(source, present.start, present.end + (/^[ \t]*;[ \t]*/.exec(source.slice(present.end))?.[0].length ?? 0), '');
  return splice(source, lineStartOf(source, present.start), nextLineOf(source, present.end), '');
}
