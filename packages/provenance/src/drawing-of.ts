import type { ProvenanceGraph } from '@ticket-circuit/schemas';
import { toneOf, type Tone } from './journey-of.ts';
import { standingOf, type Standing } from './standing-of.ts';

/** What a drawn node stands for. */
export type NodeKind = 'ticket' | 'run' | 'criterion' | 'test' | 'element' | 'question' | 'commit' | 'child';

/** A node; its label is untrusted text of one or more lines. */
export interface DrawnNode {
  /** Unique in the drawing: the kind, a colon, and the id in the graph (a number for tests). */
  readonly id: string;
  readonly kind: NodeKind;
  readonly label: string;
  readonly tone: Tone;
}

/** An arrow from what caused to what came of it. */
export interface DrawnEdge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

/** A graph as nodes and arrows; every arrow joins nodes of the drawing. */
export interface Drawing {
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
}

const standingTones: Readonly<Record<Standing, Tone>> = {
  open: 'neutral',
  red: 'neutral',
  green: 'good',
  failing: 'bad',
  accepted: 'neutral',
  reviewed: 'good',
};

/** Returns the graph as nodes and arrows, for whoever draws it: the ticket first, then in the order of the graph. */
export function drawingOf(graph: ProvenanceGraph): Drawing {
  const root = `ticket:${graph.ticket.id}`;
  const parts = [
    runsOf(graph, root),
    criteriaOf(graph, root),
    elementsOf(graph),
    questionsOf(graph, root),
    patchOf(graph),
    childrenOf(graph, root),
  ];
  const ticket: DrawnNode = {
    id: root,
    kind: 'ticket',
    label: `${graph.ticket.id} ${graph.ticket.title}\n${graph.ticket.status}`,
    tone: graph.ticket.status === 'abandoned' ? 'bad' : 'neutral',
  };
  return { nodes: [ticket, ...parts.flatMap(({ nodes }) => nodes)], edges: parts.flatMap(({ edges }) => edges) };
}

/** Sessions stand one below the other, since each works on what the one before left. */
function runsOf({ runs }: ProvenanceGraph, root: string): Drawing {
  const nodes = runs.map(({ session, role, engine, model, end }): DrawnNode => {
    const outcome = end.kind === 'open' ? 'open' : end.kind === 'sheet' ? `${end.sheet} sheet` : end.outcome;
    return {
      id: `run:${session}`,
      kind: 'run',
      label: `${role}\n${session}\n${[engine, model].filter(Boolean).join(' ')}: ${outcome}`,
      tone: end.kind === 'lost' ? 'bad' : end.kind === 'sheet' ? 'good' : 'neutral',
    };
  });
  return {
    nodes,
    edges: nodes.map(({ id }, index) => ({ from: nodes[index - 1]?.id ?? root, to: id, label: index === 0 ? 'begins' : 'then' })),
  };
}

function criteriaOf({ mandate, guarantees, manifestations }: ProvenanceGraph, root: string): Drawing {
  const nodes: DrawnNode[] = [];
  const edges: DrawnEdge[] = [];
  const tests = new Map<string, string>();
  for (const { id, kind, statement } of mandate) {
    const guarantee = guarantees.find(({ criterion }) => criterion === id);
    const standing = guarantee === undefined ? 'open' : standingOf(guarantee);
    const node = `criterion:${id}`;
    nodes.push({ id: node, kind: 'criterion', label: `${id} (${kind}): ${standing}\n${statement}`, tone: standingTones[standing] });
    edges.push({ from: root, to: node, label: 'asks' });
    for (const { test, role, after } of guarantee?.kind === 'tested' ? guarantee.tests : []) {
      const known = tests.get(test);
      const to = known ?? `test:${tests.size + 1}`;
      tests.set(test, to);
      const tone = after.kind === 'passed' ? 'good' : after.kind === 'failed' ? 'bad' : 'neutral';
      if (known === undefined) nodes.push({ id: to, kind: 'test', label: `${role}: ${test}\n${after.kind}`, tone });
      edges.push({ from: node, to, label: 'held by' });
    }
    for (const element of manifestations)
      if (element.criteria?.includes(id) === true) edges.push({ from: node, to: `element:${element.id}`, label: 'made' });
  }
  return { nodes, edges };
}

function elementsOf({ manifestations, approval, patch }: ProvenanceGraph): Drawing {
  const nodes = manifestations.map(({ id, change, symbol, file, proof }): DrawnNode => {
    const line = approval.lines.find((judged) => judged.line.element === id)?.line;
    const verdict = proof === undefined ? (line === undefined ? 'not judged' : `conform: ${line.conform}`) : `proved: ${proof}`;
    const tone = line?.conform === 'no' ? 'bad' : line === undefined && proof === undefined ? 'neutral' : 'good';
    return { id: `element:${id}`, kind: 'element', label: `${change} ${symbol}\n${file}\n${verdict}`, tone };
  });
  if (patch.kind === 'none') return { nodes, edges: [] };
  return { nodes, edges: nodes.map(({ id }) => ({ from: id, to: `commit:${patch.commit}`, label: 'in' })) };
}

function questionsOf({ approval }: ProvenanceGraph, root: string): Drawing {
  const nodes = approval.decisions.map((decided): DrawnNode => {
    const { id, text } = decided.question;
    const word = decided.kind === 'open' ? `open, for the ${decided.question.to}` : `${decided.decision.kind} by the ${decided.by}`;
    return { id: `question:${id}`, kind: 'question', label: `${id}: ${word}\n${text}`, tone: toneOf('question') };
  });
  return { nodes, edges: nodes.map(({ id }) => ({ from: root, to: id, label: 'asked' })) };
}

function patchOf({ patch }: ProvenanceGraph): Drawing {
  if (patch.kind === 'none') return { nodes: [], edges: [] };
  const label = `${patch.kind} ${patch.commit.slice(0, 10)}\ntree ${patch.tree.slice(0, 10)}`;
  return {
    nodes: [{ id: `commit:${patch.commit}`, kind: 'commit', label, tone: patch.kind === 'landed' ? 'good' : 'neutral' }],
    edges: [],
  };
}

function childrenOf({ children }: ProvenanceGraph, root: string): Drawing {
  const nodes = children.map((child): DrawnNode => {
    const text = child.kind === 'linked' ? child.reason : child.discovery.title;
    const verdict = child.kind === 'discovery' && child.triage.kind === 'judged' ? `: ${child.triage.verdict.verdict}` : '';
    return { id: `child:${child.ticket}`, kind: 'child', label: `${child.ticket} ${child.kind}${verdict}\n${text}`, tone: 'neutral' };
  });
  return { nodes, edges: nodes.map(({ id }) => ({ from: root, to: id, label: 'led to' })) };
}
