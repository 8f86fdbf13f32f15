import type { LayingReport, PlanSheet, PlanSheetElement } from '@ticket-circuit/schemas';
import { driverFor, type Module, SyntaxEditError } from '@ticket-circuit/syntax';
import { openModule, parseText } from '../open-module.ts';
import type { Draft } from '../read-text.ts';

export type LayingFault = LayingReport['faults'][number];
export type Stub = LayingReport['stubs'][number];

/** What one laying works on: a draft of the tree, and what was found on the way. */
export interface Laying {
  readonly plan: PlanSheet;
  readonly draft: Draft;
  readonly nonce: string;
  readonly stubs: Stub[];
  readonly faults: LayingFault[];
}

/** Records a fault of an element. */
export function blame(
  laying: Laying,
  element: PlanSheetElement,
  kind: LayingFault['kind'],
  message: string,
  more: { file?: string; line?: number } = {},
): void {
  laying.faults.push({
    kind,
    message,
    element: element.id,
    file: more.file ?? element.file,
    ...(more.line === undefined ? {} : { line: more.line }),
  });
}

/** Returns the module of a file as it is now; an absent file is an empty module when `make` says so. Null with a fault when there is none. */
export async function openForLaying(laying: Laying, element: PlanSheetElement, file: string, make = false): Promise<Module | null> {
  const opened = await openModule(laying.draft.read, file);
  if (opened.kind === 'module') return opened.module;
  if (opened.kind === 'absent' && make && driverFor(file)) {
    const empty = await parseText('', file);
    if (empty.kind === 'module') return empty.module;
  }
  if (opened.kind === 'absent') blame(laying, element, 'unknown-element', `${file} does not exist.`, { file });
  if (opened.kind === 'unparsable') blameSyntax(laying, element, file, opened.faults);
  if (opened.kind === 'driverless')
    blame(laying, element, 'unknown-element', `${file} has no elements: it is handled as a whole, with the symbol *.`, { file });
  return null;
}

/** Records that a file does not parse, with its first fault. */
export function blameSyntax(
  laying: Laying,
  element: PlanSheetElement,
  file: string,
  faults: readonly { line: number; message: string }[],
): void {
  const first = faults[0];
  blame(laying, element, 'does-not-parse', `${file} does not parse: ${first?.message ?? 'no reason is known'}`, {
    file,
    ...(first ? { line: Math.max(1, first.line) } : {}),
  });
}

/**
 * Applies an edit that may turn out not to parse: writes its outcome and returns the new module, or records the fault, leaves the draft
 * alone and returns null.
 */
export async function applyEdit(laying: Laying, element: PlanSheetElement, file: string, edit: () => string): Promise<Module | null> {
  let text: string;
  try {
    text = edit();
  } catch (error) {
    if (!(error instanceof SyntaxEditError)) throw error;
    blame(laying, element, kindOfEditError(error), error.what + ' ' + error.why, { file });
    return null;
  }
  const parsed = await parseText(text, file);
  if (parsed.kind === 'unparsable') blameSyntax(laying, element, file, parsed.faults);
  if (parsed.kind !== 'module') return null;
  laying.draft.write(file, text);
  return parsed.module;
}

function kindOfEditError(error: SyntaxEditError): LayingFault['kind'] {
  switch (error.code) {
    case 'unknown-symbol':
      return 'unknown-element';
    case 'unreadable-import':
      return 'bad-import';
    default:
      return 'does-not-parse';
  }
}
