/** A JSON Schema document or a piece of one. */
export type JsonSchema = { readonly [key: string]: unknown };

/** Keywords that say nothing to a model, or that a provider may not know. */
const DROPPED = new Set(['$schema', '$id', 'title', 'discriminator']);

/**
 * Returns the input schema of a tool whose one argument is `sheet`: a plain object at the top, every reference turned into a local one, so that
 * a provider needs no other document. Patterns with look-around are left out, because the grammars of providers do not know them; the host
 * judges the sheet by the whole schema anyway.
 *
 * @param file - name of the sheet's schema file, such as `plan-sheet.schema.json`.
 * @param schemas - every schema by file name.
 */
export function providerSchema(file: string, schemas: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const definitions: Record<string, unknown> = {};
  const inline = (value: unknown, home: string): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => inline(item, home));
    if (!isSchema(value)) return value;
    const entries = Object.entries(value).flatMap(([key, item]) => keyword(key, item, home));
    return Object.fromEntries(entries);
  };
  const keyword = (key: string, item: unknown, home: string): [string, unknown][] => {
    if (DROPPED.has(key) && typeof item !== 'object') return [];
    if (key === 'discriminator' || key === '$defs') return [];
    if (key === 'pattern' && typeof item === 'string' && item.includes('(?')) return [];
    if (key === '$ref' && typeof item === 'string') return [['$ref', `#/$defs/${define(item, home)}`]];
    // The names below `properties` are not keywords: a property may well be called title.
    if (key === 'properties' && isSchema(item))
      return [[key, Object.fromEntries(Object.entries(item).map(([name, schema]) => [name, inline(schema, home)]))]];
    return [[key, inline(item, home)]];
  };
  const define = (reference: string, home: string): string => {
    const [path = '', pointer = ''] = reference.split('#');
    const target = path === '' ? home : path;
    const name = nameOf(target, pointer);
    if (!Object.hasOwn(definitions, name)) {
      definitions[name] = {};
      definitions[name] = inline(resolve(target, pointer, schemas), target);
    }
    return name;
  };
  const sheet = inline(resolve(file, '', schemas), file);
  return {
    type: 'object',
    properties: { sheet },
    required: ['sheet'],
    additionalProperties: false,
    ...(Object.keys(definitions).length > 0 ? { $defs: toldOnce(definitions) } : {}),
  };
}

/** Leaves out descriptions of properties that an equal property of the same name had before: each call pays for every word. */
function toldOnce(definitions: JsonSchema): JsonSchema {
  const told = new Set<string>();
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isSchema(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, key === 'properties' && isSchema(item) ? properties(item) : visit(item)]),
    );
  };
  const properties = (schemas: JsonSchema): JsonSchema =>
    Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => {
        const text = JSON.stringify([name, schema]);
        if (!told.has(text) || !isSchema(schema)) {
          told.add(text);
          return [name, visit(schema)];
        }
        const { description: _, ...rest } = schema;
        return [name, visit(rest)];
      }),
    );
  return visit(definitions) as JsonSchema;
}

function resolve(file: string, pointer: string, schemas: Readonly<Record<string, JsonSchema>>): JsonSchema {
  let value: unknown = schemas[file];
  for (const part of pointer.split('/').slice(1)) value = isSchema(value) ? value[part] : undefined;
  if (!isSchema(value)) throw new TypeError(`There is no schema ${file}#${pointer}.`);
  return value;
}

function nameOf(file: string, pointer: string): string {
  const stem = file.replace('.schema.json', '');
  const last = pointer.split('/').at(-1) ?? '';
  return last === '' ? stem : `${stem}.${last}`;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
