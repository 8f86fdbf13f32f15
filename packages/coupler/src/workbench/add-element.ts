import { addImport, composeElement, diffElements, driverFor, insertElement, type Module, SyntaxEditError } from '@ticket-circuit/syntax';
import { markOf, stubTarget } from '../lay/lay-added.ts';
import { readModule, refused, type Workpiece, type Worked } from './workpiece.ts';

/** A class or function to declare. */
export interface Addition {
  readonly kind: 'class' | 'function';
  readonly declaration: string;
  readonly docstring?: string;
  /** Symbol of the class that holds it. */
  readonly parent?: string;
  /** Symbol of the element that it stands behind. */
  readonly after?: string;
  /** Import statements that the declaration or the body needs. */
  readonly imports?: readonly string[];
  /** Whole declarations of fields, of a class only. */
  readonly fields?: readonly string[];
}

type Refused = Extract<Worked, { kind: 'refused' }>;

/** Returns the workpiece with one more class, empty but for its fields, or one more function, whose body is a stub. Nothing else may change. */
export async function addElement(piece: Workpiece, addition: Addition): Promise<Worked> {
  if (piece.original !== null) return refused('preserved', 'The module is to come out as the same program: nothing is added to it.');
  let { module } = piece;
  for (const text of addition.imports ?? []) {
    const after = await edited(module, () => addImport(module, text));
    if ('kind' in after) return after;
    const other = diffElements(module, after).find(({ kind }) => kind !== 'import');
    if (other) return refused('bad-import', `The import declares ${other.symbol} as well.`);
    module = after;
  }
  const declared = await declare(module, addition, piece.nonce);
  if ('kind' in declared) return declared;
  module = declared.module;
  for (const field of addition.fields ?? []) {
    const before = module;
    const after = await edited(before, () => insertElement(before, { declarationText: field, parent: declared.symbol }));
    if ('kind' in after) return after;
    const complaint = complaintAbout(before, after, ['field'], declared.symbol);
    if (complaint) return complaint;
    module = after;
  }
  return { kind: 'worked', piece: { ...piece, module }, symbol: declared.symbol };
}

async function declare(module: Module, addition: Addition, nonce: string): Promise<{ module: Module; symbol: string } | Refused> {
  const { kind, declaration, docstring, parent, after } = addition;
  const text = () => {
    const driver = driverFor(module.path)!;
    const symbol = `${parent === undefined ? '' : `${parent}.`}${/\bconstructor\s*\(/.test(declaration) ? 'constructor' : 'added'}`;
    const body = kind === 'class' ? '' : driver.stub(stubTarget(module, symbol, declaration), markOf('body', nonce));
    return composeElement(module.language, { declaration, body, ...(docstring === undefined ? {} : { docstring }) });
  };
  const added = await edited(module, () =>
    insertElement(module, {
      declarationText: text(),
      ...(parent === undefined ? {} : { parent }),
      ...(after === undefined ? {} : { after }),
    }),
  );
  if ('kind' in added) return added;
  const complaint = complaintAbout(module, added, kind === 'class' ? ['class'] : ['function', 'method'], parent ?? null);
  if (complaint) return complaint;
  const known = new Set(module.elements.map(({ symbol }) => symbol));
  const element = added.elements.find(({ symbol }) => !known.has(symbol))!;
  const { hole, symbol } = element;
  if (hole && !added.source.slice(hole.start, hole.end).includes(nonce))
    return refused('declares-body', `The declaration of ${symbol} brings a body of its own. Declare it without, then set the body.`);
  if (/#\d+$/.test(symbol) && !element.declaration.startsWith('@'))
    return refused('already-there', `${symbol.replace(/#\d+$/, '')} is there already.`);
  return { module: added, symbol };
}

// A declaration that declares something else, or more, would get in without being asked for.
function complaintAbout(before: Module, after: Module, kinds: readonly string[], parent: string | null): Refused | null {
  const changes = diffElements(before, after);
  const added = changes.filter(({ change }) => change === 'added');
  const other = changes.find(({ change }) => change !== 'added');
  if (other) return refused('changes-element', `The declaration changes ${other.symbol}, which is there already.`);
  const [first, second] = added;
  if (!first) return refused('declares-nothing', 'The declaration declares nothing.');
  if (!kinds.includes(first.kind)) return refused('other-kind', `The declaration declares a ${first.kind}, not a ${kinds[0]!}.`);
  if (second) return refused('declares-more', `The declaration declares ${second.symbol} beside ${first.symbol}. Add one at a time.`);
  const held = after.elements.find(({ symbol }) => symbol === first.symbol)!.parent;
  return held === parent ? null : refused('other-place', `${first.symbol} does not stand where it was asked for.`);
}

async function edited(module: Module, edit: () => string): Promise<Module | Refused> {
  let text: string;
  try {
    text = edit();
  } catch (error) {
    if (!(error instanceof SyntaxEditError)) throw error;
    return refused(error.code, `${error.what} ${error.why}`);
  }
  const after = await readModule(text, module.path);
  return 'kind' in after ? withoutLines(after) : after;
}

// Lines of the whole module say nothing to the author of one declaration.
function withoutLines({ findings }: Refused): Refused {
  return { kind: 'refused', findings: findings.map(({ gate, rule, message }) => ({ gate, rule, message })) };
}
