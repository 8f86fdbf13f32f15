import { counted } from '@ticket-circuit/schemas';
import { bodyOf } from '@ticket-circuit/syntax';
import { fillElement, type Filled, type FillInput, type Propose, type Tier } from '../fill-element.ts';
import { moduleAt } from '../open-module.ts';
import type { RenderedPrompt } from '../prompt/render-junior-prompt.ts';
import { readThrough, type ReadText, type TextChange } from '../read-text.ts';
import { mechanicalSenior } from '../senior/mechanical-senior.ts';
import { planSenior } from '../senior/plan-senior.ts';
import type { Blank } from '../senior/skeleton.ts';
import type { Sample } from './sample.ts';

/** The parts that the claims are about. Broken ones can be handed in, to see that a claim can fail. */
export interface Parts {
  readonly plan: typeof planSenior;
  readonly lower: typeof mechanicalSenior;
  readonly write: typeof fillElement;
}

export const ownParts: Parts = { plan: planSenior, lower: mechanicalSenior, write: fillElement };

/** Where one claim is tried: a tree that holds the sample as it is, and can be written. */
export interface Ground {
  readonly sample: Sample;
  readonly parts: Parts;
  readonly read: ReadText;
  readonly write: (changes: readonly TextChange[]) => Promise<void>;
}

/** A sentence about the coupler, and how to try it. */
export interface Claim {
  readonly says: string;
  /** Returns why the claim does not hold, null when it does. */
  readonly fails: (ground: Ground) => Promise<string | null>;
}

const TRIES = 2;
const NONCE = 'selftest';

/** What an author was asked, in order. */
interface Asked {
  readonly prompt: RenderedPrompt;
  readonly tier: Tier;
}

/** Returns an author that gives these answers in turn, the last one again and again; null for a tier that does not exist. */
function author(answers: readonly string[], strong: string | null = null): { propose: Propose; asked: Asked[] } {
  const asked: Asked[] = [];
  const propose: Propose = async (prompt, tier) => {
    if (tier === 'strong' && strong === null) return { stop: 'no-such-tier' };
    asked.push({ prompt, tier });
    return { text: tier === 'strong' ? strong! : answers[Math.min(asked.length, answers.length) - 1]!, stop: 'end' };
  };
  return { propose, asked };
}

// The planned module, laid; the blank is its first function, which calls the second.
async function laid({ sample, parts, read, write }: Ground): Promise<Blank> {
  const { changes, blanks, faults } = await parts.plan(sample.plan, { nonce: NONCE })(read);
  if (faults.length > 0) throw new Error(faults.join(' '));
  await write(changes);
  return blanks[0]!;
}

async function fillPlanned(ground: Ground, propose: Propose, more: Partial<FillInput> = {}): Promise<Filled> {
  return await fill(ground, await laid(ground), ground.read, { propose, ...more });
}

// The present function, blanked; its original must come out again.
async function fillPresent(ground: Ground, propose: Propose): Promise<Filled> {
  const { sample, parts, read } = ground;
  const { changes, blanks } = await parts.lower({ file: sample.file, symbols: [sample.present], nonce: NONCE })(read);
  return await fill(ground, blanks[0]!, readThrough(read, changes), { propose, readOriginal: read });
}

async function fill(
  { parts }: Ground,
  blank: Blank,
  read: ReadText,
  more: Pick<FillInput, 'propose'> & Partial<FillInput>,
): Promise<Filled> {
  return await parts.write({ ...blank, read, instructions: 'Write the body.', tries: TRIES, ...more });
}

function told(filled: Filled): string {
  return filled.kind === 'filled'
    ? 'a body was taken'
    : `blocked by ${filled.findings.map(({ gate, rule }) => `${gate}: ${rule}`).join(', ')}`;
}

