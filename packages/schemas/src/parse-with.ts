/** One way in which a value breaks its schema. */
export interface SchemaFault {
  /** JSON pointer to the faulty place; of a property that must not be there, to that property. */
  readonly path: string;
  /** The schema keyword that was broken, such as `required`. */
  readonly rule: string;
  readonly message: string;
  /** What stands at `path`; absent where nothing does. */
  readonly value?: unknown;
}

/** The outcome of a parse: the value, now typed, or every fault. A parse failure is never a verdict. */
export type Parsed<T> = { readonly kind: 'valid'; readonly value: T } | { readonly kind: 'invalid'; readonly errors: SchemaFault[] };

interface ValidatorFault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** A generated validation function; `errors` holds the faults of its latest call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidatorFault[] | null;
}

/** Returns the very value as valid, or its faults in the order in which the schema names them (at least one). Never throws. */
export function parseWith<T>(validator: Validator, value: unknown): Parsed<T> {
  if (accepts<T>(validator, value)) return { kind: 'valid', value };
  return { kind: 'invalid', errors: (validator.errors ?? []).map((fault) => describeFault(fault, value)) };
}

function accepts<T>(validator: Validator, value: unknown): value is T {
  return validator(value);
}

function describeFault(fault: ValidatorFault, root: unknown): SchemaFault {
  const extra = fault.params['additionalProperty'] ?? fault.params['unevaluatedProperty'];
  const path = typeof extra === 'string' ? `${fault.instancePath}/${escapePointer(extra)}` : fault.instancePath;
  const found = valueAt(root, path);
  return { path, rule: fault.keyword, message: messageOf(fault, extra), ...(found.exists ? { value: found.value } : {}) };
}

function messageOf(fault: ValidatorFault, extra: unknown): string {
  // The path names the property already.
  if (typeof extra === 'string') return 'must not be there: no such property is known';
  const { allowedValue, allowedValues, tag, tagValue } = fault.params;
  if (fault.keyword === 'const') return `must be ${JSON.stringify(allowedValue)}`;
  if (fault.keyword === 'enum' && Array.isArray(allowedValues))
    return `must be one of ${allowedValues.map((each) => JSON.stringify(each)).join(', ')}`;
  if (fault.keyword === 'discriminator')
    return `must have an admitted ${String(tag)}, which ${JSON.stringify(tagValue) ?? 'nothing'} is not`;
  return fault.message ?? `must satisfy ${fault.keyword}`;
}

function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

function valueAt(root: unknown, pointer: string): { exists: false } | { exists: true; value: unknown } {
  let value = root;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return { exists: false };
    value = Reflect.get(value, key);
  }
  return { exists: true, value };
}
