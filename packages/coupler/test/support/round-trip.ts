import { bodyOf, driverFor, type Module, type ModuleElement, type ParseResult } from '@ticket-circuit/syntax';
import { withBodies } from '../../src/senior/with-bodies.ts';

/** What came of lowering a source to its declarations and rendering it again. */
export interface RoundTrip {
  /** Functions whose bodies were taken out and put back. */
  readonly functions: number;
  /** Of these, the ones that came back byte for byte. */
  readonly identical: number;
  /** Of the others, the ones that came back with the same tree: bodies on the line of their header, comments left of their block. */
  readonly sameTree: number;
  /** One sentence each; empty when the round trip held. */
  readonly faults: readonly string[];
}

/**
 * Takes every body out of a source, puts a stub in its place, reads that, and puts the bodies back. Null when the source does not parse.
 *
 * It holds when the holes lie apart and in order, when the slices beside and inside of them make up the source, when the stubs change no
 * element and no signature, and when each body comes back as it was, or at least as the same tree.
 */
export async function roundTrip(source: string, path: string): Promise<RoundTrip | null> {
  const driver = driverFor(path)!;
  const before = await driver.parse(source, path);
  if (before.kind !== 'module') return null;
  const { module } = before;
  const open = module.elements.filter(({ hole }) => hole !== null);
  const none = { functions: open.length, identical: 0, sameTree: 0 };
  if (renderedSlices(module) !== source) return { ...none, faults: ['The slices of the source do not make it up.'] };
  const blank = await driver.parse(
    withBodies(
      module,
      open.map((element) => [element.symbol, stubFor(module, element)]),
    ),
    path,
  );
  const blankFaults = faultsOfBlank(module, blank);
  if (blank.kind !== 'module' || blankFaults.length > 0) return { ...none, faults: blankFaults };
  const filled = withBodies(
    blank.module,
    open.map(({ symbol }) => [symbol, bodyOf(module, symbol)!]),
  );
  if (filled === source) return { ...none, identical: open.length, faults: [] };
  return { ...none, ...compared(module, await driver.parse(filled, path)) };
}

/** Returns the source as its slices make it up. @throws when holes overlap or lie outside of their elements. */
function renderedSlices({ source, elements }: Module): string {
  let rendered = '';
  let at = 0;
  for (const { hole, start, end, symbol } of elements) {
    if (hole === null) continue;
    if (hole.start < at || hole.end < hole.start || hole.start < start || !isBehindOnLine(source, end, hole.end))
      throw new Error(
        `The hole of ${symbol} lies at ${hole.start} to ${hole.end}, the element at ${start} to ${end}, the last hole ends at ${at}.`,
      );
    rendered += source.slice(at, hole.start) + source.slice(hole.start, hole.end);
    at = hole.end;
  }
  return rendered + source.slice(at);
}

// A comment behind the last statement of a Python body is the body's.
function isBehindOnLine(source: string, elementEnd: number, holeEnd: number): boolean {
  return holeEnd <= elementEnd || /^[ \t]*;?[ \t]*(?:#.*)?$/.test(source.slice(elementEnd, holeEnd));
}

function stubFor({ language }: Module, { hole }: ModuleElement): string {
  if (language === 'python') return 'raise NotImplementedError';
  return hole?.form === 'expression' ? 'return undefined;' : 'throw new Error();';
}

function faultsOfBlank(module: Module, blank: ParseResult): string[] {
  if (blank.kind !== 'module') return [`With stubs it does not parse: line ${blank.faults[0]?.line}: ${blank.faults[0]?.message}`];
  const names = ({ elements }: Module) => elements.map(({ symbol, kind }) => `${kind} ${symbol}`).join('\n');
  if (names(module) !== names(blank.module)) return ['With stubs it has other elements.'];
  return module.elements.flatMap((element, index) =>
    element.normalSignature === blank.module.elements[index]!.normalSignature &&
    element.docstring?.text === blank.module.elements[index]!.docstring?.text
      ? []
      : [`With a stub the signature of ${element.symbol} is another one.`],
  );
}

function compared(module: Module, filled: ParseResult): Pick<RoundTrip, 'identical' | 'sameTree' | 'faults'> {
  if (filled.kind !== 'module')
    return {
      identical: 0,
      sameTree: 0,
      faults: [`Filled again it does not parse: line ${filled.faults[0]?.line}: ${filled.faults[0]?.message}`],
    };
  let identical = 0;
  let sameTree = 0;
  const faults: string[] = [];
  for (const [index, was] of module.elements.entries()) {
    const is = filled.module.elements[index];
    const textOf = ({ source }: Module, { leadStart, end, hole }: ModuleElement) => source.slice(leadStart, Math.max(end, hole?.end ?? 0));
    if (is === undefined || was.normal !== is.normal) faults.push(`${was.symbol} came back as another tree.`);
    else if (was.hole === null) continue;
    else if (textOf(module, was) === textOf(filled.module, is)) identical += 1;
    else sameTree += 1;
  }
  return { identical, sameTree, faults };
}
