import { describe, expect, test } from 'vitest';
import { unquoted } from './unquoted.ts';

const left = (goal: string, ...clauses: string[]): string[] =>
  unquoted(goal, { criteria: clauses.map((clause, index) => ({ id: `C${index}`, kind: 'new', statement: 'It does.', clause })) });

describe('clauses of the goal that no criterion quotes', () => {
  test('are those without a quoted word', () => {
    expect(left('Make it fast. Keep it small. And red.', 'Keep it small.')).toEqual(['Make it fast.', 'And red.']);
  });

  test('are none when all is quoted but white space, punctuation and linking words', () => {
    expect(left('Make it fast. ', 'Make it fast')).toEqual([]);
    expect(left('`free` tells it, while `count`\ngoes on, and so must it be.', '`free` tells it', '`count` goes on')).toEqual([]);
  });

  test('are found whatever line breaks and spaces a quotation has', () => {
    expect(left('It joins the\n  words with one dash.', 'It joins the words with one dash.')).toEqual([]);
    expect(left('One dash. Old slugs\nstay as they are.', 'dash. Old slugs stay')).toEqual([]);
  });

  test('hold the rest of a clause that asks for more than is quoted', () => {
    expect(left('It joins words and drops every accent of a letter.', 'It joins words')).toEqual(['and drops every accent of a letter.']);
  });

  test('leave out what tells about today, its examples included, unless it asks as well', () => {
    expect(left("Accents are lost today: `slug('é')` is ``. They should stay.")).toEqual(['They should stay.']);
    expect(left('Today it throws; it should return null.')).toEqual(['it should return null.']);
    for (const kept of ['What works today must go on working.', 'Old slugs are as they are today.', 'It keeps what it has today.'])
      expect(left(kept)).toEqual([kept]);
  });

  test('end where a list, a heading or a paragraph ends, and never between backticks', () => {
    expect(left('# Slugs\n\nAdd:\n- `f({ a: 1 })` gives one\n- a second\n\nAnd a third')).toEqual([
      'Add:',
      '- `f({ a: 1 })` gives one',
      '- a second',
      'And a third',
    ]);
  });
});
