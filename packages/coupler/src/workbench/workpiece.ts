import type { Module } from '@ticket-circuit/syntax';
import type { GateName } from '../gates/finding.ts';
import { parseText } from '../open-module.ts';

/** A module that is being written: declarations first, then one body after the other. It lives in memory; nothing here writes a file. */
export interface Workpiece {
  readonly module: Module;
  /** The module whose bodies are to be equalled; null when they are new. */
  readonly original: Module | null;
  /** Stands in every stub, so that one that is left is found. */
  readonly nonce: string;
}

/** Why a step was refused: by a gate, or, as `structure`, by what the declarations are. */
export interface WorkFinding {
  readonly gate: GateName | 'structure';
  readonly rule: string;
  readonly message: string;
  /** 1-based line in the text that was handed in. */
  readonly line?: number;
  readonly expected?: string;
  readonly actual?: string;
}

export type Worked =
  | { readonly kind: 'worked'; readonly piece: Workpiece; readonly symbol: string | null }
  | { readonly kind: 'refused'; readonly findings: readonly WorkFinding[] };

/** Returns a refusal for one reason of structure. */
export function refused(rule: string, message: string, line?: number): Extract<Worked, { kind: 'refused' }> {
  return { kind: 'refused', findings: [{ gate: 'structure', rule, message, ...(line === undefined ? {} : { line }) }] };
}

/** Returns the module of a text, or the refusal that names its faults. */
export async function readModule(source: string, path: string): Promise<Module | Extract<Worked, { kind: 'refused' }>> {
  const opened = await parseText(source, path);
  if (opened.kind === 'module') return opened.module;
  if (opened.kind === 'driverless') return refused('no-language', `${path} ends as no Python, TypeScript or JavaScript file does.`);
  return {
    kind: 'refused',
    findings: opened.faults.slice(0, 3).map(({ line, message }) => ({ gate: 'structure', rule: 'syntax', message, line })),
  };
}

/** Returns the symbols whose bodies are still stubs, in the module's order. */
export function stubsOf({ module, nonce }: Workpiece): string[] {
  return module.elements
    .filter(({ hole }) => hole !== null && module.source.slice(hole.start, hole.end).includes(nonce))
    .map(({ symbol }) => symbol);
}
