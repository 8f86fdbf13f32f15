/** An import statement taken apart. */
export interface PyImport {
  /** Null for `import a`; with its leading dots for a relative one. */
  readonly module: string | null;
  /** As written: `a`, `a as b`, `*`; for `import a.b as c` that whole name. */
  readonly names: readonly string[];
}

const NAME = String.raw`[\p{ID_Start}_][\p{ID_Continue}]*`;
const DOTTED = `${NAME}(?:\\.${NAME})*`;
const PLAIN = new RegExp(`^import\\s+(${DOTTED}(?:\\s+as\\s+${NAME})?(?:\\s*,\\s*${DOTTED}(?:\\s+as\\s+${NAME})?)*)$`, 'u');
const FROM = new RegExp(`^from\\s*((?:\\.\\s*)*(?:${DOTTED})?)\\s*import\\b\\s*(\\*|[^*]+)$`, 'u');
const PART = new RegExp(`^${NAME}(?:\\s+as\\s+${NAME})?$`, 'u');

/** Returns the parts of one import statement, or null when the text is none. Comments in it are dropped. */
export function readPythonImport(statement: string): PyImport | null {
  const text = statement
    .replace(/#.*/g, '')
    .replace(/\\\r?\n/g, ' ')
    .replace(/;\s*$/, '')
    .trim();
  const plain = PLAIN.exec(text);
  if (plain) return { module: null, names: partsOf(plain[1]!) };
  const from = FROM.exec(text);
  if (!from || from[1]!.trim() === '') return null;
  const listed = from[2]!.trim().replace(/^\(([^()]*)\)$/, '$1');
  const names = listed === '*' ? ['*'] : partsOf(listed);
  return names.length > 0 && names.every((name) => name === '*' || PART.test(name))
    ? { module: from[1]!.replace(/\s+/g, ''), names }
    : null;
}

function partsOf(list: string): string[] {
  return list
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
}
