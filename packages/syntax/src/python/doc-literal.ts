import { scanPython } from './scan-python.ts';

/**
 * Returns a docstring literal of the text, or the text itself when it is one string literal already.
 *
 * Lines after the first get `indent`; a literal that is given keeps its lines as they are.
 */
export function docLiteral(text: string, indent: string): string {
  const trimmed = text.replaceAll('\r\n', '\n').trim();
  const [first, ...more] = scanPython(trimmed).strings;
  if (first && more.length === 0 && first.start === 0 && first.end === trimmed.length && /["']$/.test(trimmed)) return trimmed;
  const escaped = trimmed.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"').replace(/"$/, '\\"');
  const lines = escaped.split('\n').map((line) => line.trimEnd());
  if (lines.length === 1) return `"""${escaped}"""`;
  return `"""${[lines[0], ...lines.slice(1).map((line) => (line === '' ? '' : indent + line)), `${indent}"""`].join('\n')}`;
}
