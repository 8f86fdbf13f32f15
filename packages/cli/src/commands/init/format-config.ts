import type { Circuit } from '@ticket-circuit/schemas';

const WIDTH = 120;

/** Returns the text of a project file: what fits on a line stands on one. */
export function formatConfig(config: Circuit): string {
  const lines = Object.entries(config).map(([key, value]) => `  ${JSON.stringify(key)}: ${formatValue(value, 2)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

function formatValue(value: unknown, indent: number): string {
  const flat = oneLine(value);
  if (flat.length + indent <= WIDTH || typeof value !== 'object' || value === null) return flat;
  const pad = ' '.repeat(indent + 2);
  const inner = Array.isArray(value)
    ? value.map((item) => `${pad}${formatValue(item, indent + 2)}`)
    : Object.entries(value).map(([key, item]) => `${pad}${JSON.stringify(key)}: ${formatValue(item, indent + 2)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${inner.join(',\n')}\n${' '.repeat(indent)}${close}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`)
    .join(', ')} }`;
}
