import { expect, it } from 'vitest';
import { placeOfLine } from './place-of-line.ts';

const FILES: Record<string, string> = {
  'a.ts': `import { b } from './b.ts';

// Says
// what it is.
export function one(
  text: string,
): string {
  return text;
}

export class Box {
  size = 1;

  open(): void { this.size = 2; }
}
`,
  'a.py': 'def one(text):\n    """Says."""\n    return text\n',
  'notes.md': '# Notes\n\nold\n',
};
const at = (file: string, line: number) => placeOfLine(async (path) => FILES[path] ?? null, file, line);

it('names the element on a line with those that hold it, and tells the lines of its body from the rest', async () => {
  expect(await at('a.ts', 1)).toEqual({ symbols: ['<import>./b.ts'], inBody: false, text: "import { b } from './b.ts';" });
  expect(await at('a.ts', 2)).toEqual({ symbols: [], inBody: false, text: '' });
  expect(await at('a.ts', 3)).toMatchObject({ symbols: ['one'], inBody: false });
  expect(await at('a.ts', 6)).toMatchObject({ symbols: ['one'], inBody: false });
  expect(await at('a.ts', 8)).toEqual({ symbols: ['one'], inBody: true, text: 'return text;' });
  expect(await at('a.ts', 11)).toMatchObject({ symbols: ['Box'], inBody: false });
  expect(await at('a.ts', 12)).toMatchObject({ symbols: ['Box.size', 'Box'], inBody: false });
  expect(await at('a.ts', 14)).toMatchObject({ symbols: ['Box.open', 'Box'], inBody: true });
});

it('leaves the documentation of Python out of the body', async () => {
  expect(await at('a.py', 2)).toMatchObject({ symbols: ['one'], inBody: false });
  expect(await at('a.py', 3)).toMatchObject({ symbols: ['one'], inBody: true });
});

it('gives the text of a line in a file without elements, and nothing past its end', async () => {
  expect(await at('notes.md', 3)).toEqual({ symbols: [], inBody: false, text: 'old' });
  expect(await at('notes.md', 9)).toBeNull();
  expect(await at('gone.md', 1)).toBeNull();
});