const signaturesFirst: Claim = {
  says: 'all signatures land before any body',
  fails: async (ground) => {
    const { sample, read } = ground;
    const seen: string[] = [];
    const { propose } = author([sample.good]);
    const looking: Propose = async (...call) => {
      const module = await moduleAt(read, sample.file);
      seen.push(
        ...(module?.elements ?? [])
          .filter(({ symbol, hole }) => hole && bodyOf(module!, symbol)!.includes('CIRCUIT-STUB:'))
          .map(({ symbol }) => symbol),
      );
      return await propose(...call);
    };
    const filled = await fillPlanned(ground, looking);
    const missing = sample.plan.elements.filter(({ symbol }) => !seen.includes(symbol));
    if (missing.length > 0) return `${missing[0]!.symbol} had no signature when the first body was asked for`;
    return filled.kind === 'filled' ? null : `a body that calls a sibling without a body was not taken: ${told(filled)}`;
  },
};

const unparsableAgain: Claim = {
  says: 'a body that does not parse is asked for again, with its line',
  fails: async (ground) => {
    const { propose, asked } = author([ground.sample.unparsable, ground.sample.good]);
    const filled = await fillPlanned(ground, propose);
    if (asked.length !== 2) return `the author was asked ${counted(asked.length, 'time')}`;
    if (!/<refused>\ngate: parse: syntax\nline: 2\n/.test(asked[1]!.prompt.user))
      return 'the second prompt does not say what is wrong in line 2';
    return filled.kind === 'filled' ? null : told(filled);
  },
};

const differentFails: Claim = {
  says: 'a function to preserve that differs in meaning fails the critic',
  fails: async (ground) => {
    const filled = await fillPresent(ground, author([ground.sample.different]).propose);
    if (filled.kind === 'filled') return told(filled);
    return filled.findings.every(({ gate }) => gate === 'critic') ? null : told(filled);
  },
};

const layoutPasses: Claim = {
  says: 'one that differs in white space and comments passes',
  fails: async (ground) => {
    const filled = await fillPresent(ground, author([ground.sample.same]).propose);
    return filled.kind === 'filled' && filled.tries === 1 ? null : told(filled);
  },
};

const escalates: Claim = {
  says: `a blank escalates after ${TRIES} answers, and only then`,
  fails: async (ground) => {
    const { propose, asked } = author([ground.sample.unparsable], ground.sample.good);
    const filled = await fillPlanned(ground, propose);
    const tiers = asked.map(({ tier }) => tier).join(', ');
    if (tiers !== 'default, default, strong') return `the tiers asked were ${tiers}`;
    return filled.kind === 'filled' && filled.escalated ? null : told(filled);
  },
};

const nothingButText: Claim = {
  says: 'the author was never handed a path, a tool or the body of another function',
  fails: async (ground) => {
    const { sample } = ground;
    const planned = author([sample.unparsable], sample.good);
    await fillPlanned(ground, planned.propose);
    const present = author([sample.unparsable, sample.same]);
    await fillPresent(ground, present.propose);
    const asked = [...planned.asked, ...present.asked];
    for (const { prompt } of asked) {
      const handed = Object.keys(prompt).filter((key) => key !== 'system' && key !== 'user');
      if (handed.length > 0) return `beside its texts it was handed ${handed.join(', ')}`;
      const leaked = [...sample.hidden, sample.file].find((text) => prompt.user.includes(text) || prompt.system.includes(text));
      if (leaked !== undefined) return `a prompt held ${JSON.stringify(leaked)}`;
    }
    return asked.length > 0 ? null : 'it was never asked';
  },
};

/** What the coupler says of itself, in the order in which it is tried. */
export const claims: readonly Claim[] = Object.freeze([
  signaturesFirst,
  unparsableAgain,
  differentFails,
  layoutPasses,
  escalates,
  nothingButText,
]);

/** Tries a claim; a throw is a failure too, and is told by its message. */
export async function tryClaim(claim: Claim, ground: Ground): Promise<string | null> {
  try {
    return await claim.fails(ground);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
