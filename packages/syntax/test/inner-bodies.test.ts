import { expect, it } from 'vitest';
import { innerBodies } from '../src/index.ts';
import { parseModule } from './parse-module.ts';

it('finds the bodies of functions in a constant, a field and a constructor, the outer ones alone, and not the one that holds all', async () => {
  const source = [
    'const memo = { alloc(a) { return () => a; }, free: (b) => ({ b }), n: 1 };',
    'const load = wrap(async function () { return 1; });',
    'const Box = class { open() { return 2; } };',
    'class A {',
    '  late = debounce(() => this.n);',
    '  constructor() { this.cb = () => { this.n = 1; }; }',
    '}',
    '',
  ].join('\n');
  const module = await parseModule(source);
  const bodies = (start: number, end: number) =>
    innerBodies(module, start, end).map((one) => `${one.hasBraces} ${source.slice(one.start, one.end)}`);
  const of = (symbol: string) => module.elements.find((one) => one.symbol === symbol)!;
  expect(bodies(of('memo').start, of('memo').end)).toEqual(['true { return () => a; }', 'false { b }']);
  expect(bodies(of('load').start, of('load').end)).toEqual(['true { return 1; }']);
  expect(bodies(of('Box').start, of('Box').end)).toEqual(['true { return 2; }']);
  expect(bodies(of('A.late').start, of('A.late').end)).toEqual(['false this.n']);
  const { hole } = of('A.constructor');
  expect(bodies(hole!.start, hole!.end)).toEqual(['true { this.n = 1; }']);
});
