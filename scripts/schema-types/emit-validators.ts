import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { BANNER } from './banner.ts';
import { pascalCase } from './name-types.ts';
import { definitionsOf, describesDocument, isNode, type SchemaFile, type SchemaNode } from './schema-set.ts';

/** Formats are patterns, so that the generated code depends on nothing. */
const FORMATS = {
  'date-time': /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/u,
};

const UCS2_LENGTH = `// The length of a text in code points, as JSON Schema counts it.
const codePoints = (text) => { let count = 0; for (const _ of text) count += 1; return count; };
`;

const EQUAL = `// Whether two JSON values are equal.
const equalJson = (a, b) => {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equalJson(a[key], b[key]));
};
`;

const FAULTS = `// The two faults that nearly every field can have.
const wrongType = (instancePath, type) => ({instancePath, keyword: "type", params: {type}, message: "must be " + type});
const missing = (instancePath, missingProperty) => ({instancePath, keyword: "required", params: {missingProperty}, message: "must have required property '" + missingProperty + "'"});
`;

/** Returns the name of the validation function of a document. */
export function validatorName(file: SchemaFile): string {
  return `validate${pascalCase(file.name)}`;
}

/**
 * Returns the text of one ES module that exports a validation function for each document and imports nothing.
 *
 * @throws {Error} when a schema is not strict JSON Schema 2020-12, or the generated code would need a module.
 */
export function emitValidators(files: readonly SchemaFile[]): string {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    discriminator: true,
    allErrors: true,
    ownProperties: true,
    // Each shared definition becomes one function instead of being written out at every use.
    inlineRefs: false,
    formats: FORMATS,
    code: { source: true, esm: true, lines: true },
  });
  const parts = files.flatMap(splitDefinitions);
  for (const part of parts) ajv.addSchema(part);
  // Definitions that no document uses would otherwise never be compiled, and so never be checked.
  for (const part of parts) ajv.getSchema(part.$id);
  const documents = files.filter(describesDocument);
  if (documents.length === 0) return `${BANNER}\nexport {};\n`;
  const code = standaloneCode.default(ajv, Object.fromEntries(documents.map((file) => [validatorName(file), file.id])));
  return `${BANNER}\n${writeOutImports(code)}\n`;
}

/**
 * Returns a file as one schema for itself and one for each of its definitions, all referring to each other by id. The library compiles a whole
 * schema once, but a definition inside another schema once for each document that reaches it, which makes the code many times as long.
 */
function splitDefinitions(file: SchemaFile): (SchemaNode & { $id: string })[] {
  const { $defs: _, ...document } = file.schema;
  const definitions = definitionsOf(file).map(([key, schema]) => ({ ...toPart(schema, file), $id: partId(`${file.id}#/$defs/${key}`) }));
  return [...definitions, { ...toPart(document, file), $id: file.id }];
}

/** An id without a fragment, so that it names a whole schema. */
function partId(address: string): string {
  return address.replace('#/$defs/', '--');
}

function toPart(schema: SchemaNode, file: SchemaFile): SchemaNode {
  const { $schema: _, ...part } = rewrite(schema, file) as SchemaNode;
  return part;
}

/** Makes references absolute, and leaves out what only people read: the code carries its schemas as data. */
function rewrite(schema: unknown, file: SchemaFile): unknown {
  if (Array.isArray(schema)) return schema.map((each) => rewrite(each, file));
  if (!isNode(schema)) return schema;
  if ('unevaluatedProperties' in schema || 'unevaluatedItems' in schema)
    throw new Error(`${file.id} uses an unevaluated… keyword, whose code is cut out.`);
  const kept = Object.entries(schema).filter(([key, value]) => !((key === 'description' || key === 'title') && typeof value === 'string'));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key === '$ref' && typeof value === 'string' ? partId(absolute(value, file)) : rewrite(value, file)]),
  );
}

function absolute(reference: string, file: SchemaFile): string {
  if (reference === '#') return file.id;
  return reference.startsWith('#') ? `${file.id}${reference}` : reference;
}

/** The standalone code asks for two of the library's modules by `require`, which no ES module has: their work is written out instead. */
function writeOutImports(code: string): string {
  const own = code
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', 'codePoints')
    .replaceAll('require("ajv/dist/runtime/equal").default', 'equalJson')
    .replace(/^"use strict";/u, '')
    // Where in the schema a fault arose is told by no parse function.
    .replaceAll(/,schemaPath:"[^"]*"/gu, '')
    .replaceAll(/\/\*# sourceURL="[^"]*" \*\/;\n/gu, '')
    // No schema uses unevaluatedProperties: what tracks it is dead code.
    .replace(/const (evaluated\d+) = \w+\.evaluated;\s*if\(\1\.dynamicProps\)\{[^}]*\}\s*if\(\1\.dynamicItems\)\{[^}]*\}\s*/gu, '')
    .replace(/^\w+\.evaluated = .*;$\n?/gmu, '')
    .replace(/^evaluated\d+\.(?:props|items) = .*;$\n?/gmu, '')
    .replace(
      /if\(vErrors === null\)\{\s*vErrors = \[(err\d+)\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}\s*errors\+\+;/gu,
      '(vErrors ??= []).push($1); errors++;',
    )
    .replaceAll(
      /\{instancePath(?::(.*?))?,keyword:"type",params:\{type: "(\w+)"\},message:"must be \2"\}/gu,
      (_, path = 'instancePath', type) => `wrongType(${path}, "${type}")`,
    )
    .replaceAll(
      /\{instancePath(?::(.*?))?,keyword:"required",params:\{missingProperty: "(\w+)"\},message:"must have required property '"\+"\2"\+"'"\}/gu,
      (_, path = 'instancePath', name) => `missing(${path}, "${name}")`,
    )
    .replace(/^const (err\d+) = (.*);\n\(vErrors \?\?= \[\]\)\.push\(\1\);/gmu, '(vErrors ??= []).push($2);')
    // Only keywords of our own would ask where a value stands in its parent, and there are none.
    .replaceAll(
      /,\s*parentData(?::\w+)?,\s*parentDataProperty(?::(?:"[^"]*"|\w+))?,\s*rootData(?:=data)?,\s*dynamicAnchors(?:=\{\})?\}/gu,
      '}',
    );
  const kept = withoutUnused(own);
  const left = /require\([^)]*\)|^\s*import\b[^;]*/mu.exec(kept);
  if (left) throw new Error(`The generated validators would need a module: ${left[0]}`);
  return FAULTS + (kept.includes('codePoints') ? UCS2_LENGTH : '') + (kept.includes('equalJson') ? EQUAL : '') + kept.trim();
}

/** Every schema is carried along as data, though few of them are asked for a list of allowed values. */
function withoutUnused(code: string): string {
  const uses = new Map<string, number>();
  for (const [name] of code.matchAll(/\bschema\d+\b/gu)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return code.replaceAll(/^const (schema\d+) = .*;\n/gmu, (line: string, name: string) => (uses.get(name) === 1 ? '' : line));
}

/** Returns the text of the declaration file of the validators. */
export function emitValidatorDeclarations(files: readonly SchemaFile[]): string {
  const documents = files.filter(describesDocument);
  if (documents.length === 0) return `${BANNER}\nexport {};\n`;
  const lines = documents.map((file) => `export const ${validatorName(file)}: Validator;`);
  return `${BANNER}\nimport type { Validator } from '../src/parse-with.ts';\n\n${lines.join('\n')}\n`;
}
