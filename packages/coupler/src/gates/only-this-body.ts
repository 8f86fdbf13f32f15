import type { Module, ModuleElement } from '@ticket-circuit/syntax';
import type { GateFinding } from './finding.ts';
import type { Candidate, Gate } from './gate.ts';

/**
 * Only this body: nothing but the hole has changed.
 *
 * The new body ends where the hole ends, the same elements stand in the same order, every other one has the same canonical text, the imports
 * are the same, and the own signature is the same. A text that closes its block, swallows what follows or adds a sibling fails here.
 * Source: COUPLER.md 6.
 */
export const onlyThisBodyGate: Gate = {
  name: 'only-this-body',
  law: 'Nothing but the body has changed: same elements, same texts, same signature.',
  check: async (candidate) => {
    const result = await candidate.parse();
    if (result.kind === 'syntax-error') return [];
    const beside = siblingFindings(candidate, result.module);
    return beside.length > 0 ? beside : ownFindings(candidate, result.module);
  },
};

function siblingFindings({ before, symbol }: Candidate, after: Module): GateFinding[] {
  const was = new Map(before.elements.map((element) => [element.symbol, element]));
  const is = new Map(after.elements.map((element) => [element.symbol, element]));
  const added = after.elements.filter((element) => !was.has(element.symbol));
  const gone = before.elements.filter((element) => !is.has(element.symbol));
  if (added.length > 0) return [finding('adds-element', `The text leaves the body and declares ${added[0]!.symbol} beside it.`)];
  if (gone.length > 0) return [finding('removes-element', `The text swallows ${gone[0]!.symbol}, which follows the body.`)];
  if (before.elements.some((element, index) => element.symbol !== after.elements[index]!.symbol))
    return [finding('reorders', 'The text changes the order of the elements around the body.')];
  const touched = before.elements.find((element) => element.symbol !== symbol && !isSame(element, is.get(element.symbol)!));
  if (touched) return [finding('changes-element', `The text changes ${touched.symbol}, which is not the element to fill.`)];
  return [];
}

function isSame(was: ModuleElement, is: ModuleElement): boolean {
  return was.normal === is.normal && was.parent === is.parent && was.kind === is.kind && was.exported === is.exported;
}

function ownFindings(candidate: Candidate, after: Module): GateFinding[] {
  const { before, symbol, spliced } = candidate;
  const was = before.elements.find((element) => element.symbol === symbol)!;
  const is = after.elements.find((element) => element.symbol === symbol);
  if (!is) return [];
  if (was.async !== is.async || changesGenerator(candidate, was, is)) {
    return [
      finding(
        'changes-kind',
        'The body changes what kind of function this is: await or yield may only stand where the declaration says so.',
      ),
    ];
  }
  if ((was.docstring === null) !== (is.docstring === null) || was.docstring?.text !== is.docstring?.text) {
    return [finding('changes-docstring', 'The first statement would become the docstring. The docstring is not yours to write.')];
  }
  if (was.normalSignature !== is.normalSignature || was.kind !== is.kind)
    return [finding('changes-signature', 'The text changes the signature. Return the body only.')];
  if (before.source.length > 0 && !isInsideHole(before, was, spliced, is))
    return [finding('leaves-hole', 'The text does not end where the body ends.')];
  return [];
}

// Only its body makes a Python function a generator, so a stub cannot tell: there the declared result does, where there is one.
function changesGenerator({ before, symbol, original }: Candidate, was: ModuleElement, is: ModuleElement): boolean {
  const old = original?.elements.find((element) => element.symbol === symbol);
  if (old) return old.generator !== is.generator;
  const isStub = was.hole !== null && before.source.slice(was.hole.start, was.hole.end).includes('CIRCUIT-STUB:');
  if (before.language !== 'python' || !isStub) return was.generator !== is.generator;
  const result = /->([^]*)$/.exec(is.declaration)?.[1];
  return is.generator && result !== undefined && !/Iterator|Iterable|Generator|Any|object/.test(result);
}

// The hole of an arrow's expression gains braces, the first on the arrow's line, so its own range moves; its element must still end at the same
// distance from the end.
function isInsideHole(before: Module, was: ModuleElement, spliced: string, is: ModuleElement): boolean {
  if (!was.hole || !is.hole) return false;
  const tail = (source: string, end: number) => source.length - end;
  if (before.language === 'python')
    return is.hole.start >= was.hole.start && tail(spliced, is.hole.end) >= tail(before.source, was.hole.end);
  const isBraced = was.hole.form === 'expression' && is.hole.form !== 'expression';
  const shift = isBraced ? 1 : 0;
  const sameHead = isBraced
    ? spliced.slice(0, is.hole.start - 1).trimEnd() === before.source.slice(0, was.hole.start).trimEnd()
    : is.hole.start === was.hole.start;
  return sameHead && tail(spliced, is.hole.end) === tail(before.source, was.hole.end) + shift;
}

function finding(rule: string, message: string): GateFinding {
  return { gate: 'only-this-body', rule, message };
}
