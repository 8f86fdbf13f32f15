import type { PlanSheetElement } from '@ticket-circuit/schemas';
import { bodyOf, driverFor, replaceSignature, setBody } from '@ticket-circuit/syntax';
import { moduleAt, openModule } from '../open-module.ts';
import type { ReadText, TextChange } from '../read-text.ts';
import { markOf } from './lay-added.ts';

/**
 * Returns the changes that put one planned body of a candidate back: the old body of a changed element, with its old values, the stub of an
 * added one, the old text of a whole file. Null when there is no body to put back, or when nothing would change.
 */
export async function revertBody(
  readBase: ReadText,
  readCandidate: ReadText,
  element: PlanSheetElement,
  nonce: string,
): Promise<{ changes: TextChange[] } | null> {
  if (element.action !== 'add' && element.action !== 'change') return null;
  const candidate = await openModule(readCandidate, element.file);
  if (candidate.kind !== 'module' || element.symbol === '*') return null;
  const { module } = candidate;
  const is = module.elements.find(({ symbol }) => symbol === element.symbol);
  if (!is) return null;
  const text = element.action === 'add' ? stubbed() : await old();
  return text === null || text === module.source ? null : { changes: [{ path: element.file, text }] };

  function stubbed(): string | null {
    return is!.hole ? setBody(module, element.symbol, driverFor(element.file)!.stub(is!, markOf(element.id, nonce))) : null;
  }

  async function old(): Promise<string | null> {
    const base = await moduleAt(readBase, element.file);
    const was = base?.elements.find(({ symbol }) => symbol === element.symbol);
    if (!base || !was) return null;
    if (was.normal === is!.normal) return null;
    // Default values and initialisers count as body; a signature that differs otherwise was laid and stays.
    const source = was.normalSignature === is!.normalSignature ? replaceSignature(module, element.symbol, was.declaration) : module.source;
    if (!was.hole || !is!.hole) return was.hole === is!.hole ? source : null;
    const driver = driverFor(element.file)!;
    const parsed = await driver.parse(source, element.file);
    return parsed.kind === 'module' ? setBody(parsed.module, element.symbol, bodyOf(base, element.symbol) ?? '') : null;
  }
}
