import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProvenanceGraph } from '@ticket-circuit/schemas';
import {
  dotText,
  drawingOf,
  graphOf,
  graphPage,
  graphTree,
  mermaidText,
  rootOf,
  treeText,
  visible,
  whyOf,
  type GraphEntry,
} from '../src/index.ts';

const text = readFileSync(join(import.meta.dirname, 'fixtures/shelf.jsonl'), 'utf8');
const page = (graph: ProvenanceGraph): string => graphPage(graph, () => 'digest');

/** The graph of the fixture with one text in the place of every text that a person, a model or a test wrote. */
function graphWith(hostile: string): ProvenanceGraph {
  const entries = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as GraphEntry);
  const graph = graphOf(entries);
  if (graph === null) throw new Error('There is no graph.');
  graph.ticket.title = hostile;
  graph.ticket.goal = hostile;
  for (const criterion of graph.mandate) criterion.statement = hostile;
  for (const element of graph.manifestations) Object.assign(element, { symbol: hostile, file: hostile });
  for (const guarantee of graph.guarantees) if (guarantee.kind === 'tested') for (const proof of guarantee.tests) proof.test = hostile;
  for (const run of graph.runs) run.engine = hostile;
  for (const milestone of graph.journey) milestone.text = hostile;
  for (const child of graph.children) if (child.kind === 'discovery') child.discovery.title = hostile;
  return graph;
}

const escapes = '\u001b[2J\u001b]0;owned\u0007\u009b31m\u202eevil\u2066\r\u0000';
const markup = `<script>alert(1)</script><img src=x onerror=alert(1)>"'&--><style>*{}</style>`;

describe('a hostile text', () => {
  test('is printed on the terminal without one character that acts instead of being seen', () => {
    const graph = graphWith(escapes);
    for (const shown of [treeText(graphTree(graph)), treeText(rootOf(graph))]) {
      expect(shown).toContain(String.raw`\u{1b}[2J\u{1b}]0;owned\u{7}\u{9b}31m\u{202e}evil\u{2066}`);
      // oxlint-disable-next-line no-control-regex
      expect(shown).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u);
    }
  });

  test('that is any string at all leaves no character that acts, and none that was seen is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (any) => {
        // oxlint-disable-next-line no-control-regex
        expect(visible(any)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u2028\u2029]/u);
        const seen = any.replaceAll(/[^\p{L}\p{N}]/gu, '');
        expect(
          visible(any)
            .replaceAll(/\\u\{[0-9a-f]+\}/gu, '')
            .replaceAll(/[^\p{L}\p{N}]/gu, ''),
        ).toBe(seen);
      }),
    );
  });

  test('is text on the page, which has no script and whose policy admits its own style alone', () => {
    const html = page(graphWith(markup));
    expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
    expect(html).not.toMatch(/<script|<img|onerror=(?!alert\(1\)&)|javascript:/u);
    expect(html.match(/<style>/gu)).toHaveLength(1);
    expect(html).toContain(`content="default-src 'none'; style-src 'sha256-digest'; base-uri 'none'; form-action 'none'"`);
    expect(html).not.toMatch(/(?:src|href|url)\s*[=(]\s*["']?(?:https?:|\/\/|data:)/u);
  });

  test('ends no label and starts no markup in a drawing as text', () => {
    const drawing = drawingOf(graphWith(`${markup}"]; click n0 "javascript:alert(1)"\n%%{init}%%`));
    for (const line of mermaidText(drawing).split('\n').slice(1)) {
      if (line.startsWith('  classDef')) continue;
      expect(line).toMatch(/^ {2}n\d+(?:[[({]+"[^"<>&']*(?:<br\/>[^"<>&']*)*"[\])}]+:::\w+| -->\|"[^"<>]*"\| n\d+)$/u);
    }
    for (const line of dotText(drawing).split('\n').slice(3, -1))
      expect(line).toMatch(/^ {2}n\d+(?: -> n\d+)? \[(?:shape=\w+, color=\w+, )?label="(?:[^"\\]|\\.)*"\];$/u);
  });
});

describe('a tree', () => {
  test('is broken at the edge of the terminal, and no word of it is lost', () => {
    const graph = graphWith('A title that has quite a number of words, so that it has to be broken somewhere');
    const whole = treeText(graphTree(graph));
    const words = (shown: string): string[] => shown.split(/[\s│├└─]+/u).filter((word) => word !== '');
    expect(words(treeText(graphTree(graph), 80))).toEqual(words(whole));
    const wide = treeText(graphTree(graph), 80)
      .split('\n')
      .filter((line) => line.length > 80);
    // One word that is longer than the terminal stays whole: a digest must be copied whole.
    expect(
      wide.filter((line) =>
        line
          .trim()
          .split(' ')
          .every((word) => word.length < 40),
      ),
    ).toEqual([]);
  });
});

describe('why', () => {
  const graph = graphOf(
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as GraphEntry),
  )!;

  test('names the innermost element that the ticket lists, with its criteria, their tests and its review line', () => {
    const [why, ...others] = whyOf(graph, { file: 'stock/shelf.py', symbols: ['Shelf.take', 'Shelf'] });
    expect(others).toEqual([]);
    expect(why).toMatchObject({ element: { symbol: 'Shelf.take' }, planned: { id: 'take' }, judged: { line: { conform: 'yes' } } });
    expect(why?.criteria.map(({ criterion, guarantee }) => [criterion.id, guarantee?.kind])).toEqual([['take-reserved', 'tested']]);
  });

  test('takes a file without elements as one, and leads from a test to the criteria that it holds', () => {
    expect(whyOf(graph, { file: 'README.md', symbols: [] }).map(({ element }) => element.symbol)).toEqual(['*']);
    const symbol = 'ShelfTest.test_reserve_leaves_the_count';
    const [why] = whyOf(graph, { file: 'tests/test_shelf.py', symbols: [symbol, 'ShelfTest'] });
    expect(why?.criteria.map(({ criterion }) => criterion.id)).toEqual(['count']);
  });

  test('is empty where the ticket touched nothing, and everything for the whole commit', () => {
    expect(whyOf(graph, { file: 'stock/other.py', symbols: ['x'] })).toEqual([]);
    expect(whyOf(graph, null)).toHaveLength(graph.manifestations.length);
  });
});
