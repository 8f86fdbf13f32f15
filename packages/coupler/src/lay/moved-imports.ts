import type { ElementKind, Language, Module, ModuleElement, ModuleImport } from '@ticket-circuit/syntax';
import type { ReadText } from '../read-text.ts';
import { rebasedSpecifier, relativeSpecifier, specifierHabit } from './relative-specifier.ts';
import { resolveImport } from './resolve-import.ts';

const TYPES: ReadonlySet<ElementKind> = new Set(['interface', 'type']);

/** What tells how a tree writes its imports: a module to take after, and further files to look at. */
export interface ImportStyle {
  readonly like: Module;
  readonly files: readonly string[];
}

/** Returns the name by which one file of a tree imports another. */
export async function specifierFor(read: ReadText, importer: string, target: string, { like, files }: ImportStyle): Promise<string> {
  if (like.language === 'python') return pythonModuleName(importer, target, like);
  return relativeSpecifier(importer, target, await specifierHabit(read, [importer, like.path, target, ...files]));
}

// Relative where the model imports relatively; else by the path from the top folder.
function pythonModuleName(importer: string, target: string, like: Module): string {
  const to = target.replace(/(?:\/__init__)?\.pyi?$/, '').split('/');
  if (!like.imports.some(({ module }) => module.startsWith('.'))) return (to[0] === 'src' ? to.slice(1) : to).join('.');
  const from = importer.split('/').slice(0, -1);
  let shared = 0;
  while (shared < from.length && shared < to.length && from[shared] === to[shared]) shared += 1;
  return `${'.'.repeat(from.length - shared + 1)}${to.slice(shared).join('.')}`;
}

/** Returns the import statement of one name. */
export function importTextFor(
  language: Language,
  moved: Pick<ModuleElement, 'kind'>,
  imported: string,
  local: string,
  specifier: string,
): string {
  const name = imported === local ? local : `${imported} as ${local}`;
  if (language === 'python') return `from ${specifier} import ${name}`;
  return `import ${TYPES.has(moved.kind) ? 'type ' : ''}{ ${name} } from '${specifier}';`;
}

/** Returns statements that import some names of an import of one module into another file; what comes from that very file is left out. */
export async function withSpecifiersFrom(
  read: ReadText,
  style: ImportStyle,
  toFile: string,
  one: ModuleImport,
  needed: ModuleImport['names'],
): Promise<string[]> {
  const { like: old } = style;
  const path = await resolveImport(read, old, one.module);
  if (path === toFile) return [];
  const specifier = path === null ? fromElsewhere(old, one.module, toFile) : await specifierFor(read, toFile, path, style);
  if (old.language === 'python') return needed.map((name) => pythonImport(one, name, specifier));
  return needed.map((name) => typescriptImport(one, name, specifier));
}

// What a relative name means is told by the path alone, also where it names no source: an image, a compiled module, a file that a build makes.
function fromElsewhere(old: Module, name: string, toFile: string): string {
  if (!name.startsWith('.')) return name;
  if (old.language === 'typescript') return rebasedSpecifier(old.path, name, toFile);
  const dots = /^\.+/.exec(name)![0].length;
  const folder = old.path.split('/').slice(0, -1);
  const home = folder.slice(0, Math.max(0, folder.length - dots + 1));
  return pythonModuleName(toFile, [...home, ...name.slice(dots).split('.')].filter((part) => part !== '').join('/'), old);
}

function pythonImport(one: ModuleImport, { imported, local }: ModuleImport['names'][number], specifier: string): string {
  if (/^\s*import\b/.test(one.text)) {
    const asked = one.module.split(', ').find((name) => name === local || one.text.includes(`${name} as ${local}`)) ?? local;
    return asked === local ? `import ${local}` : `import ${asked} as ${local}`;
  }
  return `from ${specifier} import ${imported === local ? local : `${imported} as ${local}`}`;
}

function typescriptImport(one: ModuleImport, { imported, local }: ModuleImport['names'][number], specifier: string): string {
  const type = /^import\s+type\b/.test(one.text) ? 'type ' : '';
  if (imported === '*') return `import ${type}* as ${local} from '${specifier}';`;
  if (imported === 'default') return `import ${type}${local} from '${specifier}';`;
  const inline = type === '' && new RegExp(`\\btype\\s+${imported.replace(/\$/g, '\\$&')}\\b`).test(one.text) ? 'type ' : '';
  return `import ${type}{ ${inline}${imported === local ? local : `${imported} as ${local}`} } from '${specifier}';`;
}
