import { type Located, resolve } from './schema-set.ts';

/** One way to make a valid document invalid. */
export interface Spoiling {
  readonly what: string;
  /** Returns a copy of the document that its schema must refuse. */
  spoil(): unknown;
}

/** Names that every object inherits, and one that nobody knows. */
const STRAYS = ['toString', 'constructor', 'hasOwnProperty', '__proto__', 'verdict', 'count'];

/** Returns every way in which this function can spoil a valid document: a property too many, one too few, a value of another type or outside its list. */
export function spoilings(document: unknown, located: Located): Spoiling[] {
  return sites(document, located, (value) => value);
}

type Rebuild = (value: unknown) => unknown;

function sites(value: unknown, located: Located, rebuild: Rebuild): Spoiling[] {
  const { schema, file } = resolve(located);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) {
    const own = choices.map((choice) => ({ schema: choice, file })).find((choice) => isOf(value, choice));
    return own === undefined ? [] : sites(value, own, rebuild);
  }
  const here: Spoiling[] = [];
  const add = (what: string, bad: unknown): void => void here.push({ what, spoil: () => rebuild(bad) });
  if (schema.const !== undefined || schema.enum) add('a word outside its list', 'no-such-word');
  if (schema.type === 'string' && schema.enum === undefined && schema.const === undefined) add('a number for a text', 7);
  if (schema.type === 'integer') add('a half', 0.5);
  if (schema.type === 'integer' || schema.type === 'number') add('less than the least', (schema.minimum ?? 0) - 1);
  if (schema.type === 'array')
    return [
      ...here,
      ...inArray(value as unknown[], { schema, file }, rebuild),
      { what: 'a text for a list', spoil: () => rebuild('list') },
    ];
  if (schema.type === 'object' && schema.properties)
    return [...here, ...inObject(value as Record<string, unknown>, { schema, file }, rebuild)];
  return here;
}

function inArray(value: unknown[], { schema, file }: Located, rebuild: Rebuild): Spoiling[] {
  const short: Spoiling[] = schema.minItems === undefined ? [] : [{ what: 'an empty list', spoil: () => rebuild([]) }];
  const items = { schema: schema.items ?? {}, file };
  return [...short, ...value.flatMap((item, index) => sites(item, items, (bad) => rebuild(value.with(index, bad))))];
}

function inObject(value: Record<string, unknown>, { schema, file }: Located, rebuild: Rebuild): Spoiling[] {
  const missing = (schema.required ?? []).map((name): Spoiling => ({
    what: `without ${name}`,
    spoil: () => rebuild(Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))),
  }));
  const strays = schema.additionalProperties === false ? STRAYS.filter((name) => !Object.hasOwn(schema.properties ?? {}, name)) : [];
  const extra = strays.map((name): Spoiling => ({ what: `with ${name}`, spoil: () => rebuild(withProperty(value, name)) }));
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    Object.hasOwn(value, name) ? sites(value[name], { schema: part, file }, (bad) => rebuild({ ...value, [name]: bad })) : [],
  );
  return [...missing, ...extra, ...inner, { what: 'null for an object', spoil: () => rebuild(null) }];
}

/** A property named __proto__ must be the object's own, or it would be no property at all. */
function withProperty(value: object, name: string): object {
  return Object.defineProperty({ ...value }, name, { value: 'stray', enumerable: true, configurable: true, writable: true });
}

/** Tells the member of a union by its constants: every union of ours has a tag. */
function isOf(value: unknown, choice: Located): boolean {
  const { schema, file } = resolve(choice);
  if (schema.oneOf) return schema.oneOf.some((inner) => isOf(value, { schema: inner, file }));
  if (schema.type === 'null') return value === null;
  if (schema.type === 'string') return typeof value === 'string';
  if (schema.type !== 'object' || typeof value !== 'object' || value === null) return false;
  return Object.entries(schema.properties ?? {}).every(([name, part]) => {
    const { schema: tag } = resolve({ schema: part, file });
    const own = (value as Record<string, unknown>)[name];
    if (tag.const !== undefined) return own === tag.const;
    return tag.enum === undefined || own === undefined || tag.enum.includes(own);
  });
}
