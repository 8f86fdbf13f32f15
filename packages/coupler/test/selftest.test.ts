import { describe, expect, it } from 'vitest';
import {
  claims,
  fillElement,
  fillGates,
  type Gate,
  mechanicalSenior,
  ownParts,
  type Parts,
  planSenior,
  samples,
  tryClaim,
} from '../src/index.ts';
import { openDraft } from '../src/read-text.ts';
import { tree } from './plans.ts';

const identical: Gate = {
  name: 'critic',
  law: 'The text is the same.',
  check: async ({ original, spliced }) =>
    original === null || spliced === original.source ? [] : [{ gate: 'critic', rule: 'text', message: 'Other text.' }],
};

/** For each claim, parts that break it. */
const broken: Readonly<Record<string, readonly [string, Partial<Parts>, RegExp][]>> = {
  'all signatures land before any body': [
    [
      'a senior that lays one declaration at a time',
      { plan: (plan, options) => planSenior({ ...plan, elements: plan.elements.slice(0, 1) }, options) },
      /ordered had no signature/,
    ],
  ],
  'a body that does not parse is asked for again, with its line': [
    ['a loop without gates', { write: async (input) => await fillElement({ ...input, gates: [] }) }, /asked 1 time$/],
    ['a loop that forgets why', { write: async (input) => await fillElement({ ...input, propose: forgetful(input.propose) }) }, /line 2/],
  ],
  'a function to preserve that differs in meaning fails the critic': [
    ['a loop without the critic', { write: async (input) => await fillElement({ ...input, gates: fillGates }) }, /a body was taken/],
    ['a senior that forgets the original', { lower: forgettingSenior }, /a body was taken/],
  ],
  'one that differs in white space and comments passes': [
    ['a critic that compares letters', { write: async (input) => await fillElement({ ...input, gates: [identical] }) }, /critic: text/],
  ],
  'a blank escalates after 2 answers, and only then': [
    ['a loop that asks once more', { write: async (input) => await fillElement({ ...input, tries: input.tries + 1 }) }, /tiers asked/],
    [
      'a loop that never escalates',
      { write: async (input) => await fillElement({ ...input, propose: weak(input.propose) }) },
      /tiers asked/,
    ],
  ],
  'the author was never handed a path, a tool or the body of another function': [
    [
      'a loop that tells the file',
      { write: async (input) => await fillElement({ ...input, propose: telling(input) }) },
      /a prompt held ".*basket/,
    ],
    [
      'a loop that shows another body',
      { write: async (input) => await fillElement({ ...input, reveal: ['rounded'] }) },
      /a prompt held "canary/,
    ],
    [
      'a loop that hands out tools',
      {
        write: async (input) =>
          await fillElement({
            ...input,
            propose: async (prompt, ...more) => await input.propose(Object.assign({ tools: [] }, prompt), ...more),
          }),
      },
      /it was handed tools/,
    ],
  ],
};

type Fill = Parameters<Parts['write']>[0];

function forgetful(propose: Fill['propose']): Fill['propose'] {
  return async ({ system, user }, ...more) => await propose({ system, user: user.replace(/<refused>[^]*/, '') }, ...more);
}

function weak(propose: Fill['propose']): Fill['propose'] {
  return async (prompt, _tier, room) => await propose(prompt, 'default', room);
}

function telling({ propose, element }: Fill): Fill['propose'] {
  return async ({ system, user }, ...more) => await propose({ system, user: `${user}\n${element.file}` }, ...more);
}

function forgettingSenior(...[lowering]: Parameters<typeof mechanicalSenior>): ReturnType<typeof mechanicalSenior> {
  return async (read) => {
    const skeleton = await mechanicalSenior(lowering)(read);
    return { ...skeleton, blanks: skeleton.blanks.map((blank) => ({ ...blank, mode: 'change' as const })) };
  };
}

async function failure(says: string, language: string, parts: Partial<Parts>): Promise<string | null> {
  const sample = samples.find((one) => one.language === language)!;
  const draft = openDraft(tree({ [sample.file]: sample.source }));
  const write = async (changes: readonly { path: string; text: string | null }[]): Promise<void> => {
    for (const { path, text } of changes) draft.write(path, text);
  };
  const claim = claims.find((one) => one.says === says)!;
  return await tryClaim(claim, { sample, parts: { ...ownParts, ...parts }, read: draft.read, write });
}

describe.each(['python', 'typescript'])('the claims of the self-test on %s', (language) => {
  it.each(claims.map(({ says }) => says))('hold: %s', async (says) => {
    expect(await failure(says, language, {})).toBeNull();
  });

  it.each(Object.entries(broken).flatMap(([says, cases]) => cases.map((one) => [says, ...one] as const)))(
    'fail: %s, by %s',
    async (says, _what, parts, why) => {
      expect(await failure(says, language, parts)).toMatch(why);
    },
  );
});

it('has a broken counterpart for every claim', () => {
  expect(Object.keys(broken)).toEqual(claims.map(({ says }) => says));
});
