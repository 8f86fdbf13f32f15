import { compile } from 'json-schema-to-typescript';
import { BANNER } from './banner.ts';
import type { NamedType } from './name-types.ts';
import { isNode, type SchemaNode } from './schema-set.ts';

/** Keywords whose values are schemas by name. */
const MAPS = ['properties', 'patternProperties', 'dependentSchemas'];
/** Keywords whose values are a schema or a list of schemas. */
const SUBSCHEMAS = ['items', 'additionalProperties', 'oneOf', 'anyOf', 'allOf'];
/** Keywords that may stand beside a `$ref`: they say nothing about the value. */
const REMARKS = ['$ref', '$id', '$schema', '$defs', 'title', 'description', '$comment', 'deprecated', 'examples'];
/** Keywords that only the validator understands; left in, the type emitter would misread them. */
const VALIDATOR_ONLY = [
  '$defs',
  '$id',
  '$schema',
  'title',
  'discriminator',
  'unevaluatedProperties',
  'propertyNames',
  'if',
  'then',
  'else',
  'not',
];

/** What the emitter adds to every type that a root reaches as a definition: it tells a reader nothing. */
const EMITTER_REMARK = /(\n \*)?\n \* This interface was referenced by `Documents`'s JSON-Schema\n \* via the `definition` "\w+"\./gu;

/**
 * Returns the text of a declaration file with one exported type for each named type, plus `Documents`, which maps each document's name to its type.
 * Each `$ref` becomes a reference to the named type, so that a shared type appears once, whatever is described beside the reference.
 *
 * @throws {Error} when a schema uses something that would be given a wrong type.
 */
export async function emitTypes(types: readonly NamedType[]): Promise<string> {
  const nameByAddress = new Map(types.map((type) => [type.address, type.name]));
  const documents = types.filter((type) => !type.address.includes('#'));
  const root = {
    type: 'object',
    description: 'Every document by the name of its schema file.',
    properties: Object.fromEntries(documents.map((type) => [type.file, { tsType: type.name }])),
    required: documents.map((type) => type.file),
    definitions: Object.fromEntries(types.map((type) => [type.name, toEmittable(type.schema, { type, nameByAddress })])),
  };
  const text = await compile(root as Parameters<typeof compile>[0], 'Documents', {
    additionalProperties: false,
    bannerComment: BANNER,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    unknownAny: true,
    style: { singleQuote: true, printWidth: 140 },
  });
  return text.replaceAll(EMITTER_REMARK, '');
}

interface Place {
  readonly type: NamedType;
  readonly nameByAddress: ReadonlyMap<string, string>;
}

function toEmittable(schema: unknown, place: Place): unknown {
  if (Array.isArray(schema)) return schema.map((each) => toEmittable(each, place));
  if (!isNode(schema)) return schema;
  if ('prefixItems' in schema)
    throw new Error(`${place.type.address} uses prefixItems, whose type would be wrong. Use an object with named fields.`);
  if ('$ref' in schema) return toReference(schema, place);
  const emittable: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (VALIDATOR_ONLY.includes(keyword)) continue;
    if (MAPS.includes(keyword) && isNode(value)) emittable[keyword] = mapValues(value, (each) => toEmittable(each, place));
    else emittable[keyword] = SUBSCHEMAS.includes(keyword) ? toEmittable(value, place) : value;
  }
  return isBareUnion(schema) ? without(emittable, ['type', 'required']) : emittable;
}

/** A union repeats `type` and `required` for the validator; in the type its members say it. */
function isBareUnion(schema: SchemaNode): boolean {
  return ('oneOf' in schema || 'anyOf' in schema) && !('properties' in schema);
}

function toReference(schema: SchemaNode, { type, nameByAddress }: Place): SchemaNode {
  const beside = Object.keys(schema).filter((keyword) => !REMARKS.includes(keyword));
  if (beside.length > 0)
    throw new Error(
      `${type.address} has ${beside.join(', ')} beside a $ref, which the type would not show. Use allOf, or repeat the fields.`,
    );
  const address = resolveReference(String(schema['$ref']), type.address);
  const name = nameByAddress.get(address);
  if (name === undefined) throw new Error(`${type.address} refers to ${address}, which is neither a document nor one of $defs.`);
  return { tsType: name, ...('description' in schema ? { description: schema['description'] } : {}) };
}

function resolveReference(reference: string, from: string): string {
  const [file = '', pointer = ''] = reference.split('#');
  const target = file === '' ? (from.split('#')[0] ?? '') : file;
  return pointer === '' ? target : `${target}#${pointer}`;
}

function mapValues(node: SchemaNode, change: (value: unknown) => unknown): SchemaNode {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value)]));
}

function without(node: SchemaNode, keys: readonly string[]): SchemaNode {
  return Object.fromEntries(Object.entries(node).filter(([key]) => !keys.includes(key)));
}
