import { scopeOf, type Module } from '@ticket-circuit/syntax';
import type { GateFinding } from './finding.ts';
import type { Candidate, Gate } from './gate.ts';
import { globalsOf } from './globals.ts';
import { reachingNames } from './reaching-names.ts';

/**
 * Undefined names: every name that the body reads is declared somewhere, and the body does not reach out of itself.
 *
 * Declared: in the body, as a parameter, in the module, by an import, as a global of the language, or used by the module before; where behaviour is to be
 * preserved also what the original read. Reaching out:
 * evaluating text, importing by name, rebinding or shadowing a function or class of the module; what the body already did, or the intent
 * names, is allowed. Types are left to the type check. Source: COUPLER.md 6.
 */
export const undefinedNamesGate: Gate = {
  name: 'undefined-names',
  law: 'Every name that the body reads is declared, and no other element is rebound from inside it.',
  check: async (candidate) => {
    const result = await candidate.parse();
    if (result.kind === 'syntax-error') return [];
    return [...undefinedFindings(candidate, result.module), ...reachingFindings(candidate, result.module)];
  },
};

function undefinedFindings({ before, symbol, body, original }: Candidate, after: Module): GateFinding[] {
  const known = new Set([...knownNames(before), ...(original ? scopeOf(original, symbol).free : [])]);
  const { free } = scopeOf(after, symbol);
  return free
    .filter((name) => !known.has(name))
    .map((name) => ({
      gate: 'undefined-names',
      rule: 'undefined',
      message: `${name} is declared nowhere: it is no parameter, sibling, import or global.`,
      ...lineOf(body, name),
    }));
}

// One module is filled body by body, and what it declares is the same for all.
const namesOf = new WeakMap<Module, ReadonlySet<string>>();

function knownNames(before: Module): ReadonlySet<string> {
  const names = namesOf.get(before) ?? declaredAndUsed(before);
  namesOf.set(before, names);
  return names;
}

function declaredAndUsed(before: Module): Set<string> {
  const known = new Set(globalsOf(before.language));
  for (const element of before.elements) {
    if (element.parent === null)
      for (const name of element.symbol.replace(/#\d+$/, '').split(', ')) known.add(name.replace(/^<export>/, ''));
    const { free, declares, assigned } = scopeOf(before, element.symbol);
    for (const name of [...free, ...declares, ...assigned]) known.add(name);
  }
  for (const { names } of before.imports) for (const { local } of names) known.add(local);
  return known;
}

function reachingFindings({ before, symbol, body, allowance, original }: Candidate, after: Module): GateFinding[] {
  // Where behaviour is to be preserved, what the original did is what has to be done.
  const was = scopeOf(original ?? before, symbol);
  const is = scopeOf(after, symbol);
  const siblings = new Set(
    before.elements
      .filter((element) => element.parent === null && (element.kind === 'function' || element.kind === 'class'))
      .map((element) => element.symbol),
  );
  const isAllowed = (name: string) => new RegExp(`(?<![\\w$])${name.replace(/\$/g, '\\$')}(?![\\w$])`).test(allowance);
  const reaching = reachingNames(before.language);
  const findings: GateFinding[] = [];
  for (const name of is.free.filter((one) => reaching.has(one) && !was.free.includes(one) && !isAllowed(one))) {
    findings.push({ gate: 'undefined-names', rule: 'reaches-out', message: `${name} reaches out of the body.`, ...lineOf(body, name) });
  }
  for (const name of is.assigned.filter((one) => siblings.has(one) && !was.assigned.includes(one))) {
    findings.push({
      gate: 'undefined-names',
      rule: 'rebinds-sibling',
      message: `The body assigns to ${name}, which another element declares.`,
      ...lineOf(body, name),
    });
  }
  for (const name of is.nested.filter((one) => siblings.has(one) && !was.nested.includes(one))) {
    findings.push({
      gate: 'undefined-names',
      rule: 'shadows-sibling',
      message: `The body declares its own ${name}, which hides another element.`,
      ...lineOf(body, name),
    });
  }
  return findings;
}

function lineOf(body: string, name: string): { line?: number } {
  const index = body.split('\n').findIndex((line) => line.normalize('NFKC').includes(name));
  return index < 0 ? {} : { line: index + 1 };
}
