import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of the pages, as it is sent. */
export interface WebFile {
  readonly type: string;
  readonly body: string;
}

const folder = join(import.meta.dirname, '../../web');

/** The file that every page begins with. */
export const shell = 'index.html';

/**
 * Returns every file that is served, by its name. They are read once, and what is not in the list does not exist: no path of a request ever becomes a
 * path on disk. TypeScript is sent without its types; preact and htm come as one module from the installed package.
 */
export function webFiles(): ReadonlyMap<string, WebFile> {
  const own = readdirSync(folder).flatMap((name): [string, WebFile][] => {
    const text = (): string => readFileSync(join(folder, name), 'utf8');
    if (name.endsWith('.d.ts')) return [];
    if (name.endsWith('.ts')) return [[name, { type: 'text/javascript; charset=utf-8', body: withoutTypes(text()) }]];
    if (name.endsWith('.css')) return [[name, { type: 'text/css; charset=utf-8', body: text() }]];
    if (name.endsWith('.svg')) return [[name, { type: 'image/svg+xml', body: text() }]];
    return name === shell ? [[name, { type: 'text/html; charset=utf-8', body: text() }]] : [];
  });
  const preact = readFileSync(fileURLToPath(import.meta.resolve('htm/preact/standalone')), 'utf8');
  return new Map([...own, ['preact.js', { type: 'text/javascript; charset=utf-8', body: preact }]]);
}

/** Node warns once that this may change; whoever serves a page can do nothing about it. */
function withoutTypes(source: string): string {
  const warn = process.emitWarning.bind(process);
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = warn;
  }
}
