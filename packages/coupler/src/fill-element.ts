import type { PlanSheet, PlanSheetElement } from '@ticket-circuit/schemas';
import { bodyOf, type Module } from '@ticket-circuit/syntax';
import type { GateFinding } from './gates/finding.ts';
import type { Gate } from './gates/gate.ts';
import { gates } from './gates/index.ts';
import { placeBody } from './gates/place-body.ts';
import { runGates } from './gates/run-gates.ts';
import { judgeContenders } from './judge/judge-contenders.ts';
import type { Contender } from './judge/reasons.ts';
import { moduleAt } from './open-module.ts';
import { assertClosed } from './prompt/assert-closed.ts';
import { type FillMode, juniorPrompt } from './prompt/junior-prompt.ts';
import { type RenderedPrompt, renderJuniorPrompt } from './prompt/render-junior-prompt.ts';
import type { ReadText } from './read-text.ts';
import { applyHunks, hasHunks } from './reply/hunks.ts';
import { explained, type Proposal, readBody, readReply } from './reply/read-reply.ts';

export type Tier = 'default' | 'strong';

/** What a model is asked for: a default one, or the one that a blank escalates to. `more` asks for a longer answer than the last. */
export type Propose = (prompt: RenderedPrompt, tier: Tier, room: 'usual' | 'more') => Promise<Proposal | { readonly stop: 'no-such-tier' }>;

export interface FillInput {
  readonly read: ReadText;
  readonly plan: PlanSheet;
  readonly element: PlanSheetElement;
  readonly mode: FillMode;
  /** The role's words for the body surface. */
  readonly instructions: string;
  /** Contract: answers with text only; it may throw when it cannot answer at all, and the throw passes through. */
  readonly propose: Propose;
  /** Answers asked of the default tier before the blank escalates; at least 1. */
  readonly tries: number;
  /** Answers asked for at once in each try, of which the judge takes the best that passes the gates; 1 when left out. */
  readonly candidates?: number;
  /** The gates to pass, instead of all. */
  readonly gates?: readonly Gate[];
  /** Tests that the present body fails. */
  readonly failures?: readonly GateFinding[];
  /** The tree whose bodies must be equalled where behaviour is to be preserved; the tree that is filled when left out. */
  readonly readOriginal?: ReadText;
  readonly reveal?: readonly string[];
  /** Every file of the tree, by its path: what tools say is told without them. */
  readonly files?: readonly string[];
}

export type Filled =
  | {
      readonly kind: 'filled';
      readonly path: string;
      readonly text: string;
      readonly tries: number;
      /** Whether the strong tier wrote it. */
      readonly escalated: boolean;
      /** What decided between several bodies; null when one alone passed the gates. */
      readonly reason: string | null;
    }
  | { readonly kind: 'blocked'; readonly findings: readonly GateFinding[]; readonly tries: number; readonly escalated: boolean };

/**
 * Asks for one body until the gates take it: `tries` times the default tier, each time with the findings against the last answer, then once
 * the strong tier, where there is one. Returns the file's whole new text, or the last findings. Nothing is written.
 *
 * @throws {CouplerError} `not-fillable`, or `prompt-leak` when a prompt would tell a path.
 */
export async function fillElement(input: FillInput): Promise<Filled> {
  const { element } = input;
  let retry: readonly GateFinding[] = input.failures ?? [];
  let tries = 0;
  let escalated = false;
  for (let round = 1; round <= input.tries + 1; round += 1) {
    const tier = round > input.tries ? 'strong' : 'default';
    const prompt = await juniorPrompt({ ...input, retry });
    const rendered = renderJuniorPrompt(prompt, input.instructions);
    assertClosed(prompt, input.files ?? []);
    const wasCut = retry.some(({ gate, rule }) => gate === 'reply' && rule === 'cut-off');
    const proposals = await propose(input, rendered, tier, wasCut ? 'more' : 'usual');
    if (proposals.length === 0) break;
    tries += 1;
    escalated = tier === 'strong';
    const judged = await Promise.all(proposals.map((proposal) => judge(input, proposal, prompt.answer)));
    const taken = judged.filter((one) => one.kind === 'taken');
    if (taken.length > 0) {
      const { index, reason } = judgeContenders(taken, prompt.body ?? '');
      return { kind: 'filled', path: element.file, text: taken[index]!.text, tries, escalated, reason };
    }
    retry = nearest(judged.filter((one) => one.kind === 'refused'));
  }
  return { kind: 'blocked', findings: retry, tries, escalated };
}

// Answers of one try are asked for at once, in their order; none where the tier does not exist.
async function propose({ propose: ask, candidates = 1 }: FillInput, rendered: RenderedPrompt, tier: Tier, room: 'usual' | 'more') {
  const answers = await Promise.all(Array.from({ length: candidates }, () => ask(rendered, tier, room)));
  return answers.filter((answer) => answer.stop !== 'no-such-tier');
}

type Taken = Contender & { readonly kind: 'taken'; readonly text: string };
type Judged = Taken | { readonly kind: 'refused'; readonly findings: readonly GateFinding[] };

// Of several refused answers the one that came through the most gates is the one to mend.
function nearest(refused: readonly { readonly findings: readonly GateFinding[] }[]): readonly GateFinding[] {
  const reached = ({ findings }: { readonly findings: readonly GateFinding[] }) =>
    gates.findIndex(({ name }) => name === findings[0]?.gate);
  return refused.reduce((best, one) => (reached(one) > reached(best) ? one : best)).findings;
}

async function judge(input: FillInput, proposal: Proposal, answer: 'body' | 'body-or-hunks'): Promise<Judged> {
  const { element } = input;
  const before = (await moduleAt(input.read, element.file))!;
  const reply = readReply(proposal);
  if (reply.kind === 'finding') return { kind: 'refused', findings: [reply.finding] };
  const body = await bodyFrom(reply.text, before, element.symbol, answer);
  if (typeof body !== 'string') return { kind: 'refused', findings: [body] };
  const original = input.mode === 'preserve' ? await moduleAt(input.readOriginal ?? input.read, element.file) : null;
  const allowance = ['intent' in element ? (element.intent ?? '') : '', 'docstring' in element ? (element.docstring ?? '') : ''].join('\n');
  const candidate = placeBody(before, element.symbol, body, { original, allowance });
  const findings = await runGates(candidate, input.gates);
  if (findings.length > 0) return { kind: 'refused', findings: explained(findings, reply.doubt) };
  const parsed = await candidate.parse();
  const filled = parsed.kind === 'module' ? parsed.module.elements.find(({ symbol }) => symbol === element.symbol) : undefined;
  const isPlain = proposal.text.trim() === body.trim();
  return { kind: 'taken', text: candidate.spliced, body, normalBody: filled?.normalBody ?? body, isPlain };
}

async function bodyFrom(text: string, before: Module, symbol: string, answer: 'body' | 'body-or-hunks'): Promise<string | GateFinding> {
  if (!hasHunks(text)) return readBody(text, before, symbol);
  if (answer === 'body') return { gate: 'hunks', rule: 'not-asked', message: 'Answer with the whole body, not with replacements.' };
  const result = applyHunks(bodyOf(before, symbol) ?? '', text);
  return result.kind === 'text' ? result.text : result.finding;
}
