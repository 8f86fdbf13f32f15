import type { Proposal, Tier } from '@ticket-circuit/coupler';
import { type Engine, type EngineReply, recordExchange, secretsOf } from '@ticket-circuit/engines';
import { type CompleteReply, type CompleteRequest, digestOf } from '@ticket-circuit/schemas';
import { CliError } from '../../../frame/cli-error.ts';
import type { Junior, JuniorSession, JuniorTask } from './junior.ts';
import type { Purse } from './purse.ts';

/** A model that can be asked. */
export interface OpenModel {
  readonly engine: Engine;
  readonly model: string;
}

export interface ModelJuniorOptions {
  readonly usual: OpenModel;
  /** Takes the blanks that the usual model failed at; null where there is none. */
  readonly strong: OpenModel | null;
  readonly purse: Purse;
  readonly mostOutputTokens: number;
  /** Digests of what each session first asked, by its id: what recordings are pinned to. */
  readonly pinned: Map<string, string>;
  /** Folder to keep the replies in; null keeps none. */
  readonly recordDir: string | null;
  readonly signal: AbortSignal;
}

/** Returns an author that is a model. A call that ends without a reply ends the run: `no-answer`. */
export function modelJunior(options: ModelJuniorOptions): Junior {
  return {
    engine: options.usual.engine.name,
    model: options.usual.model,
    tokens: 'counted',
    begin: async (task) => beginSession(options, task),
  };
}

function beginSession(options: ModelJuniorOptions, { name, form }: JuniorTask): JuniorSession {
  const session = `T-1/${name}`;
  const total = { input: 0, output: 0, costUsd: 0 };
  let ordinal = 0;
  let recorded: Promise<void> = Promise.resolve();
  return {
    propose: async ({ system, user }, tier, room) => {
      const target = tier === 'strong' ? options.strong : options.usual;
      if (target === null) return { stop: 'no-such-tier' };
      ordinal += 1;
      const maxOutputTokens = room === 'more' || form === 'file' ? options.mostOutputTokens : Math.ceil(options.mostOutputTokens / 2);
      const request = requestFor(`${session}#${ordinal}`, {
        system,
        user,
        tier,
        maxOutputTokens,
        purpose: form === 'body' ? 'body' : 'text',
      });
      if (!options.pinned.has(session)) options.pinned.set(session, digestOf(`${system}\n${user}`));
      const { reply, costUsd } = await ask(options, target, request, session);
      const { inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens } = reply.usage;
      total.input += inputTokens + cacheReadTokens + cacheWriteTokens;
      total.output += outputTokens;
      total.costUsd += costUsd;
      const call = { ordinal: Number(request.callId.split('#')[1]), purpose: request.purpose, reply, engine: target.engine.name, costUsd };
      // Answers that were asked for at once are written one after the other.
      recorded = recorded.then(async () => await keep(options, session, call));
      await recorded;
      return { text: reply.text, stop: reply.stop } satisfies Proposal;
    },
    spent: () => ({ tokens: { input: total.input, output: total.output }, costUsd: total.costUsd }),
  };
}

interface Asked {
  readonly system: string;
  readonly user: string;
  readonly tier: Tier;
  readonly maxOutputTokens: number;
  readonly purpose: CompleteRequest['purpose'];
}

// One system text, one user text, no tools: nothing that a body's author could reach further with.
function requestFor(callId: string, { system, user, tier, maxOutputTokens, purpose }: Asked): CompleteRequest {
  return { callId, purpose, tier, system, messages: [{ role: 'user', text: user }], tools: [], maxOutputTokens };
}

async function ask(
  { purse, signal }: ModelJuniorOptions,
  { engine, model }: OpenModel,
  request: CompleteRequest,
  session: string,
): Promise<{ reply: CompleteReply; costUsd: number }> {
  const hold = purse.admit(engine.name, model, request);
  const ended = await engine.complete(request, { role: 'developer', session, signal });
  const costUsd = hold.settle(ended.kind === 'reply' ? ended.reply.usage : null);
  if (ended.kind === 'reply') return { reply: ended.reply, costUsd };
  throw noAnswer(engine.name, ended);
}

function noAnswer(engine: string, ended: Exclude<EngineReply, { kind: 'reply' }>): CliError {
  const next = ended.kind === 'no-key' ? ended.next : 'Look at the engine and its options, then type the same command again.';
  return new CliError({ code: 'no-answer', what: `The engine ${engine} gave no answer (${ended.kind}).`, why: ended.why, next });
}

async function keep(
  { recordDir, pinned }: ModelJuniorOptions,
  session: string,
  call: Parameters<typeof recordExchange>[0]['call'],
): Promise<void> {
  if (recordDir === null) return;
  await recordExchange({ dir: recordDir, role: 'developer', session, pinned: pinned.get(session)!, call, secrets: secretsOf(process.env) });
}
