import type { PlanSheet, PlanSheetAddElement, SkeletonProposal } from '@ticket-circuit/schemas';
import {
  addImport,
  composeElement,
  driverFor,
  insertElement,
  type Module,
  type ModuleElement,
  replaceSignature,
  SyntaxEditError,
} from '@ticket-circuit/syntax';
import type { GateFinding } from '../gates/finding.ts';
import { moduleAt, parseText } from '../open-module.ts';
import { type Draft, openDraft, type ReadText, type TextChange } from '../read-text.ts';
import { markOf } from './lay-added.ts';

type ProposedFile = SkeletonProposal['files'][number];

export interface LaidSkeleton {
  readonly changes: TextChange[];
  /** Private helpers that now stand with a stub, as elements to fill; their criteria are those of their file's planned elements. */
  readonly helpers: PlanSheetAddElement[];
  readonly findings: GateFinding[];
}

interface Skeleton {
  readonly draft: Draft;
  readonly plan: PlanSheet;
  readonly nonce: string;
  readonly helpers: PlanSheetAddElement[];
  readonly findings: GateFinding[];
}

/**
 * Returns the changes that lay a developer's proposal for planned files: imports, private constants, types and fields, values of planned
 * elements, and private helpers with stub bodies.
 *
 * What the plan does not name may neither be exported nor exist already. A proposal with findings is not to be used. Helpers are numbered in
 * their order, so that the same proposal gives the same marks.
 */
export async function laySkeleton(read: ReadText, plan: PlanSheet, proposal: SkeletonProposal, nonce: string): Promise<LaidSkeleton> {
  const skeleton: Skeleton = { draft: openDraft(read), plan, nonce, helpers: [], findings: [] };
  for (const file of proposal.files) await layFile(skeleton, file);
  return { changes: await skeleton.draft.changes(), helpers: skeleton.helpers, findings: skeleton.findings };
}

async function layFile(skeleton: Skeleton, proposed: ProposedFile): Promise<void> {
  const { file } = proposed;
  const isPlanned = skeleton.plan.elements.some((element) => element.file === file);
  if (!isPlanned || (await moduleAt(skeleton.draft.read, file)) === null)
    return find(skeleton, 'unplanned-file', 'A file is proposed that the plan does not name, or that has no declarations.');
  for (const text of proposed.imports) await edit(skeleton, file, text, (module) => addImport(module, text));
  for (const text of [...proposed.types, ...proposed.constants]) await layWhole(skeleton, file, text);
  for (const text of proposed.helpers) await layHelper(skeleton, file, text);
}

async function layWhole(skeleton: Skeleton, file: string, text: string): Promise<void> {
  const parsed = await parseText(text, file);
  if (parsed.kind !== 'module') return find(skeleton, 'does-not-parse', `This does not parse: ${text}`);
  for (const element of parsed.module.elements.filter(({ parent }) => parent === null)) {
    const present = (await moduleAt(skeleton.draft.read, file))?.elements.find(({ symbol }) => symbol === element.symbol);
    const own = parsed.module.source.slice(element.leadStart, element.end);
    if (!present) await layPrivate(skeleton, file, element, own);
    else if (element.kind === 'class') await layFields(skeleton, file, parsed.module, element);
    else if (isPlannedValue(skeleton.plan, file, present))
      await edit(skeleton, file, own, (module) =>
        replaceSignature(module, present.symbol, parsed.module.source.slice(element.start, element.end)),
      );
    else find(skeleton, 'already-there', `${element.symbol} exists already, and the plan does not change it.`);
  }
}

function isPlannedValue(plan: PlanSheet, file: string, { symbol, hole }: ModuleElement): boolean {
  return (
    hole === null && plan.elements.some((element) => element.action === 'change' && element.file === file && element.symbol === symbol)
  );
}

async function layPrivate(skeleton: Skeleton, file: string, element: ModuleElement, text: string): Promise<void> {
  if (element.exported) return findExported(skeleton, file, element.symbol);
  if (element.hole) return find(skeleton, 'has-body', `${element.symbol} has a body: propose its declaration as a helper.`);
  await edit(skeleton, file, text, (module) => insertAbove(module, text, skeleton.plan));
}

