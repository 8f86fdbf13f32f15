import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { emitParsers } from './schema-types/emit-parsers.ts';
import { emitTypes } from './schema-types/emit-types.ts';
import { emitValidatorDeclarations, emitValidators } from './schema-types/emit-validators.ts';
import { nameTypes } from './schema-types/name-types.ts';
import { readSchemaSet } from './schema-types/schema-set.ts';

const root = join(import.meta.dirname, '..');

/** Returns the text of each generated file by its path below the package. */
async function generate(schemasDir: string): Promise<Record<string, string>> {
  const files = await readSchemaSet(schemasDir);
  return {
    'gen/types.d.ts': await emitTypes(nameTypes(files)),
    'gen/validators.js': emitValidators(files),
    'gen/validators.d.ts': emitValidatorDeclarations(files),
    'src/parse.ts': emitParsers(files),
  };
}

async function stalePaths(outDir: string, generated: Record<string, string>): Promise<string[]> {
  const present = await Promise.all(
    Object.keys(generated).map(async (path) => await readFile(join(outDir, path), 'utf8').catch(() => null)),
  );
  return Object.entries(generated)
    .filter(([, text], index) => present[index] !== text)
    .map(([path]) => path);
}

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    schemas: { type: 'string', default: join(root, 'schemas') },
    out: { type: 'string', default: join(root, 'packages/schemas') },
  },
});
const generated = await generate(values.schemas);
const stale = await stalePaths(values.out, generated);
if (values.check) {
  for (const path of stale) console.error(`${join(values.out, path)} is not what the schemas say. Run: npm run generate`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const path of stale) {
    await mkdir(dirname(join(values.out, path)), { recursive: true });
    await writeFile(join(values.out, path), generated[path] ?? '');
    console.log(`wrote ${path}`);
  }
}
