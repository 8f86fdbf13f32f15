import type { ProvenanceGraph } from '@ticket-circuit/schemas';
import { drawingOf } from '../drawing-of.ts';
import { escaped } from './escaped.ts';
import { drawingSvg } from './svg.ts';
import { graphTree } from './graph-tree.ts';
import type { Branch } from './tree-text.ts';

const style = `:root{color-scheme:light dark;--line:#8a8a8a;--good:#2a7d2a;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--good:#7bc67b;--bad:#ff8a80}}
body{font:15px/1.5 system-ui,sans-serif;max-width:80rem;margin:1rem auto;padding:0 1rem}
h1{font-size:1.4rem}pre,code,li,summary{overflow-wrap:anywhere}
details{margin-left:1rem;border-left:1px solid var(--line);padding-left:.6rem}p{margin:.1rem 0 .1rem 1rem;overflow-wrap:anywhere}
figure{overflow:auto;max-height:70vh;margin:1rem 0;border:1px solid var(--line)}svg text{font:11px system-ui,sans-serif;fill:currentColor}
svg rect{fill:Canvas;stroke:var(--line)}svg .good rect{stroke:var(--good);stroke-width:2}svg .bad rect{stroke:var(--bad);stroke-width:2;stroke-dasharray:5 3}
svg path{fill:none;stroke:var(--line)}`;

/** A file beside a page. */
export interface PageFile {
  readonly path: string;
  readonly what: string;
}

/**
 * Returns a graph as one page that needs nothing else: no script, no font, no picture from elsewhere. Its policy admits the one style sheet inside it, by
 * its digest, and nothing more, so that markup which slipped through the escaping could still load and run nothing.
 *
 * @param digest Returns the SHA-256 of a text in base64.
 * @param files What lies beside the page, for links to it.
 */
export function graphPage(graph: ProvenanceGraph, digest: (text: string) => string, files: readonly PageFile[] = []): string {
  const { lines, below } = graphTree(graph);
  const title = escaped(lines[0] ?? '');
  const policy = `default-src 'none'; style-src 'sha256-${digest(style)}'; base-uri 'none'; form-action 'none'`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${title}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    `<h1>${title}</h1>`,
    ...lines.slice(1).map((line) => `<p>${escaped(line)}</p>`),
    `<figure>${drawingSvg(drawingOf(graph))}</figure>`,
    ...below.map((each) => branchHtml(each, true)),
    ...(files.length === 0 ? [] : [filesHtml(files)]),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function filesHtml(files: readonly PageFile[]): string {
  const items = files.map(({ path, what }) => {
    const href = path.split('/').map(encodeURIComponent).join('/');
    return `<p><a href="./${escaped(href)}">${escaped(path)}</a> ${escaped(what)}</p>`;
  });
  return `<details open><summary>files</summary>${items.join('\n')}</details>`;
}

function branchHtml({ lines: [first = '', ...others], below }: Branch, isOpen: boolean): string {
  const text = others.map((line) => `<p>${escaped(line)}</p>`).join('');
  if (below.length === 0 && others.length === 0) return `<p>${escaped(first)}</p>`;
  const inner = below.map((each) => branchHtml(each, false)).join('\n');
  return `<details${isOpen ? ' open' : ''}><summary>${escaped(first)}</summary>${text}${inner}</details>`;
}
