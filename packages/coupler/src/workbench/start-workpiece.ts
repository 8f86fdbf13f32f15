import type { Module } from '@ticket-circuit/syntax';
import { mechanicalSenior } from '../senior/mechanical-senior.ts';
import { readModule, refused, type Workpiece, type Worked } from './workpiece.ts';

/**
 * Starts a new module with what stands above its functions: documentation, imports, constants, types. A body cannot be part of it, because no gate
 * would see it.
 */
export async function startNew(path: string, head: string, nonce: string): Promise<Worked> {
  const module = await readModule(head, path);
  if ('kind' in module) return module;
  const withBody = module.elements.find(({ hole, kind }) => hole !== null || kind === 'class' || kind === 'test');
  if (withBody) {
    const line = module.source.slice(0, withBody.start).split('\n').length;
    return refused(
      'declares-body',
      `${withBody.symbol} stands in the head. Add classes and functions one by one, so that their bodies pass the gates.`,
      line,
    );
  }
  return started(module, null, nonce);
}

/**
 * Starts from a source that exists, with its bodies as they are or, `isBlank`, with a stub for each. Blank bodies have to come out as the same
 * program again.
 */
export async function startFrom(path: string, source: string, isBlank: boolean, nonce: string): Promise<Worked> {
  const original = await readModule(source, path);
  if ('kind' in original) return original;
  if (!isBlank) return started(original, null, nonce);
  const { changes, faults } = await mechanicalSenior({ file: path, nonce })(async (file) => (file === path ? source : null));
  if (faults.length > 0) return refused('not-lowered', faults.join(' '));
  const module = await readModule(changes[0]?.text ?? source, path);
  return 'kind' in module ? module : started(module, original, nonce);
}

function started(module: Module, original: Module | null, nonce: string): Worked {
  const piece: Workpiece = { module, original, nonce };
  return { kind: 'worked', piece, symbol: null };
}
