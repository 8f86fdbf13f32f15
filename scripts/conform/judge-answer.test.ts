import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Brief, parseBrief } from '../../packages/schemas/src/index.ts';
import { cases } from './conform-options.ts';
import { judgeAnswer } from './judge-answer.ts';

const folder = join(import.meta.dirname, '../../examples/conform');
const briefOf = (kind: string): Brief => JSON.parse(readFileSync(join(folder, `${kind}.json`), 'utf8')) as Brief;

test('there is a valid brief for every case, and no other', () => {
  const kinds = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'script.json')
    .map((name) => name.replace('.json', ''));
  expect(kinds.toSorted()).toEqual(cases.map(({ kind }) => kind).toSorted());
  for (const kind of kinds) expect(parseBrief(briefOf(kind))).toMatchObject({ kind: 'valid', value: { kind } });
});

test('a review that leaves an element out does not conform', () => {
  const brief = briefOf('review');
  const sheet = {
    kind: 'review',
    role: 'reviewer',
    ticket: brief.ticket,
    session: brief.session,
    body: { lines: [{ element: 'lot.1', conform: 'yes' }] },
  };
  expect(judgeAnswer({ outcome: { kind: 'sheet', sheet } }, brief).join()).toContain('lot.2');
});

test('a session that ended without a sheet does not conform, and says why', () => {
  expect(judgeAnswer({ outcome: { kind: 'engine-down', why: 'No answer.' } }, briefOf('plan'))).toEqual(['engine-down: No answer.']);
  expect(judgeAnswer({ error: { what: 'W.', why: 'Y.' } }, briefOf('plan'))).toEqual(['W. Y.']);
});
