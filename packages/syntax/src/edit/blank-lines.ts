import type { ElementKind, Module, ModuleElement } from '../module.ts';

const ONE_LINERS: ReadonlySet<ElementKind> = new Set(['constant', 'field', 'import', 'export', 'statement']);

/** Returns the number of blank lines that the file puts between two elements of these kinds at this level. */
export function blankLinesBetween(module: Module, parent: string | null, above: ElementKind, below: ElementKind): number {
  const siblings = module.elements.filter((element) => element.parent === parent);
  const seen: number[] = [];
  siblings.forEach((element, index) => {
    const next = siblings[index + 1];
    // A definition inside a block overlaps the block.
    const isBelow = next !== undefined && next.leadStart >= element.end;
    if (isBelow && categoryOf(element.kind, next.kind) === categoryOf(above, below))
      seen.push(blankLinesAfter(module.source, element, next));
  });
  return mostCommon(seen) ?? defaultFor(module, parent, above, below);
}

function categoryOf(above: ElementKind, below: ElementKind): string {
  if (!ONE_LINERS.has(above) || !ONE_LINERS.has(below)) return 'apart';
  return above === below ? above : 'mixed';
}

function blankLinesAfter(source: string, above: ModuleElement, below: ModuleElement): number {
  const between = source.slice(above.end, below.leadStart).replaceAll('\r', '').split('\n');
  return Math.max(0, between.slice(1, -1).filter((line) => line.trim() === '').length);
}

function mostCommon(numbers: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const best = [...counts].toSorted((left, right) => right[1] - left[1] || right[0] - left[0])[0];
  return best ? best[0] : null;
}

function defaultFor(module: Module, parent: string | null, above: ElementKind, below: ElementKind): number {
  const category = categoryOf(above, below);
  if (category === 'apart') return module.language === 'python' && parent === null ? 2 : 1;
  return category === 'mixed' ? 1 : 0;
}
