import type { PlanSheet, PlanSheetElement } from '@ticket-circuit/schemas';
import { bodyOf, type Language, type Module, type ModuleElement } from '@ticket-circuit/syntax';
import { CouplerError } from '../coupler-error.ts';
import type { GateFinding } from '../gates/finding.ts';
import { moduleAt } from '../open-module.ts';
import type { ReadText } from '../read-text.ts';
import { dialectOf } from './dialect.ts';
import { constructorOf, fieldsOf } from './fields-of.ts';
import { importedTypes } from './imported-types.ts';
import { referredDefinitions } from './referred-definitions.ts';
import { declarationOf, docTextOf } from './shown-element.ts';
import { qualified, siblingsOf } from './siblings.ts';
import { withoutBodies } from './without-bodies.ts';
import { withoutPaths } from './without-paths.ts';

/** Whether a body is new, changes behaviour, or must stay the same program. */
export type FillMode = 'new' | 'change' | 'preserve';

/** An element beside the one to fill: what may be known of it. */
export interface Sibling {
  readonly declaration: string;
  readonly docstring?: string;
}

/** An element that the author must read: its docstring, and its body where it has a short one. */
export interface Seen extends Sibling {
  readonly body?: string;
}

/**
 * All that the author of one body is told. There is no field for a path, a tool, a repository or another body than the element's own and
 * those that the plan lets it see.
 */
export interface JuniorPrompt {
  readonly language: Language;
  /** The language as people name it, then version and strictness where they are known. */
  readonly dialect: readonly string[];
  readonly mode: FillMode;
  /** Import statements of the module, as they stand. */
  readonly imports: readonly string[];
  /** Texts of constants and types of the module that the declarations refer to; of functions in a constant the heads. */
  readonly definitions: readonly string[];
  /** Types of the project that the imports bring in, one level deep. */
  readonly importedTypes: readonly string[];
  /** Header of the class that holds the element, and its fields: declared ones, what the constructor sets, and names that other methods set. */
  readonly container: { readonly header: string; readonly fields: readonly string[] } | null;
  readonly siblings: readonly Sibling[];
  readonly seen: readonly Seen[];
  readonly declaration: string;
  readonly docstring: string | null;
  /** What the body must do; null where behaviour is to be preserved. */
  readonly intent: string | null;
  readonly criteria: readonly string[];
  /** The present body, for a change. */
  readonly body: string | null;
  /** `hunks`: the body is long, so replacements inside it are allowed as an answer. */
  readonly answer: 'body' | 'body-or-hunks';
  /** Why the last answer was not taken, or which tests fail. */
  readonly retry: readonly GateFinding[];
}

export interface JuniorPromptInput {
  readonly read: ReadText;
  readonly plan: PlanSheet;
  readonly element: PlanSheetElement;
  readonly mode: FillMode;
  readonly retry?: readonly GateFinding[];
  /** Every file of the tree, by its path: what tools say is told without them. */
  readonly files?: readonly string[];
  /** Symbols of the same module whose bodies are shown too, as a measured option. */
  readonly reveal?: readonly string[];
}

/** Bodies longer than this may be answered with replacements. */
export const LONG_BODY_LINES = 60;

/**
 * Returns the prompt for one body. Source: CIRCUIT.md 6.
 *
 * @throws {CouplerError} `not-fillable` when the file does not parse or the element has no body.
 */
