/** A branch of a tree: its own lines, and what hangs below it. */
export interface Branch {
  /** At least one; each is safe to print. */
  readonly lines: readonly string[];
  readonly below: readonly Branch[];
}

/** Returns a branch of one line, or of several. */
export function branch(text: string | readonly string[], below: readonly Branch[] = []): Branch {
  return { lines: typeof text === 'string' ? [text] : text, below };
}

/** Less would break every phrase. */
const narrowest = 20;

/** Returns a tree as lines for a terminal, broken at spaces where they are wider than `columns`; without it each line stays whole. */
export function treeText({ lines, below }: Branch, columns = Infinity): string {
  const own = lines.flatMap((line) => wrapped(line, columns));
  return [...own, ...below.flatMap((each, index) => hanging(each, index === below.length - 1, columns))].join('\n');
}

function hanging({ lines, below }: Branch, isLast: boolean, columns: number): string[] {
  const beside = isLast ? '   ' : '│  ';
  const under = `${beside}${below.length > 0 ? '│  ' : '   '}`;
  const [first = '', ...others] = lines;
  const [head = '', ...more] = wrapped(first, columns - under.length);
  const rest = [...more, ...others.flatMap((line) => wrapped(line, columns - under.length))];
  return [
    `${isLast ? '└─ ' : '├─ '}${head}`,
    ...rest.map((line) => `${under}${line}`.trimEnd()),
    ...below.flatMap((each, index) => hanging(each, index === below.length - 1, columns - beside.length)).map((line) => `${beside}${line}`),
  ];
}

function wrapped(text: string, columns: number): string[] {
  if (text.length <= columns) return [text];
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > Math.max(columns, narrowest)) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
