import { BANNER } from './banner.ts';
import { validatorName } from './emit-validators.ts';
import { pascalCase } from './name-types.ts';
import { describesDocument, type SchemaFile } from './schema-set.ts';

/** Returns the text of the module that exports `parse<Noun>` for each document. */
export function emitParsers(files: readonly SchemaFile[]): string {
  const documents = files.filter(describesDocument);
  if (documents.length === 0) return `${BANNER}\nexport {};\n`;
  const types = documents.map((file) => pascalCase(file.name));
  return [
    BANNER,
    `import type {\n${types.map((type) => `  ${type},\n`).join('')}} from '../gen/types.d.ts';`,
    `import {\n${documents.map((file) => `  ${validatorName(file)},\n`).join('')}} from '../gen/validators.js';`,
    `import { parseWith, type Parsed } from './parse-with.ts';\n`,
    documents.map(emitParser).join('\n'),
  ].join('\n');
}

function emitParser(file: SchemaFile): string {
  const type = pascalCase(file.name);
  return `/** Returns the value as a ${type}, or each way in which it breaks \`schemas/${file.id}\`. Never throws. */
export function parse${type}(value: unknown): Parsed<${type}> {
  return parseWith<${type}>(${validatorName(file)}, value);
}
`;
}
