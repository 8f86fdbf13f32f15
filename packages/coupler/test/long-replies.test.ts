import { describe, expect, it } from 'vitest';
import { fillElement, fillTasks, layPlan, readThrough } from '../src/index.ts';
import { add, plan, tree } from './plans.ts';

const SLUG = add('a.py', 'slugify', { declaration: 'def slugify(title: str) -> str:', docstring: 'Returns the slug.' });
const JOIN = add('a.ts', 'join', { declaration: 'export function join(parts: string[]): string' });
const PLAN = plan([SLUG, JOIN]);
const LONG = 10 * 1024 * 1024;

async function filledWith(element: typeof SLUG, ...answers: string[]) {
  const laid = await layPlan(tree({}), PLAN, { nonce: 'n' });
  const read = readThrough(tree({}), laid.changes);
  const prompts: string[] = [];
  const filled = await fillElement({
    read,
    plan: PLAN,
    element,
    mode: 'new',
    instructions: 'Write the body.',
    tries: answers.length,
    propose: async ({ user }) => {
      prompts.push(user);
      const text = answers[prompts.length - 1];
      return text === undefined ? { stop: 'no-such-tier' } : { text, stop: 'end' };
    },
  });
  return { filled, prompts };
}

describe('an answer of ten megabytes', () => {
  it.each([
    ['spaces', ' '],
    ['text', 'a'],
    ['brackets', '('],
    ['fences', '```\n'],
    ['comments', '/*'],
    ['backslashes', '\\ '],
    ['replacements', '<<<<<<< SEARCH\n'],
    ['returns', 'return 1\n'],
  ])('is refused before anybody looks into it, and the next one is asked for: %s', async (_, piece) => {
    for (const [element, body] of [
      [SLUG, 'return title'],
      [JOIN, 'return parts.join();'],
    ] as const) {
      const { filled, prompts } = await filledWith(element, piece.repeat(LONG / piece.length), body);
      expect(filled).toMatchObject({ kind: 'filled', tries: 2 });
      expect(prompts[1]).toContain('a body has at most 65536 bytes');
      expect(prompts[1]!.length).toBeLessThan(3000);
    }
  });

  it('leaves the blank open when there is no other answer, with the reason', async () => {
    const { filled } = await filledWith(SLUG, 'a'.repeat(LONG));
    expect(filled).toMatchObject({
      kind: 'blocked',
      findings: [{ gate: 'reply', rule: 'too-long', message: `The answer has ${LONG} characters; a body has at most 65536 bytes.` }],
    });
  });
});

describe('a body that is a little too long', () => {
  it.each([
    ['spaces', ' '],
    ['signs far apart', `${' '.repeat(999)}+`],
    ['backslashes', '\\ '],
    ['open comments', '/*'],
    ['digits', '1_'],
  ])('is refused for its length alone: %s', async (_, piece) => {
    const { filled } = await filledWith(SLUG, `x = ${piece.repeat(70_000 / piece.length)}`);
    expect(filled).toMatchObject({ kind: 'blocked', findings: [{ gate: 'text', rule: 'too-long' }] });
  });
});

describe('an element without a body', () => {
  it('is no task to fill', async () => {
    const field = add('b.ts', 'LIMIT', { declaration: 'export const LIMIT = 3;' });
    const type = add('b.ts', 'Size', { declaration: 'export type Size = number;' });
    const wanted = plan([field, type]);
    const laid = await layPlan(tree({}), wanted, { nonce: 'n' });
    expect((await fillTasks(readThrough(tree({}), laid.changes), wanted)).bodies).toEqual([]);
  });
});
