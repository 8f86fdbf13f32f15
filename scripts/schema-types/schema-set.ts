import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type SchemaNode = { readonly [keyword: string]: unknown };

/** One schema file, parsed. `name` is its file name without the ending, such as `plan-sheet`. */
export interface SchemaFile {
  readonly name: string;
  readonly id: string;
  readonly schema: SchemaNode;
}

const ENDING = '.schema.json';

/**
 * Reads every `*.schema.json` of a folder, in the order of the file names; a folder that does not exist holds none.
 *
 * @throws {Error} when a file is not a JSON object, or its `$id` is not its file name.
 */
export async function readSchemaSet(folder: string): Promise<SchemaFile[]> {
  const names = (await namesIn(folder)).filter((name) => name.endsWith(ENDING)).toSorted();
  return await Promise.all(names.map(async (name) => toSchemaFile(name, await readFile(join(folder, name), 'utf8'))));
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function toSchemaFile(fileName: string, text: string): SchemaFile {
  const schema: unknown = JSON.parse(text);
  if (!isNode(schema)) throw new Error(`${fileName} is not a JSON object.`);
  if (schema['$id'] !== fileName) throw new Error(`${fileName} has the $id ${JSON.stringify(schema['$id'])}: it must be the file's name.`);
  return { name: fileName.slice(0, -ENDING.length), id: fileName, schema };
}

/** Tells whether a JSON value is an object. */
export function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Tells whether a file describes a document itself, and not only definitions for others. */
export function describesDocument(file: SchemaFile): boolean {
  return ['type', 'oneOf', 'anyOf', 'allOf', '$ref', 'enum', 'const'].some((keyword) => keyword in file.schema);
}

/** Returns the definitions of a file by their keys; empty when it has none. */
export function definitionsOf(file: SchemaFile): [key: string, schema: SchemaNode][] {
  const definitions = file.schema['$defs'];
  if (!isNode(definitions)) return [];
  return Object.entries(definitions).map(([key, schema]) => {
    if (!isNode(schema)) throw new Error(`${file.id}#/$defs/${key} is not a JSON object.`);
    return [key, schema];
  });
}
