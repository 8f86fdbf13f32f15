import type { HoleBody } from './python-holes.ts';

/** The module with the hole, a script that V8 can compile; `between` is what stands before the next sibling. */
export function javascriptHome(between: ' ' | '\n\n  '): string {
  return `const limit = 3;

class Box {
  before() { return \`a\`; }

  target(a) {
    return a;
  }${between}/** Doc. */ after() { return \`x\`; }

  async later() {
    return await this.after();
  }
}

function last(b = /* c */ "x") { return 2; }
`;
}

const own = (...each: readonly string[]): string => each.map((line) => `    ${line}`).join('\n');

const PLAIN: readonly HoleBody[] = [
  { trick: 'a return', body: own('return a;') },
  { trick: 'several statements', body: own('const b = a + 1;', 'if (b) {', '  return b;', '}', 'return null;') },
  { trick: 'lines without semicolons', body: own('const b = a', 'return b') },
  { trick: 'a line comment at the end', body: own('return a; // }') },
  { trick: 'a block comment with a brace', body: own('return a; /* } */') },
  { trick: 'a template over several lines', body: `    return \`\nleft\n          right \${a\n}\`;` },
  { trick: 'braces in texts and patterns', body: own('return "}" + `}` + /[}]}/.source;') },
  {
    trick: 'nested functions and classes',
    body: own('function inner() { return 1; }', 'class Inner { m() { return inner(); } }', 'return new Inner();'),
  },
  { trick: 'an arrow with an object', body: own('return () => ({ a, b: 1 });') },
  { trick: 'blocks and labels', body: own('outer: for (const b of a) { for (;;) { continue outer; } }', '{ let b = 1; void b; }') },
  { trick: 'try with everything', body: own('try { return 1; } catch { return 2; } finally { a = null; }') },
  { trick: 'a regular expression behind a bracket', body: own('if (a) /}/.test(a);') },
  { trick: 'a division that looks like one', body: own('return a / 2 / 3;') },
  { trick: 'a class with private members', body: own('return class { #b = a; static { this.c = 1; } get b() { return this.#b; } };') },
  { trick: 'a tagged template', body: own('return String.raw`\\u${a}`;') },
  { trick: 'a fence, which is a tagged template to the language', body: '```js\n    return a;\n```', law: 'text/fence' },
  { trick: 'an arrow in the place of a block', body: own('return a => a;') },
  { trick: 'a name with an escape', body: own('return \\u0061;') },
  { trick: 'an empty statement', body: own(';') },
  { trick: 'optional chains', body: own('return a?.[0]?.b ?? a;') },
];

const ESCAPES: readonly HoleBody[] = [
  { trick: 'a closing brace and a sibling', body: own('return a; }', 'evil() { return 1;') },
  { trick: 'a closing brace, a sibling and a comment', body: own('return a; } evil() { return 1; //') },
  { trick: 'a closed class and a function', body: own('return a; } }', 'function evil() { {') },
  { trick: 'a closed class and a class that takes the rest', body: own('return a; } }', 'class Evil { m() {') },
  { trick: 'a field of the class', body: own('return a; } evil = 1; other() {') },
  { trick: 'a static block', body: own('return a; } static {') },
  { trick: 'a getter that takes the rest', body: own('return a; } get evil() { return 1;') },
  { trick: 'a second target', body: own('return a; } target(a) { return 2;') },
  { trick: 'a closing brace alone', body: own('return a; }') },
  { trick: 'an opening brace alone', body: own('if (a) {') },
  { trick: 'an open template', body: own('return `') },
  { trick: 'an open template that the next one closes', body: own('return `${a}', '') },
  { trick: 'an open comment', body: own('return a; /*') },
  { trick: 'a comment that takes the next one', body: own('return a; } /* */ evil() { /*') },
  { trick: 'an open text', body: own('return "a') },
  { trick: 'an open bracket', body: own('return (a') },
  { trick: 'an open pattern', body: own('return /a') },
  { trick: 'a line comment without its end', body: own('return a; //') },
  { trick: 'an HTML comment', body: own('<!-- x', 'return a;') },
  { trick: 'the end of an HTML comment', body: own('--> x', 'return a;') },
  { trick: 'a line separator behind a line comment', body: own('return a; // \u2028 } evil() {'), law: 'text/line-separator' },
  { trick: 'a paragraph separator behind a line comment', body: own('// \u2029 evil = 1;', 'return a;'), law: 'text/line-separator' },
  { trick: 'a lone carriage return behind a line comment', body: own('return a; // \r } evil() {'), law: 'text/carriage-return' },
  { trick: 'a comma and another value', body: own('return a, b'), law: 'undefined-names/undefined' },
  { trick: 'a decorator for the next sibling', body: own('return a; }', '  @evil other() {') },
];

