import type { Module } from '@ticket-circuit/syntax';
import { placeBody } from '../gates/place-body.ts';

/** Returns a module's source with several bodies replaced. */
export function withBodies(module: Module, bodies: readonly (readonly [symbol: string, body: string])[]): string {
  return merged(
    module.source,
    bodies.map(([symbol, body]) => placeBody(module, symbol, body, { original: null, allowance: '' }).spliced),
  );
}

/** Returns a source with the changes of several versions of it, each of which differs in one hole, and no two in the same. */
export function merged(source: string, versions: readonly string[]): string {
  return versions
    .map((version) => spliceOf(source, version))
    .toSorted((left, right) => right.start - left.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), source);
}

// Holes do not overlap, so what a version changed can be told by the ends that it has in common with the source.
function spliceOf(before: string, after: string): { start: number; end: number; text: string } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { start, end: before.length - tail, text: after.slice(start, after.length - tail) };
}
