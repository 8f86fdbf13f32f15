import type { ElementKind, Module, ModuleElement } from './module.ts';

export interface ElementChange {
  readonly symbol: string;
  readonly kind: ElementKind;
  readonly change: 'added' | 'changed' | 'removed';
  readonly signatureChanged: boolean;
  readonly bodyChanged: boolean;
}

/**
 * Returns the elements that two versions of a file differ in: added and changed ones in the order of `after`, then removed ones.
 *
 * Layout and comments do not count. An element that only moved counts as changed with neither signature nor body changed, because
 * the order of a module is part of its tree. Null stands for a file that is not there.
 */
export function diffElements(before: Module | null, after: Module | null): ElementChange[] {
  const old = new Map((before?.elements ?? []).map((element) => [element.symbol, element]));
  const now = new Map((after?.elements ?? []).map((element) => [element.symbol, element]));
  const moved = movedSymbols(
    [...old.keys()].filter((symbol) => now.has(symbol)),
    [...now.keys()].filter((symbol) => old.has(symbol)),
  );
  const changes: ElementChange[] = [];
  for (const element of now.values()) {
    const previous = old.get(element.symbol);
    const change = previous ? compare(previous, element, moved) : whole(element, 'added');
    if (change) changes.push(change);
  }
  const removed = [...old.values()].filter((element) => !now.has(element.symbol)).map((element) => whole(element, 'removed'));
  return [...changes, ...removed];
}

function whole(element: ModuleElement, change: 'added' | 'removed'): ElementChange {
  return { symbol: element.symbol, kind: element.kind, change, signatureChanged: true, bodyChanged: element.normalBody !== '' };
}

function compare(before: ModuleElement, after: ModuleElement, moved: ReadonlySet<string>): ElementChange | null {
  const bodyChanged = before.normalBody !== after.normalBody;
  const sameFacts = before.kind === after.kind && before.exported === after.exported;
  const signatureChanged = before.normalSignature !== after.normalSignature || !sameFacts;
  // The whole text decides; what it differs in beyond the two parts counts as signature.
  const isChanged = before.normal !== after.normal || signatureChanged || bodyChanged;
  if (!isChanged && !moved.has(after.symbol)) return null;
  const isElsewhere = before.normal !== after.normal && !signatureChanged && !bodyChanged;
  return { symbol: after.symbol, kind: after.kind, change: 'changed', signatureChanged: signatureChanged || isElsewhere, bodyChanged };
}

// The smallest set of symbols whose removal leaves both orders equal: all but a longest increasing run.
function movedSymbols(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const place = new Map(before.map((symbol, index) => [symbol, index]));
  const places = after.map((symbol) => place.get(symbol)!);
  const tails: number[] = [];
  const previous: number[] = [];
  places.forEach((value, index) => {
    let at = tails.findIndex((tail) => places[tail]! >= value);
    if (at < 0) at = tails.length;
    previous[index] = at > 0 ? tails[at - 1]! : -1;
    tails[at] = index;
  });
  const kept = new Set<number>();
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at]!) kept.add(at);
  return new Set(after.filter((_, index) => !kept.has(index)));
}
