import { expect, test } from 'vitest';
import { excerptOf } from './excerpt-of.ts';

const filler = (name: string): string =>
  `# About ${name}.\ndef ${name}(seq):\n    """Text of ${name}."""\n${'    value = len(seq) + 1\n'.repeat(40)}    return value\n`;
const names = Array.from({ length: 20 }, (_, index) => `far_${index}`);
const source = ['import itertools\n', ...names.map(filler), filler('peek'), filler('planned')].join('\n\n');
const focus = { goal: 'peek of nothing is an error', symbols: new Set(['planned']) };

test('a short source stands whole, and so does one without a driver', async () => {
  const short = filler('peek');
  expect(await excerptOf('a.py', short, focus)).toBe(short);
  expect(await excerptOf('a.rst', source, focus)).toBe(source);
  expect(await excerptOf('broken.py', `${source}\ndef (`, focus)).toBe(`${source}\ndef (`);
});

test('of a long source the elements stand whole that are planned or share words with the goal, of the others the declaration', async () => {
  const shown = await excerptOf('a.py', source, focus);
  expect(shown).toMatch(/^\[Of 20 elements that lie far from the goal/u);
  expect(shown).toContain('\nimport itertools\n');
  expect(shown).toContain(filler('peek'));
  expect(shown).toContain(filler('planned'));
  expect(shown).toContain('\ndef far_3(seq): …\n');
  expect(shown).not.toContain('About far_3');
  expect(shown.length).toBeLessThan(6000);
});
