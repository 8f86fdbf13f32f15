import type { ModuleElement } from '../module.ts';
import { symbolGiver } from '../symbols.ts';
import { leadingComments } from './comments.ts';
import type { Draft, SourceTree } from './draft.ts';
import { draftStatements } from './draft-statements.ts';
import { holeOf, innerOf } from './hole.ts';
import { namesIn } from './names.ts';
import { child, type Node, walk } from './node.ts';
import { normalText } from './normal-text.ts';
import { defaultValues } from './parameters.ts';

/** Returns the elements of a module, flat and in source order, a class or describe call before its members. */
export function listElements(program: Node, tree: SourceTree): ModuleElement[] {
  const give = symbolGiver();
  return draftStatements(program, tree.source).map((draft) => elementOf(draft, give(draft.name, draft.parent), tree));
}

function elementOf(draft: Draft, named: { symbol: string; parent: string | null }, tree: SourceTree): ModuleElement {
  const { fn, braces, nodes } = draft;
  const { start, end } = rangeOf(nodes);
  const hole = fn ? holeOf(tree, fn) : null;
  const lead = leadingComments(tree, start);
  const docComment = lead.findLast((comment) => tree.source.startsWith('/**', comment.start));
  // Of most elements nobody asks for these, and they take longer than all the rest.
  let normal: string | undefined;
  let parts: NormalParts | undefined;
  let names: readonly string[] | undefined;
  const partsOf = () => (parts ??= normalParts(draft));
  return {
    ...named,
    kind: draft.kind,
    exported: draft.exported,
    start,
    end,
    leadStart: lead[0]?.start ?? start,
    declaration: declarationText(
      tree.source,
      start,
      end,
      fn && child(fn, 'body')?.type === 'BlockStatement' ? child(fn, 'body') : braces,
      hole?.start,
    ),
    docstring: docComment
      ? { start: docComment.start, end: docComment.end, text: tree.source.slice(docComment.start, docComment.end) }
      : null,
    hole,
    inner: braces ? innerOf(tree.source, braces) : null,
    async: fn?.['async'] === true,
    generator: fn?.['generator'] === true,
    get normal() {
      return (normal ??= textWithout(draft, new Set(draft.members)));
    },
    get normalSignature() {
      return partsOf().normalSignature;
    },
    get normalBody() {
      return partsOf().normalBody;
    },
    get names() {
      return (names ??= namesIn(nodes, new Set(draft.members), draft.kind === 'test' ? null : draft.parent));
    },
    ...(draft.derived ? { superCall: superCallOf(fn, tree.source) } : {}),
  };
}

// Decorators may stand before `export`, where the statement itself does not start.
function rangeOf(nodes: readonly Node[]): { start: number; end: number } {
  const decorators = (child(nodes[0]!, 'declaration') ?? nodes[0]!)['decorators'];
  const starts = Array.isArray(decorators) ? (decorators as Node[]).map((decorator) => decorator.start) : [];
  return { start: Math.min(nodes[0]!.start, ...starts), end: nodes.at(-1)!.end };
}

function declarationText(source: string, start: number, end: number, braces: Node | null, holeStart: number | undefined): string {
  const stop = braces?.start ?? holeStart ?? end;
  return source.slice(start, stop).trimEnd();
}

type NormalParts = Pick<ModuleElement, 'normalSignature' | 'normalBody'>;

function normalParts(draft: Draft): NormalParts {
  const members = new Set(draft.members);
  const wholeIsBody = ['statement', 'export', 'import'].includes(draft.kind) || (draft.kind === 'test' && draft.braces !== null);
  if (wholeIsBody) return { normalSignature: '', normalBody: textWithout(draft, members) };
  const body = draft.fn ? child(draft.fn, 'body') : null;
  const bodyParts = [body, draft.initialiser, ...(draft.fn ? defaultValues(draft.fn) : [])].filter((node) => node !== null);
  return {
    normalSignature: textWithout(draft, new Set([...members, ...bodyParts])),
    normalBody: bodyParts.map((node) => normalText(node)).join('\n'),
  };
}

function textWithout({ nodes }: Draft, without: ReadonlySet<Node>): string {
  return nodes.map((node) => normalText(node, without)).join('\n');
}

function superCallOf(fn: Node | null, source: string): string {
  let found: string | null = null;
  if (fn) {
    walk(fn, (node) => {
      const isSuperCall = node.type === 'CallExpression' && child(node, 'callee')?.type === 'Super';
      if (isSuperCall) found ??= source.slice(node.start, node.end);
      return !isSuperCall;
    });
  }
  return found ?? 'super()';
}
