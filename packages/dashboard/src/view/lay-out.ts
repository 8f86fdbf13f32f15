import * as dagre from '@dagrejs/dagre';
import type { DrawnNode, Drawing } from '@ticket-circuit/provenance';

/** A node with its place; `x` and `y` are its left upper corner. */
export interface PlacedNode {
  readonly id: string;
  readonly kind: DrawnNode['kind'];
  readonly tone: DrawnNode['tone'];
  /** Its label, cut to what fits; the whole text beside it. */
  readonly lines: readonly string[];
  readonly whole: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of a graph, in pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly { readonly label: string; readonly points: readonly { readonly x: number; readonly y: number }[] }[];
}

/** What is used of dagre, whose own declarations do not resolve by the rules of Node. */
interface Layered {
  setGraph(options: object): void;
  setDefaultEdgeLabel(label: () => object): void;
  setNode(id: string, size: { readonly width: number; readonly height: number }): void;
  setEdge(from: string, to: string, label: object, name: string): void;
  graph(): { readonly width?: number; readonly height?: number };
  node(id: string): { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  edge(from: string, to: string, name: string): { readonly points?: readonly { readonly x: number; readonly y: number }[] };
}
const { Graph, layout } = dagre as unknown as {
  readonly Graph: new (options: { readonly multigraph: true }) => Layered;
  readonly layout: (graph: Layered) => void;
};

const longestLine = 32;
const mostLines = 3;
const charWidth = 7.2;
const lineHeight = 16;
const padding = 10;

/** Returns where everything of a drawing stands, from left to right. */
export function layOut({ nodes, edges }: Drawing): Picture {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'LR', nodesep: 14, ranksep: 44, marginx: 8, marginy: 8 });
  graph.setDefaultEdgeLabel(() => ({}));
  const shapes = nodes.map((node) => ({ node, lines: linesOf(node.label) }));
  for (const { node, lines } of shapes) graph.setNode(node.id, sizeOf(lines));
  for (const [index, { from, to }] of edges.entries()) graph.setEdge(from, to, {}, String(index));
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    nodes: shapes.map(({ node: { id, kind, tone, label }, lines }) => {
      const place = graph.node(id);
      const [x, y] = [place.x - place.width / 2, place.y - place.height / 2];
      return { id, kind, tone, lines, whole: label, x, y, width: place.width, height: place.height };
    }),
    edges: edges.map(({ from, to, label }, index) => {
      return { label, points: graph.edge(from, to, String(index)).points ?? [] };
    }),
  };
}

function linesOf(label: string): string[] {
  const lines = label.split('\n').filter((line) => line !== '');
  return lines.slice(0, mostLines).map((line) => (line.length > longestLine ? `${line.slice(0, longestLine - 1)}…` : line));
}

function sizeOf(lines: readonly string[]): { width: number; height: number } {
  // The sign of the tone stands before the first line.
  const longest = Math.max(0, ...lines.map((line, index) => line.length + (index === 0 ? 2 : 0)));
  return { width: longest * charWidth + 2 * padding, height: lines.length * lineHeight + 2 * padding };
}
