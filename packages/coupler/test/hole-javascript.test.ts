import { Script } from 'node:vm';
import { parse } from '@babel/parser';
import { driverFor, type Module } from '@ticket-circuit/syntax';
import { describe, expect, it } from 'vitest';
import { placeBody, runGates } from '../src/index.ts';
import { parseText } from '../src/open-module.ts';
import { JAVASCRIPT_BODIES, javascriptHome } from './support/javascript-holes.ts';

type Truth = 'good' | 'refused' | 'changed';

/** The tree of a script without the body of `Box.target`, or null when V8 does not compile it. */
function outside(source: string): string | null {
  try {
    void new Script(source);
    const tree = parse(source, { sourceType: 'script' });
    const box = tree.program.body.find((node) => node.type === 'ClassDeclaration' && node.id?.name === 'Box');
    const members = box?.type === 'ClassDeclaration' ? box.body.body : [];
    for (const member of members)
      if (member.type === 'ClassMethod' && (member.key as { name?: string }).name === 'target') member.body.body = [];
    return JSON.stringify(tree.program.body, (key, value: unknown) =>
      /^(?:start|end|loc|extra|directives|.*[cC]omments)$/.test(key) ? undefined : value,
    );
  } catch {
    return null;
  }
}

function placedRaw(module: Module, body: string, path: string) {
  const { hole } = module.elements.find(({ symbol }) => symbol === 'Box.target')!;
  const spliced = module.source.slice(0, hole!.start) + body + module.source.slice(hole!.end);
  const parsed = () => driverFor(path)!.parse(spliced, path);
  return { ...placeBody(module, 'Box.target', ';', { original: null, allowance: '' }), body, spliced, parse: parsed };
}

async function casesOf(between: ' ' | '\n\n  ', path: string) {
  const source = javascriptHome(between);
  const wanted = outside(source);
  const opened = await parseText(source, path);
  if (opened.kind !== 'module' || wanted === null) throw new Error('The module of this test does not parse.');
  const cases: { name: string; law: string | undefined; truth: Truth; findings: string[] }[] = [];
  for (const { trick, body, law } of JAVASCRIPT_BODIES) {
    for (const how of ['placed', 'raw'] as const) {
      const candidate =
        how === 'placed'
          ? placeBody(opened.module, 'Box.target', body, { original: null, allowance: '' })
          : placedRaw(opened.module, body, path);
      const found = outside(candidate.spliced);
      const findings = (await runGates(candidate)).map(({ gate, rule }) => `${gate}/${rule}`);
      cases.push({
        name: `${trick}, ${how}, ${path}`,
        law,
        truth: found === null ? 'refused' : found === wanted ? 'good' : 'changed',
        findings,
      });
    }
  }
  return cases;
}

describe('a hole of JavaScript, judged beside V8', () => {
  // A file of TypeScript takes more than V8 does, and that is not asked here.
  it('takes every body that V8 takes and that leaves all else alone, and no other one', async () => {
    const cases = [...(await casesOf(' ', 'a.js')), ...(await casesOf('\n\n  ', 'a.js'))];
    const taken = cases.filter(({ findings }) => findings.length === 0);
    expect(taken.filter(({ truth }) => truth !== 'good')).toEqual([]);
    const refused = cases.filter(({ truth, findings }) => truth === 'good' && findings.length > 0);
    expect(refused.filter(({ law, findings }) => law === undefined || !findings.includes(law))).toEqual([]);
    expect(
      JAVASCRIPT_BODIES.filter(
        ({ law, trick }) => law && !cases.some(({ name, findings }) => name.startsWith(trick) && findings.includes(law)),
      ),
    ).toEqual([]);
    expect(cases.length).toBeGreaterThanOrEqual(316);
    for (const truth of ['good', 'refused', 'changed'] as const)
      expect(cases.filter((one) => one.truth === truth).length).toBeGreaterThan(25);
  });
});
