import type { PlanSheet } from '@ticket-circuit/schemas';
import { moduleAt, openModule } from './open-module.ts';
import type { FillableElement } from './fill-tasks.ts';
import type { ReadText } from './read-text.ts';

/** Returns the whole present text of every planned element that is there, in the plan's order; files handled whole come whole. */
export async function elementTexts(read: ReadText, plan: PlanSheet): Promise<{ file: string; symbol: string; text: string }[]> {
  const texts: { file: string; symbol: string; text: string }[] = [];
  for (const { file, symbol } of plan.elements) {
    const module = symbol === '*' ? null : await moduleAt(read, file);
    const element = module?.elements.find((one) => one.symbol === symbol);
    const text = module && element ? module.source.slice(element.leadStart, element.end) : symbol === '*' ? await read(file) : null;
    if (text !== null) texts.push({ file, symbol, text });
  }
  return texts;
}

/** Returns the imports and declarations of a file, without bodies; its text when it has no driver, nothing when it is absent. */
export async function outlineOf(read: ReadText, file: string): Promise<string> {
  const opened = await openModule(read, file);
  if (opened.kind !== 'module') return opened.kind === 'driverless' ? opened.text : '';
  const lines = opened.module.elements.map(({ declaration, parent }) =>
    parent === null ? declaration : `  ${declaration.replaceAll('\n', '\n  ')}`,
  );
  return lines.join('\n');
}

/** Tells whether the body of an element is still the stub that laying wrote. */
export async function hasStub(read: ReadText, { file, symbol }: FillableElement): Promise<boolean> {
  const module = await moduleAt(read, file);
  const hole = module?.elements.find((one) => one.symbol === symbol)?.hole;
  return module !== null && hole !== null && hole !== undefined && module.source.slice(hole.start, hole.end).includes('CIRCUIT-STUB:');
}
