import { scanPython } from './scan-python.ts';

/**
 * Returns a docstring literal of the text, or the text itself when it is one string literal already.
 *
 * Lines after the first get `indent` instead of the indentation that they share, as Python reads docstrings; one space before the first word
 * stays, which some projects write. A literal that is given keeps its lines as they are.
 */
export function docLiteral(text: string, indent: string): string {
  const trimmed = text.replaceAll('\r\n', '\n').trim();
  const [first, ...more] = scanPython(trimmed).strings;
  if (first && more.length === 0 && first.start === 0 && first.end === trimmed.length && /["']$/.test(trimmed)) return trimmed;
  const escaped =
    (/^ ?(?=\S)/.exec(text)?.[0] ?? '') + trimmed.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"').replace(/"$/, '\\"');
  const [head = '', ...lines] = escaped.split('\n').map((line) => line.trimEnd());
  if (lines.length === 0) return `"""${escaped}"""`;
  const shared = Math.min(...lines.filter((line) => line !== '').map((line) => line.length - line.trimStart().length));
  return `"""${[head, ...lines.map((line) => (line === '' ? '' : indent + line.slice(shared))), `${indent}"""`].join('\n')}`;
}
