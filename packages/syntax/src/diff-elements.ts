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
 * Layout and comments do not count. Loose statements have numbers for names, so they are told by their text: one that joins leaves the
 * others as they were, though their numbers grow. An element that only moved counts as changed with neither signature nor body changed, because
 * the order of a module is part of its tree. Null stands for a file that is not there.
 */
export function diffElements(before: Module | null, after: Module | null): ElementChange[] {
  const keys = statementKeys(before?.elements ?? [], after?.elements ?? []);
  const old = new Map((before?.elements ?? []).map((element) => [keys.before.get(element.symbol) ?? element.symbol, element]));
  const now = new Map((after?.elements ?? []).map((element) => [keys.after.get(element.symbol) ?? element.symbol, element]));
  const moved = movedSymbols(
    [...old.keys()].filter((symbol) => now.has(symbol)),
    [...now.keys()].filter((symbol) => old.has(symbol)),
  );
  const changes: ElementChange[] = [];
  for (const [key, element] of now) {
    const previous = old.get(key);
    const change = previous ? compare(previous, element, moved.has(key)) : whole(element, 'added');
    if (change) changes.push(change);
  }
  const removed = [...old].filter(([key]) => !now.has(key)).map(([, element]) => whole(element, 'removed'));
  return [...changes, ...removed];
}

function whole(element: ModuleElement, change: 'added' | 'removed'): ElementChange {
  return { symbol: element.symbol, kind: element.kind, change, signatureChanged: true, bodyChanged: element.normalBody !== '' };
}

function compare(before: ModuleElement, after: ModuleElement, isMoved: boolean): ElementChange | null {
  const bodyChanged = before.normalBody !== after.normalBody;
  const sameFacts = before.kind === after.kind && before.exported === after.exported;
  const signatureChanged = before.normalSignature !== after.normalSignature || !sameFacts;
  // The whole text decides; what it differs in beyond the two parts counts as signature.
  const isChanged = before.normal !== after.normal || signatureChanged || bodyChanged;
  if (!isChanged && !isMoved) return null;
  const isElsewhere = before.normal !== after.normal && !signatureChanged && !bodyChanged;
  return { symbol: after.symbol, kind: after.kind, change: 'changed', signatureChanged: signatureChanged || isElsewhere, bodyChanged };
}

const mostStatements = 2_000;

/** Keys under which the loose statements of two versions meet: those with equal text, then those that only their number joins. */
function statementKeys(
  before: readonly ModuleElement[],
  after: readonly ModuleElement[],
): { before: Map<string, string>; after: Map<string, string> } {
  const [old, now] = [before.filter(isStatement), after.filter(isStatement)];
  const keys = { before: new Map<string, string>(), after: new Map<string, string>() };
  if (old.length > mostStatements || now.length > mostStatements) return keys;
  for (const [one, other] of commonRun(old, now)) {
    keys.before.set(one.symbol, `same ${one.symbol}`);
    keys.after.set(other.symbol, `same ${one.symbol}`);
  }
  const alone = {
    before: old.filter(({ symbol }) => !keys.before.has(symbol)),
    after: now.filter(({ symbol }) => !keys.after.has(symbol)),
  };
  // The same number on both sides, and no partner on either: one statement that changed.
  const changed = new Set(alone.before.map(({ symbol }) => symbol).filter((symbol) => alone.after.some((each) => each.symbol === symbol)));
  for (const side of ['before', 'after'] as const)
    for (const { symbol } of alone[side]) if (!changed.has(symbol)) keys[side].set(symbol, `${side} ${symbol}`);
  return keys;
}

function isStatement({ symbol }: ModuleElement): boolean {
  return symbol.startsWith('<stmt>#');
}

/** A longest run of equal statements that both versions have in one order. */
function commonRun(old: readonly ModuleElement[], now: readonly ModuleElement[]): [ModuleElement, ModuleElement][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      lengths[i]![j] = old[i]!.normal === now[j]!.normal ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const pairs: [ModuleElement, ModuleElement][] = [];
  for (let i = 0, j = 0; i < old.length && j < now.length;) {
    if (old[i]!.normal === now[j]!.normal) pairs.push([old[i++]!, now[j++]!]);
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i += 1;
    else j += 1;
  }
  return pairs;
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
