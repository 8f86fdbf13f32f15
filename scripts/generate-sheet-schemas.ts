// Writes what a model is told about each sheet: self-contained schemas, made of schemas/*.schema.json, that are bundled with the roles.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { providerSchema, type JsonSchema } from '../packages/role-kit/src/provider-schema.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'packages/role-kit/src/sheet-schemas.json');

async function readSchemas(): Promise<Record<string, JsonSchema>> {
  const names = (await readdir(join(root, 'schemas'))).filter((name) => name.endsWith('.schema.json')).toSorted();
  const read = async (name: string): Promise<[string, JsonSchema]> => [
    name,
    JSON.parse(await readFile(join(root, 'schemas', name), 'utf8')) as JsonSchema,
  ];
  return Object.fromEntries(await Promise.all(names.map(read)));
}

/** The sheet kinds and their schema files, as the document `sheet` names them; and the proposal that is never posted. */
function filesByKind(schemas: Record<string, JsonSchema>): [kind: string, file: string][] {
  const definitions = schemas['sheet.schema.json']?.['$defs'] as Record<string, { properties: { body: { $ref: string } } }>;
  const sheets = Object.entries(definitions).map(([kind, form]): [string, string] => [kind, form.properties.body.$ref]);
  return [...sheets, ['skeleton', 'skeleton-proposal.schema.json']];
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const schemas = await readSchemas();
const generated = Object.fromEntries(filesByKind(schemas).map(([kind, file]) => [kind, providerSchema(file, schemas)]));
const text = `${JSON.stringify(generated, null, 2)}\n`;
const present = await readFile(target, 'utf8').catch(() => null);
if (values.check) {
  if (present !== text) console.error(`${target} is not what the schemas say. Run: npx node scripts/generate-sheet-schemas.ts`);
  process.exitCode = present === text ? 0 : 1;
} else if (present !== text) {
  await writeFile(target, text);
  console.log('wrote packages/role-kit/src/sheet-schemas.json');
}
