import { isFirstOnLine, lineEndOf, lineStartOf, nextLineOf, splice } from '../lines.ts';
import type { Module, ModuleElement } from '../module.ts';
import { findElement } from './find-element.ts';

/**
 * Returns the module's source without an element, its leading comments and a comment behind it on its last line.
 *
 * The larger one of the gaps above and below stays; a Python block that would be empty gets `pass`.
 *
 * @throws {SyntaxEditError} `unknown-symbol` when the module has no such element.
 */
export function removeElement(module: Module, symbol: string): string {
  const element = findElement(module, symbol);
  const { source } = module;
  const { start, end, isWholeLines } = cutOf(module, element);
  if (module.language === 'python' && isAlone(module, element))
    return splice(source, start, end, `${isWholeLines ? leadOf(source, element) : ''}pass${isWholeLines ? module.eol : ''}`);
  if (!isWholeLines) return splice(source, start, end, '');
  return joinGaps(source.slice(0, start), source.slice(end));
}

function leadOf(source: string, element: ModuleElement): string {
  return source.slice(lineStartOf(source, element.start), element.start);
}

function cutOf(module: Module, element: ModuleElement): { start: number; end: number; isWholeLines: boolean } {
  const { source } = module;
  const line = lineEndOf(source, element.end);
  const rest = source.slice(element.end, line);
  const isLast =
    module.language === 'python'
      ? /^[ \t]*;?[ \t]*(?:#.*)?\r?$/.test(rest)
      : /^[ \t]*;?[ \t]*(?:\/\/.*|(?:\/\*.*?\*\/[ \t]*)+)?\r?$/.test(rest);
  if (isLast && isFirstOnLine(source, element.leadStart)) {
    const from = lineStartOf(source, element.leadStart);
    return { start: source.charCodeAt(from) === 0xfeff ? from + 1 : from, end: nextLineOf(source, element.end), isWholeLines: true };
  }
  const gap = /^[ \t]*;?[ \t]*/.exec(rest)?.[0].length ?? 0;
  return { start: element.leadStart, end: element.end + (isLast ? 0 : gap), isWholeLines: false };
}

function joinGaps(above: string, below: string): string {
  const gapAbove = /(?:(?<=\n|^)[ \t]*\r?\n)*$/.exec(above)?.[0] ?? '';
  const gapBelow = /^(?:[ \t]*\r?\n)*/.exec(below)?.[0] ?? '';
  const head = above.slice(0, above.length - gapAbove.length);
  const tail = below.slice(gapBelow.length);
  const opensHere = head === '' || head === '\uFEFF' || /\{[ \t]*\r?\n$/.test(head);
  const closesHere = tail.trim() === '' || /^\s*[}\])]/.test(tail);
  const countOf = (gap: string) => gap.split('\n').length;
  const gap = opensHere || closesHere ? '' : countOf(gapAbove) > countOf(gapBelow) ? gapAbove : gapBelow;
  return head + gap + tail;
}

// The header of the block it stands in is the class, or for conditional definitions an `if` line right above.
function isAlone(module: Module, element: ModuleElement): boolean {
  const siblings = module.elements.filter((other) => other !== element && other.parent === element.parent);
  if (element.parent !== null) {
    const home = module.elements.find((other) => other.symbol === element.parent);
    const hasOther = siblings.some((other) => other.start !== element.start);
    return home?.docstring === null && !hasOther;
  }
  return /\S/.test(leadOf(module.source, element)) || isOnlyInBlock(module.source, element);
}

function isOnlyInBlock(source: string, element: ModuleElement): boolean {
  const indent = leadOf(source, element).length;
  if (indent === 0) return false;
  const above = source.slice(0, lineStartOf(source, element.leadStart)).trimEnd();
  const below = source
    .slice(element.end)
    .split('\n')
    .slice(1)
    .find((line) => line.trim() !== '' && !line.trim().startsWith('#'));
  const indentBelow = below === undefined ? 0 : /^[ \t]*/.exec(below)![0].length;
  return above.endsWith(':') && indentBelow < indent;
}
