import type { ReadText } from '../read-text.ts';

const TOLD = ['strict', 'noUncheckedIndexedAccess', 'exactOptionalPropertyTypes', 'noImplicitReturns', 'verbatimModuleSyntax'] as const;
const MOST_EXTENDS = 5;

/**
 * Returns what is known of the language that a file is written in: its name as people say it, then version and strictness from the nearest
 * tsconfig.json or pyproject.toml; the name alone where none can be read.
 */
export async function dialectOf(read: ReadText, path: string): Promise<string[]> {
  if (/\.pyi?$/.test(path)) return ['python', ...(await pythonVersion(read, path))];
  if (/\.[mc]?jsx?$/.test(path)) return ['javascript'];
  const options = await compilerOptions(read, path);
  const target = typeof options['target'] === 'string' ? [`target ${options['target'].toLowerCase()}`] : [];
  return ['typescript', ...TOLD.filter((name) => options[name] === true), ...target];
}

async function pythonVersion(read: ReadText, path: string): Promise<string[]> {
  const text = await nearest(read, path, 'pyproject.toml');
  const version = /^\s*requires-python\s*=\s*["']([^"']+)["']/m.exec(text?.text ?? '')?.[1];
  return version === undefined ? [] : [version];
}

async function compilerOptions(read: ReadText, path: string): Promise<Record<string, unknown>> {
  const found = await nearest(read, path, 'tsconfig.json');
  let [file, text] = [found?.path ?? '', found?.text ?? null];
  let options: Record<string, unknown> = {};
  for (let round = 0; text !== null && round < MOST_EXTENDS; round += 1) {
    const config = readJson(text);
    options = { ...(config?.['compilerOptions'] as Record<string, unknown> | undefined), ...options };
    const base = config?.['extends'];
    if (typeof base !== 'string' || !base.startsWith('.')) break;
    file = joined(folderOf(file), base.endsWith('.json') ? base : `${base}.json`);
    text = await read(file);
  }
  return options;
}

async function nearest(read: ReadText, path: string, name: string): Promise<{ path: string; text: string } | null> {
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    const at = folder === '' ? name : `${folder}/${name}`;
    const text = await read(at);
    if (text !== null) return { path: at, text };
    if (folder === '') return null;
  }
}

// Comments and trailing commas are common in these files; what cannot be read is no reason to stop.
function readJson(text: string): Record<string, unknown> | null {
  const bare = text
    .replace(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[^]*?\*\//g, (_all, string: string | undefined) => string ?? '')
    .replace(/,(\s*[}\]])/g, '$1');
  try {
    const value: unknown = JSON.parse(bare);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

function joined(folder: string, relative: string): string {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