// Definitions stand above the first planned function or class, so that what reads them at load finds them; behind the constants it may read.
function insertAbove(module: Module, text: string, plan: PlanSheet): string {
  const planned = new Set(plan.elements.filter(({ file }) => file === module.path).map(({ symbol }) => symbol));
  const top = module.elements.filter(({ parent }) => parent === null);
  const reader = top.find(({ symbol, kind }) => planned.has(symbol) && (kind === 'function' || kind === 'class'));
  return insertElement(module, { declarationText: text, ...(reader === undefined ? {} : { before: reader.symbol }) });
}

async function layFields(skeleton: Skeleton, file: string, proposed: Module, owner: ModuleElement): Promise<void> {
  for (const field of proposed.elements.filter(({ parent }) => parent === owner.symbol)) {
    const isThere = (await moduleAt(skeleton.draft.read, file))?.elements.some(({ symbol }) => symbol === field.symbol) === true;
    if (isThere) continue;
    if (field.kind !== 'field') find(skeleton, 'not-a-field', `${field.symbol} is no field: propose its declaration as a helper.`);
    else await layField(skeleton, file, owner.symbol, proposed.source.slice(field.leadStart, field.end), field.symbol);
  }
}

async function layField(skeleton: Skeleton, file: string, owner: string, text: string, symbol: string): Promise<void> {
  const after = await edit(skeleton, file, text, (module) => insertField(module, owner, text));
  const isOpen = after?.elements.some((element) => element.symbol === symbol && element.exported) === true;
  if (isOpen) find(skeleton, 'exported', `${symbol} can be reached from outside, and the plan does not add it: make it private.`);
}

// A field stands behind the last field, or before the first member, where readers look for it.
function insertField(module: Module, parent: string, text: string): string {
  const lastField = module.elements.findLast((element) => element.parent === parent && element.kind === 'field');
  return insertElement(module, { declarationText: text, parent, ...(lastField === undefined ? {} : { after: lastField.symbol }) });
}

async function layHelper(skeleton: Skeleton, file: string, text: string): Promise<void> {
  const driver = driverFor(file)!;
  const id = `helper-${skeleton.helpers.length + 1}`;
  const declaration = text.replace(/\s*\{\s*\}?\s*$/, '').replace(/:\s*(?:\.\.\.|pass)\s*$/, ':');
  const before = await moduleAt(skeleton.draft.read, file);
  const after = await edit(skeleton, file, text, (module) => {
    const body = driver.stub({ declaration, kind: 'function' }, markOf(id, skeleton.nonce));
    return insertElement(module, { declarationText: composeElement(driver.language, { declaration, body }) });
  });
  const known = new Set(before?.elements.map(({ symbol }) => symbol));
  const added = after?.elements.filter(({ symbol }) => !known.has(symbol)) ?? [];
  const helper = added[0];
  if (!after || !helper) return;
  if (added.length > 1 || !helper.hole) return find(skeleton, 'no-helper', `This declares no single helper: ${text}`);
  if (helper.exported) return findExported(skeleton, file, helper.symbol);
  const criteria = [...new Set(skeleton.plan.elements.filter((element) => element.file === file).flatMap((element) => element.criteria))];
  skeleton.helpers.push({ id, file, symbol: helper.symbol, action: 'add', criteria, intent: declaration, declaration });
}

async function edit(skeleton: Skeleton, file: string, text: string, change: (module: Module) => string): Promise<Module | null> {
  const module = await moduleAt(skeleton.draft.read, file);
  if (!module) return null;
  try {
    const source = change(module);
    const parsed = await parseText(source, file);
    if (parsed.kind === 'module') {
      skeleton.draft.write(file, source);
      return parsed.module;
    }
    find(skeleton, 'does-not-parse', `This does not parse: ${text}`);
  } catch (error) {
    if (!(error instanceof SyntaxEditError)) throw error;
    find(skeleton, error.code, error.why);
  }
  return null;
}

function findExported(skeleton: Skeleton, file: string, symbol: string): void {
  const how = driverFor(file)?.language === 'python' ? ': start its name with an underscore' : '';
  find(skeleton, 'exported', `${symbol} is exported, and the plan does not add it${how}.`);
}

function find(skeleton: Skeleton, rule: string, message: string): void {
  skeleton.findings.push({ gate: 'parse', rule, message });
}
