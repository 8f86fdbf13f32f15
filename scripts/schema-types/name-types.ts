import { definitionsOf, describesDocument, type SchemaFile, type SchemaNode } from './schema-set.ts';

/** A type to emit: its name, and the schema that it comes from, addressed as `$ref`s address it. */
export interface NamedType {
  readonly name: string;
  /** `plan-sheet.schema.json` or `plan-sheet.schema.json#/$defs/criterion`. */
  readonly address: string;
  readonly file: string;
  readonly schema: SchemaNode;
}

/**
 * Gives every document and definition its type name. A document has its file name in PascalCase (`PlanSheet`); a definition its title, else its key
 * (`TicketId`). Where two definitions want one name, or a definition that of a document, those outside `common.schema.json` get the file's name in front.
 *
 * @throws {Error} when two types would still share a name.
 */
export function nameTypes(files: readonly SchemaFile[]): NamedType[] {
  const documents = files
    .filter(describesDocument)
    .map((file) => ({ name: pascalCase(file.name), address: file.id, file: file.name, schema: file.schema }));
  const definitions = files.flatMap((file) =>
    definitionsOf(file).map(([key, schema]) => ({
      name: wishedName(key, schema),
      address: `${file.id}#/$defs/${key}`,
      file: file.name,
      schema,
    })),
  );
  const wishes = [...documents, ...definitions].map((type) => type.name);
  const isContested = (name: string): boolean => wishes.indexOf(name) !== wishes.lastIndexOf(name);
  const settled = definitions.map((type) =>
    isContested(type.name) && type.file !== 'common' ? { ...type, name: pascalCase(type.file) + type.name } : type,
  );
  return refuseEqualNames([...documents, ...settled]);
}

function refuseEqualNames(types: NamedType[]): NamedType[] {
  const seen = new Map<string, NamedType>();
  for (const type of types) {
    const other = seen.get(type.name);
    if (other) throw new Error(`${other.address} and ${type.address} would both be the type ${type.name}. Give one of them another title.`);
    seen.set(type.name, type);
  }
  return types;
}

function wishedName(key: string, schema: SchemaNode): string {
  return pascalCase(typeof schema['title'] === 'string' ? schema['title'] : key);
}

/** Returns the words of a text joined as `PlanSheet`: words end at anything but letters and digits, and inner capitals stay. */
export function pascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/u)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
