import { expect, it } from 'vitest';
import { add, change, plan } from '../test/plans.ts';
import { concernedElements, type Pointer } from './concerned-elements.ts';

const PLAN = plan([
  change('README.md', '*'),
  add('src/a.js', 'one'),
  change('src/a.js', 'two', { criteria: ['C2'] }),
  change('words.txt', '*', { id: 'words', criteria: ['C3'] }),
]);
const ids = (pointer: Pointer, of = PLAN) => concernedElements(of, pointer).map(({ id, file }) => `${file} ${id}`);

it.each<[string, Pointer, string[]]>([
  ['an element', { element: 'words', file: 'src/a.js' }, ['words.txt words']],
  ['an element by its place', { element: 'src/a.js#two' }, ['src/a.js two']],
  ['something that is not planned', { element: 'src/a.js#helper' }, []],
  ['a criterion, which a text serves too', { criterion: 'C1' }, ['src/a.js one']],
  ['a criterion that only a text serves', { criterion: 'C3' }, ['words.txt words']],
  ['a file', { file: 'src/a.js' }, ['src/a.js one', 'src/a.js two']],
  ['a file of text', { file: 'words.txt' }, ['words.txt words']],
  ['a file that is not planned', { file: 'src/b.js' }, ['src/a.js one', 'src/a.js two']],
  ['a test', { file: 'test/a.js', test: 't' }, ['src/a.js one', 'src/a.js two']],
  ['nothing', {}, ['src/a.js one', 'src/a.js two']],
])('a finding that names %s concerns what can mend it', (_name, pointer, expected) => {
  expect(ids(pointer)).toEqual(expected);
});

it('a finding without a place concerns texts where nothing else is written', () => {
  expect(ids({}, plan([change('README.md', '*')], { nature: 'text' }))).toEqual(['README.md file']);
});
