import { counted, usd, type ProvenanceGraph } from '@ticket-circuit/schemas';
import { toneOf } from '../journey-of.ts';
import { standingOf } from '../standing-of.ts';
import { useOf } from '../use-of.ts';
import { branch, type Branch } from './tree-text.ts';
import { visible } from './visible.ts';

/** Returns a ticket as one root of the list: its line, and below it what each part of its graph amounts to. */
export function rootOf(graph: ProvenanceGraph): Branch {
  const { ticket, patch, mandate, guarantees, approval, runs, manifestations, journey, children } = graph;
  const commit = patch.kind === 'landed' ? `  ${patch.commit.slice(0, 10)}` : '';
  const cost = usd(useOf(runs.flatMap(({ calls }) => calls)).costUsd);
  const standings = [...Map.groupBy(guarantees.map(standingOf), (each) => each)].map(([standing, all]) => `${all.length} ${standing}`);
  const against = approval.lines.filter(({ line }) => line.conform === 'no').length;
  const open = approval.decisions.filter(({ kind }) => kind === 'open').map(({ question }) => question.id);
  const blunders = journey.filter(({ kind }) => toneOf(kind) === 'bad').length;
  const parts: string[][] = [
    mandate.length === 0 ? [] : [counted(mandate.length, 'criterion', 'criteria'), ...standings],
    manifestations.length === 0 ? [] : [counted(manifestations.length, 'element')],
    approval.lines.length === 0 ? [] : [`${approval.lines.length - against} conform`, ...(against === 0 ? [] : [`${against} do not`])],
    approval.decisions.length === 0
      ? []
      : [counted(approval.decisions.length, 'decision'), ...(open.length === 0 ? [] : [`open: ${open.join(', ')}`])],
    runs.length === 0 ? [] : [counted(runs.length, 'session'), counted(blunders, 'blunder')],
  ];
  const summary = parts.filter((part) => part.length > 0).map((part) => part.join(', '));
  return branch(`${ticket.id}  ${ticket.status}  ${cost}${commit}  ${visible(ticket.title)}`, [
    ...(summary.length === 0 ? [] : [branch(summary.join(' · '))]),
    ...children.map((child) =>
      branch(`${child.ticket}  ${child.kind}: ${visible(child.kind === 'linked' ? child.reason : child.discovery.title)}`),
    ),
  ]);
}
