import type { DrawnNode, Drawing, NodeKind } from '../drawing-of.ts';
import { escaped } from './escaped.ts';

const columnOf: Readonly<Record<NodeKind, number>> = {
  ticket: 0,
  question: 1,
  child: 1,
  run: 1,
  criterion: 2,
  test: 3,
  element: 4,
  commit: 5,
};
const box = { width: 230, height: 46, gapX: 60, gapY: 12, chars: 36 };

/** Returns a drawing as an SVG picture: a column for each kind of node, causes to the left of what came of them. */
export function drawingSvg({ nodes, edges }: Drawing): string {
  const places = placesOf(nodes);
  const bottom = Math.max(...[...places.values()].map(({ y }) => y)) + box.height + box.gapY;
  const right = (Math.max(...Object.values(columnOf)) + 1) * (box.width + box.gapX);
  const arrows = edges.flatMap(({ from, to }) => {
    const [a, b] = [places.get(from), places.get(to)];
    return a === undefined || b === undefined ? [] : [`<path d="${arrow(a, b)}"/>`];
  });
  const boxes = nodes.map((node) => boxOf(node, places.get(node.id) ?? { x: 0, y: 0 }));
  return `<svg role="img" aria-label="The graph" width="${right}" height="${bottom}" viewBox="0 0 ${right} ${bottom}">${arrows.join('')}${boxes.join('')}</svg>`;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function placesOf(nodes: readonly DrawnNode[]): Map<string, Place> {
  const rows = new Map<number, number>();
  return new Map(
    nodes.map(({ id, kind }) => {
      const column = columnOf[kind];
      const row = rows.get(column) ?? 0;
      rows.set(column, row + 1);
      return [id, { x: box.gapX / 2 + column * (box.width + box.gapX), y: box.gapY + row * (box.height + box.gapY) }];
    }),
  );
}

function arrow(from: Place, to: Place): string {
  const middle = (y: number): number => y + box.height / 2;
  if (from.x === to.x) {
    const x = from.x + box.width / 2;
    return `M${x} ${from.y + box.height}L${x} ${to.y}`;
  }
  const [start, end] = [from.x + box.width, to.x];
  const bend = (end - start) / 2;
  return `M${start} ${middle(from.y)}C${start + bend} ${middle(from.y)} ${end - bend} ${middle(to.y)} ${end} ${middle(to.y)}`;
}

function boxOf({ label, tone, kind }: DrawnNode, { x, y }: Place): string {
  const lines = label.split('\n').slice(0, 3);
  const texts = lines.map(
    (line, index) =>
      `<text x="${x + 8}" y="${y + 14 + index * 13}">${escaped(kind === 'test' && index === 0 ? cutFront(line) : cut(line))}</text>`,
  );
  return `<g class="${tone}"><title>${escaped(`${kind}: ${label}`)}</title><rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="4"/>${texts.join('')}</g>`;
}

/** What tells one test from another stands at the end of its id. */
function cutFront(line: string): string {
  return line.length <= box.chars ? line : `…${line.slice(1 - box.chars).toWellFormed()}`;
}

function cut(line: string): string {
  return line.length <= box.chars ? line : `${line.slice(0, box.chars - 1).toWellFormed()}…`;
}
