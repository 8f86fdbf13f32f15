import { describe, expect, it } from 'vitest';
import { changedLines, judgeContenders } from './judge-contenders.ts';
import type { Contender } from './reasons.ts';

function contender(body: string, more: Partial<Contender> = {}): Contender {
  return { body, normalBody: body, isPlain: true, ...more };
}

describe('judgeContenders', () => {
  it('gives no reason when there is one body', () => {
    expect(judgeContenders([contender('return 1')], '')).toEqual({ index: 0, reason: null });
  });

  it('prefers a finished body to one that says it is not', () => {
    const unfinished = contender('# TODO: the rest\nreturn 1', { normalBody: 'same' });
    const all = [unfinished, contender('return 1', { normalBody: 'same' })];
    expect(judgeContenders(all, '')).toEqual({ index: 1, reason: 'finished' });
  });

  it('prefers the program that more answers agree on, however each is written', () => {
    const all = [contender('return 0'), contender('return  1', { normalBody: '1' }), contender('return 1', { normalBody: '1' })];
    expect(judgeContenders(all, '')).toEqual({ index: 1, reason: 'agreed' });
  });

  it('prefers an answer that is the body and nothing else', () => {
    const all = [contender('a', { isPlain: false }), contender('b')];
    expect(judgeContenders(all, '')).toEqual({ index: 1, reason: 'plain' });
  });

  it('breaks ties by the shortest difference from the present body, then by who came first', () => {
    const present = 'a = 1\nb = 2\nreturn a + b';
    const all = [contender('c = 1\nd = 2\nreturn c + d'), contender('a = 1\nb = 3\nreturn a + b'), contender('a = 4\nb = 2\nreturn a + b')];
    expect(judgeContenders(all, present)).toEqual({ index: 1, reason: 'shortest-diff' });
  });

  it('lets an earlier reason decide against all later ones', () => {
    const lazy = contender('raise NotImplementedError', { normalBody: 'lazy' });
    const long = contender('x = 1\ny = 2\nreturn x + y', { isPlain: false });
    expect(judgeContenders([lazy, { ...lazy }, { ...lazy }, long], '')).toEqual({ index: 3, reason: 'finished' });
  });
});

describe('changedLines', () => {
  it.each([
    ['', '', 0],
    ['', 'a\nb', 2],
    ['a\nb\nc', 'a\nx\nc', 2],
    ['a\n  b', 'a\nb', 0],
  ])('counts the lines that go or come between %j and %j', (before, after, count) => {
    expect(changedLines(before, after)).toBe(count);
  });
});
