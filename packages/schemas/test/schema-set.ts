import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The keywords that the project's schemas use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const dir = join(import.meta.dirname, '../../../schemas');
const files = new Map(readdirSync(dir).map((file) => [file, JSON.parse(readFileSync(join(dir, file), 'utf8')) as Schema]));

/** Names of all documents, such as `plan-sheet`; `common` holds definitions and is none. */
export const documents: readonly string[] = [...files.keys()]
  .map((file) => file.replace('.schema.json', ''))
  .filter((name) => name !== 'common');

/** A schema and the file that its local references are meant in. */
export interface Located {
  readonly schema: Schema;
  readonly file: string;
}

export function documentSchema(name: string): Located {
  return locate(`${name}.schema.json`, '');
}

/** Returns what a schema refers to, until it is no reference any more. */
export function resolve({ schema, file }: Located): Located {
  if (schema.$ref === undefined) return { schema, file };
  const [target = '', pointer = ''] = schema.$ref.split('#');
  return resolve(locate(target === '' ? file : target, pointer));
}

function locate(file: string, pointer: string): Located {
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], files.get(file));
  if (found === undefined) throw new Error(`There is no ${file}#${pointer}.`);
  return { schema: found as Schema, file };
}
