import { lineEndOf, nextLineOf, isFirstOnLine, lineStartOf, splice, withEol } from '../lines.ts';
import type { Module, ModuleImport } from '../module.ts';
import { SyntaxEditError } from '../syntax-edit-error.ts';
import { type ImportParts, readImport, writeImport } from './import-parts.ts';
import { parseTypescript } from './parse-typescript.ts';

/** @throws {SyntaxEditError} `unreadable-import`. */
export function addTypescriptImport(module: Module, importText: string): string {
  let { source } = module;
  let imports = module.imports;
  for (const wanted of readImports(importText)) {
    source = addOne(source, imports, wanted, module.eol);
    imports = importsOf(source, module);
  }
  return source;
}

/** @throws {SyntaxEditError} `unreadable-import`. */
export function removeTypescriptImport(module: Module, importText: string): string {
  let { source } = module;
  for (const unwanted of readImports(importText)) {
    for (const present of importsOf(source, module).toReversed()) source = removeFrom(source, present, unwanted);
  }
  return source;
}

function importsOf(source: string, module: Module): readonly ModuleImport[] {
  const result = parseTypescript(source, module.path);
  return result.kind === 'module' ? result.module.imports : [];
}

function readImports(importText: string): ImportParts[] {
  const result = parseTypescript(importText, 'a.ts');
  const parts = result.kind === 'module' ? result.module.imports.map((one) => readImport(one.text)) : [];
  if (result.kind === 'module' && parts.length > 0 && parts.length === result.module.elements.length) return parts;
  throw new SyntaxEditError({
    code: 'unreadable-import',
    what: `An import was not read: ${importText.slice(0, 200)}`,
    why:
      result.kind === 'module' ? 'It holds something other than import statements.' : (result.faults[0]?.message ?? 'It does not parse.'),
    next: 'Write one import statement.',
  });
}

function addOne(source: string, imports: readonly ModuleImport[], wanted: ImportParts, eol: '\n' | '\r\n'): string {
  const present = imports.map((one) => ({ one, parts: readImport(one.text) })).filter(({ parts }) => parts.module === wanted.module);
  const missing = withoutPresent(
    wanted,
    present.map(({ parts }) => parts),
  );
  if (missing === null) return source;
  const host = present.find(({ parts }) => canHold(parts, missing));
  if (!host) return placeNew(source, imports, writeImport(missing, quoteOf(imports)), eol);
  const merged = {
    ...host.parts,
    defaultName: host.parts.defaultName ?? missing.defaultName,
    named: [...host.parts.named, ...missing.named],
  };
  return splice(source, host.one.start, host.one.end, withEol(writeImport(merged, null, host.one.text), eol));
}

function withoutPresent(wanted: ImportParts, present: readonly ImportParts[]): ImportParts | null {
  const covers = (parts: ImportParts) => parts.kind === wanted.kind || parts.kind === 'value';
  const usable = present.filter((parts) => covers(parts));
  const missing: ImportParts = {
    ...wanted,
    defaultName: usable.some((parts) => parts.defaultName === wanted.defaultName) ? null : wanted.defaultName,
    namespace: usable.some((parts) => parts.namespace === wanted.namespace) ? null : wanted.namespace,
    named: wanted.named.filter((name) => !usable.some((parts) => parts.named.includes(name))),
  };
  const isEmpty = missing.defaultName === null && missing.namespace === null && missing.named.length === 0;
  const isEffect = wanted.defaultName === null && wanted.namespace === null && wanted.named.length === 0;
  if (isEffect) return present.length > 0 ? null : wanted;
  return isEmpty ? null : missing;
}

function canHold(host: ImportParts, missing: ImportParts): boolean {
  if (host.kind !== missing.kind || host.isOther || missing.isOther || host.attributes !== missing.attributes) return false;
  if (host.namespace !== null || missing.namespace !== null) return false;
  if (host.defaultName === null && host.named.length === 0) return false;
  if (missing.defaultName !== null && host.defaultName !== null) return false;
  // `import type a, { b }` is not allowed.
  return host.kind !== 'type' || (host.defaultName ?? missing.defaultName) === null;
}

function quoteOf(imports: readonly ModuleImport[]): string {
  return imports.some((one) => one.text.includes('"')) && !imports.some((one) => one.text.includes("'")) ? '"' : "'";
}

function placeNew(source: string, imports: readonly ModuleImport[], statement: string, eol: '\n' | '\r\n'): string {
  const last = imports.at(-1);
  if (last) {
    const lineEnd = lineEndOf(source, last.end);
    const at = /^[ \t]*(?:\/\/.*)?\r?$/.test(source.slice(last.end, lineEnd)) ? lineEnd - (source[lineEnd - 1] === '\r' ? 1 : 0) : last.end;
    return splice(source, at, at, eol + statement);
  }
  const start = topOf(source);
  const rest = source.slice(start);
  const gap = rest.trim() === '' || /^\r?\n/.test(rest) ? '' : eol;
  return splice(source, start, start, statement + eol + gap);
}

// Behind a byte order mark, a hashbang, directives and a comment block that a blank line sets apart (a licence).
function topOf(source: string): number {
  const pattern =
    /^\uFEFF?(?:#!.*(?:\r?\n|$))?(?:(?:\s*(?:\/\*[\s\S]*?\*\/|\/\/.*))+[ \t]*\r?\n[ \t]*\r?\n)?(?:\s*(?:'[^'\n]*'|"[^"\n]*");?[ \t]*\r?\n)*/;
  return pattern.exec(source)?.[0].length ?? 0;
}

function removeFrom(source: string, present: ModuleImport, unwanted: ImportParts): string {
  const parts = readImport(present.text);
  if (parts.module !== unwanted.module || (unwanted.kind === 'type' && parts.kind !== 'type' && unwanted.isOther)) return source;
  const isEffect = unwanted.defaultName === null && unwanted.namespace === null && unwanted.named.length === 0;
  const left: ImportParts = {
    ...parts,
    defaultName: parts.defaultName === unwanted.defaultName ? null : parts.defaultName,
    namespace: parts.namespace === unwanted.namespace ? null : parts.namespace,
    named: parts.named.filter((name) => !unwanted.named.includes(name) && !unwanted.named.includes(name.replace(/^type /, ''))),
  };
  const wasEffect = parts.defaultName === null && parts.namespace === null && parts.named.length === 0;
  if (isEffect !== wasEffect) return source;
  const isUnchanged =
    left.named.length === parts.named.length && left.defaultName === parts.defaultName && left.namespace === parts.namespace;
  if (!isEffect && isUnchanged) return source;
  const isEmpty = left.defaultName === null && left.namespace === null && left.named.length === 0;
  if (!isEmpty) return splice(source, present.start, present.end, writeImport(left, null, present.text));
  return cutStatement(source, present);
}

function cutStatement(source: string, present: ModuleImport): string {
  const isWhole = isFirstOnLine(source, present.start) && source.slice(present.end, lineEndOf(source, present.end)).trim() === '';
  if (!isWhole) return splice(source, present.start, present.end, '');
  return splice(source, lineStartOf(source, present.start), nextLineOf(source, present.end), '');
}