const BROKEN: readonly HoleBody[] = [
  { trick: 'nothing', body: '', law: 'text/empty' },
  { trick: 'a comment alone', body: own('/* todo */ // more'), law: 'text/empty' },
  { trick: 'prose', body: own('Here is the body:', 'return a;') },
  { trick: 'the whole method', body: own('target(a) {', '  return a;', '}') },
  { trick: 'await in a plain function', body: own('return await a;') },
  { trick: 'yield* in a plain function', body: own('return yield* a;') },
  { trick: 'two bindings of one name', body: own('let b = 1; let b = 2;') },
  { trick: 'a binding of the parameter', body: own('let a = 1;') },
  { trick: 'an import', body: own("import b from 'b';") },
  { trick: 'an export', body: own('export const b = 1;') },
  { trick: 'a call of super', body: own('super();') },
  { trick: 'a break outside of a loop', body: own('break;') },
  { trick: 'a constant without a value', body: own('const b;') },
  { trick: 'an assignment to a call', body: own('a() = 1;') },
  { trick: 'an assignment to an optional chain', body: own('a?.b = 1;') },
  { trick: 'an unknown private name', body: own('return this.#b;') },
  { trick: 'with, in the strict code of a class', body: own('with (a) { return b; }') },
  { trick: 'an octal number in strict code', body: own('return 010;') },
  { trick: 'a type annotation in plain JavaScript', body: own('const b: number = a;') },
  { trick: 'a byte of nothing', body: own('return a; // \0'), law: 'text/control-character' },
];

const BOMBS: readonly HoleBody[] = [
  { trick: '3,000 brackets', body: own(`return ${'('.repeat(3000)}a${')'.repeat(3000)};`), law: 'text/nested-brackets' },
  { trick: '3,000 arrays', body: own(`return ${'['.repeat(3000)}${']'.repeat(3000)};`), law: 'text/nested-brackets' },
  { trick: '3,000 blocks', body: own(`${'{'.repeat(3000)}${'}'.repeat(3000)}`), law: 'text/nested-brackets' },
  { trick: '20,000 terms', body: own(`return ${'1+'.repeat(20_000)}1;`), law: 'text/long-chain' },
  { trick: '10,000 members', body: own(`return a${'.b'.repeat(10_000)};`), law: 'text/long-chain' },
  { trick: '10,000 negations', body: own(`return ${'!'.repeat(10_000)}a;`) },
  { trick: '8,000 arrows', body: own(`return ${'b=>'.repeat(8000)}a;`) },
  { trick: '100 kB', body: own(`return "${'x'.repeat(100_000)}";`), law: 'text/too-long' },
];

const REACHING: readonly HoleBody[] = [
  { trick: 'a rebound sibling', body: own('last = null;'), law: 'undefined-names/rebinds-sibling' },
  { trick: 'a shadowed sibling', body: own('function last() { return 9; }', 'return last();'), law: 'undefined-names/shadows-sibling' },
  { trick: 'eval', body: own('return eval("a");'), law: 'undefined-names/reaches-out' },
  { trick: 'Function', body: own('return new Function("return 1")();'), law: 'undefined-names/reaches-out' },
  { trick: 'globalThis', body: own('globalThis.last = null;'), law: 'undefined-names/reaches-out' },
  { trick: 'require', body: own('return require("fs");'), law: 'undefined-names/reaches-out' },
  { trick: 'an undeclared name', body: own('return slugHelper(a);'), law: 'undefined-names/undefined' },
  { trick: 'a directive', body: own("'use strict';", 'return a;') },
  { trick: 'text that turns around', body: own('return a; // \u202E x'), law: 'text/hidden-character' },
  { trick: 'a character without width', body: own('return "\u200B";'), law: 'text/hidden-character' },
];

/** All of them. Source: COUPLER.md 6. */
export const JAVASCRIPT_BODIES: readonly HoleBody[] = [...PLAIN, ...ESCAPES, ...BROKEN, ...BOMBS, ...REACHING];
