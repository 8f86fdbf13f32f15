import fc from 'fast-check';
import { type Located, resolve, type Schema } from './schema-set.ts';

/** Strings for the patterns that look ahead, which no generator can read backwards. */
const paths = fc.constantFrom('a', 'src/a.ts', 'packages/core/src/deep/file name.py', 'ünïcode/ß.md');

/** Returns documents that a schema admits. Deep recursion is cut by leaving optional properties out. */
export function arbitraryOf(located: Located, depth = 0): fc.Arbitrary<unknown> {
  const { schema, file } = resolve(located);
  const at = (part: Schema): Located => ({ schema: part, file });
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(at(choice), depth)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, at, depth);
    case 'array':
      return fc.array(arbitraryOf(at(schema.items ?? {}), depth + 1), {
        minLength: schema.minItems ?? 0,
        maxLength: (schema.minItems ?? 0) + (depth > 3 ? 0 : 2),
      });
    case 'string':
      return stringOf(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? (schema.minimum ?? 0) + 1000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: 1000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.constant({ any: 'value' });
  }
}

function objectOf(schema: Schema, at: (part: Schema) => Located, depth: number): fc.Arbitrary<unknown> {
  const { properties, required = [], additionalProperties } = schema;
  if (properties === undefined) {
    const value = typeof additionalProperties === 'object' ? arbitraryOf(at(additionalProperties), depth + 1) : fc.constant('value');
    const names = schema.propertyNames?.enum ?? ['first', 'second'];
    return fc.dictionary(fc.constantFrom(...(names as string[])), value, { maxKeys: 2 });
  }
  const kept = Object.entries(properties).filter(([name]) => depth < 4 || required.includes(name));
  const fields = Object.fromEntries(kept.map(([name, part]) => [name, arbitraryOf(at(part), depth + 1)]));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

function stringOf({ pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (pattern === undefined) return fc.string({ minLength, maxLength: Math.min(maxLength, 40), unit: 'grapheme' });
  return pattern.includes('(?!') ? paths : fc.stringMatching(new RegExp(pattern, 'u'));
}
