import { bodyOf, type Module, type ModuleElement } from '@ticket-circuit/syntax';
import { declarationOf } from './shown-element.ts';
import { withoutBodies } from './without-bodies.ts';

/**
 * Returns what a class keeps: its declared fields, then the fields that its constructor sets and no declaration tells, each as the assignment
 * stands there, then the names of those that only other methods set. `without` is the method to write. Where that is the constructor its author is
 * told the names that other methods use instead, unless `seesOwn`: the present body.
 */
export function fieldsOf(module: Module, container: ModuleElement, without: string, seesOwn: boolean): string[] {
  const members = module.elements.filter(({ parent }) => parent === container.symbol);
  const declared = members.filter(({ kind }) => kind === 'field');
  const constructor = members.find(({ symbol }) => symbol === constructorOf(module, container));
  const isOfConstructor = constructor?.symbol === without;
  const named = new Set(members.map(({ symbol }) => symbol.slice(container.symbol.length + 1)));
  const set =
    constructor?.hole && !isOfConstructor ? assignments(module, constructorText(module, constructor), named) : new Map<string, string>();
  const others = members.filter(({ symbol }) => symbol !== without && symbol !== constructor?.symbol);
  const bodies = others.map(({ symbol, hole }) => (hole ? (bodyOf(module, symbol) ?? '') : '')).join('\n');
  const only = ownNames(module, bodies, isOfConstructor && !seesOwn ? 'used' : 'set').filter((name) => !named.has(name) && !set.has(name));
  const self = module.language === 'python' ? 'self' : 'this';
  return [...declared.map((field) => declarationOf(module, field)), ...set.values(), ...only.map((name) => `${self}.${name} = …`)];
}

/** Returns the symbol that the constructor of a class has. */
export function constructorOf({ language }: Module, { symbol }: ModuleElement): string {
  return `${symbol}.${language === 'python' ? '__init__' : 'constructor'}`;
}

function constructorText(module: Module, { symbol, hole }: ModuleElement): string {
  if (module.language === 'python' || !hole) return bodyOf(module, symbol) ?? '';
  const text = withoutBodies(module, hole.start, hole.end).replaceAll('\r\n', '\n');
  return text.replaceAll(`\n${hole.indent}`, '\n');
}

function assignments({ language }: Module, body: string, named: ReadonlySet<string>): Map<string, string> {
  const start = language === 'python' ? /^\s*self\.(\w+)\s*(?::[^=]+)?=(?!=)/ : /^\s*this\.(#?[\w$]+)\s*=(?!=)/;
  const lines = body.split('\n');
  const found = new Map<string, string>();
  lines.forEach((line, index) => {
    const name = start.exec(line)?.[1];
    if (name === undefined || named.has(name) || found.has(name)) return;
    let end = index + 1;
    while (end < lines.length && depth(lines.slice(index, end).join('\n')) > 0) end += 1;
    found.set(name, lines.slice(index, end).join('\n').trim());
  });
  return found;
}

/** A comment or text that reads like one only gives a name too many. */
function ownNames({ language }: Module, text: string, how: 'set' | 'used'): string[] {
  const name = language === 'python' ? String.raw`(?<![\w.])self\.(\w+)` : String.raw`(?<![\w$.])this\.([\w$]+)`;
  const end = how === 'used' ? '' : language === 'python' ? String.raw`\s*(?::[^=\n]+)?=(?!=)` : String.raw`\s*=(?![=>])`;
  return [...new Set([...text.matchAll(new RegExp(name + end, 'gu'))].map(([, found = '']) => found))];
}

// How many brackets are open at the end; a bracket in a string only shows a line too many.
function depth(text: string): number {
  return (text.match(/[([{]/g)?.length ?? 0) - (text.match(/[)\]}]/g)?.length ?? 0);
}
