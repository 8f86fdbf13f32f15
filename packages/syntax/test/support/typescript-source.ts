import { parse } from '@babel/parser';

/** A token of Babel's: independent of what the critic reads its trees with. */
export interface SourceToken {
  readonly label: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface SourceNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly parent: SourceNode | null;
  /** The field of the parent that holds it. */
  readonly field: string;
  readonly raw: Readonly<Record<string, unknown>>;
}

/** A source with what pairs are made from. */
export interface TypescriptSource {
  readonly text: string;
  readonly tokens: readonly SourceToken[];
  readonly comments: readonly { readonly start: number; readonly end: number }[];
  readonly nodes: readonly SourceNode[];
}

/** Returns the source, read; null when it does not parse. */
export function readTypescript(text: string, path: string): TypescriptSource | null {
  const isTypescript = /\.[mc]?tsx?$/.test(path);
  const hasJsx = path.endsWith('.tsx') || !isTypescript;
  try {
    const file = parse(text, {
      sourceType: /\.c[jt]s$/.test(path) ? 'commonjs' : /\.jsx?$/.test(path) ? 'unambiguous' : 'module',
      ...(/\.jsx?$/.test(path) ? { allowReturnOutsideFunction: true } : {}),
      tokens: true,
      plugins: [...(isTypescript ? ['typescript' as const] : []), ...(hasJsx ? ['jsx' as const] : []), 'decorators' as const],
    });
    const all = (file.tokens ?? []) as { type: { label: string } | string; start: number; end: number }[];
    const tokens = all
      .filter(({ type }) => typeof type !== 'string')
      .map(({ type, start, end }) => ({ label: (type as { label: string }).label, text: text.slice(start, end), start, end }))
      .filter(({ label }) => label !== 'eof');
    const nodes: SourceNode[] = [];
    visit(file.program, null, '', nodes);
    const comments = (file.comments ?? []).map(({ start, end }) => ({ start: start!, end: end! }));
    return { text, tokens, comments, nodes };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}

function visit(value: unknown, parent: SourceNode | null, field: string, nodes: SourceNode[]): void {
  if (Array.isArray(value)) for (const item of value) visit(item, parent, field, nodes);
  if (typeof value !== 'object' || value === null || typeof (value as { type?: unknown }).type !== 'string') return;
  const raw = value as Record<string, unknown> & { type: string; start: number; end: number };
  if (typeof raw.start !== 'number') return;
  const node: SourceNode = { type: raw.type, start: raw.start, end: raw.end, parent, field, raw };
  nodes.push(node);
  for (const [key, below] of Object.entries(raw))
    if (!/^(?:loc|extra|.*[cC]omments|tokens|errors)$/.test(key)) visit(below, node, key, nodes);
}
