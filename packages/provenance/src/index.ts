export { drawingOf, type Drawing, type DrawnEdge, type DrawnNode, type NodeKind } from './drawing-of.ts';
export { eventText, outcomeText } from './event-text.ts';
export { graphOf } from './graph-of.ts';
export type { GraphEntry } from './graph-entry.ts';
export { toneOf, type Tone } from './journey-of.ts';
export { standingOf, type Standing } from './standing-of.ts';
export { tokensOf, useOf, type Use } from './use-of.ts';