export async function juniorPrompt(input: JuniorPromptInput): Promise<JuniorPrompt> {
  const { element, mode, plan } = input;
  const module = await moduleAt(input.read, element.file);
  const own = module?.elements.find(({ symbol }) => symbol === element.symbol);
  if (!module || !own?.hole) throw notFillable(element);
  const container = module.elements.find(({ symbol }) => symbol === own.parent) ?? null;
  const body = mode === 'change' ? bodyOf(module, own.symbol) : null;
  const told = mode !== 'preserve';
  const definitions = referredDefinitions(module, own, plan, mode);
  const types = await importedTypes(input.read, module, own);
  const seen = await seenElements(input, module, [...definitions, ...types]);
  return {
    language: module.language,
    dialect: await dialectOf(input.read, element.file),
    mode,
    imports: module.imports.map(({ text }) => text),
    definitions,
    importedTypes: types,
    container: container && { header: container.declaration, fields: fieldsOf(module, container, own.symbol, body !== null) },
    siblings: siblingsOf(module, own, plan, new Set(seen.flatMap(({ symbol }) => symbol ?? []))),
    seen: seen.map(({ shown }) => shown),
    declaration: declarationOf(module, own),
    docstring: docTextOf(module, own) ?? null,
    intent: told && 'intent' in element && element.intent !== undefined ? element.intent : null,
    criteria: told ? plan.criteria.filter(({ id }) => element.criteria.includes(id)).map(({ statement }) => statement) : [],
    body,
    answer: body !== null && body.split('\n').length > LONG_BODY_LINES ? 'body-or-hunks' : 'body',
    retry: (input.retry ?? []).map((finding) => strippedFinding(finding, input.files ?? [])),
  };
}

function notFillable(element: PlanSheetElement): CouplerError {
  return new CouplerError({
    code: 'not-fillable',
    what: `No prompt was made for ${element.symbol}.`,
    why: `${element.file} does not parse, or holds no ${element.symbol} with a body.`,
    next: 'Lay the plan first, and fill elements with a body only.',
  });
}

interface SeenElement {
  /** Its symbol where it is a function of the same module, so that nothing is told of it twice. */
  readonly symbol: string | null;
  readonly shown: Seen;
}

async function seenElements(
  { read, element, reveal }: JuniorPromptInput,
  module: Module,
  shown: readonly string[],
): Promise<SeenElement[]> {
  const seen: SeenElement[] = [];
  const refs = [...('sees' in element ? (element.sees ?? []) : []), ...(reveal ?? []).map((symbol) => ({ file: module.path, symbol }))];
  for (const ref of refs) {
    const home = ref.file === module.path ? module : await moduleAt(read, ref.file);
    const target = home?.elements.find(({ symbol }) => symbol === ref.symbol);
    if (!home || !target || target.symbol === element.symbol) continue;
    const whole = withoutBodies(home, target.start, target.end);
    if (shown.some((text) => text.endsWith(whole))) continue;
    const body = target.hole ? bodyOf(home, target.symbol) : target.kind === 'class' ? membersOf(home, target) : null;
    const docstring = docTextOf(home, target);
    seen.push({
      symbol: home === module && target.kind !== 'class' ? target.symbol : null,
      shown: {
        declaration: qualified(home, target),
        ...(docstring === undefined ? {} : { docstring }),
        ...(body === null || isStub(body) ? {} : { body }),
      },
    });
  }
  return seen;
}

// Of a class, how it is made and what it declares; null when it tells neither.
function membersOf(home: Module, target: ModuleElement): string | null {
  const members = home.elements.filter(
    ({ symbol, parent, kind }) => parent === target.symbol && (kind === 'field' || symbol === constructorOf(home, target)),
  );
  const close = home.language === 'python' ? /$/ : /;?$/;
  const lines = members.map((member) => declarationOf(home, member).replace(close, home.language === 'python' ? '' : ';'));
  return lines.length === 0 ? null : lines.join('\n');
}

// A body that is still to be written says nothing.
function isStub(body: string): boolean {
  return body.includes('CIRCUIT-STUB:');
}

// The plan's own words, titles and values are not touched: a path in them is what the body is about. A test without a name is called by its file, and a
// rule of the project may be named after the file that holds it.
function strippedFinding(finding: GateFinding, files: readonly string[]): GateFinding {
  const { rule, message, test } = finding;
  const isFile = test !== undefined && files.includes(test);
  return {
    ...finding,
    rule: withoutPaths(rule, files),
    message: withoutPaths(message, files),
    ...(isFile ? { test: 'a test file without named tests' } : {}),
  };
}
