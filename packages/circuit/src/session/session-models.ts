import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordExchange, secretsOf } from '@ticket-circuit/engines';
import {
  canonicalJson,
  digestOf,
  parseCompleteReply,
  type Brief,
  type CompleteReply,
  type CompleteRequest,
  type EffectStartSession,
} from '@ticket-circuit/schemas';
import { brokerComplete } from '../broker/broker-complete.ts';
import { callHolds, type CallHolds } from '../broker/call-holds.ts';
import type { ModelOutcome } from '../broker/complete-outcome.ts';
import type { TicketRun } from '../ticket-run.ts';
import { spentBy } from '../project/spent-by.ts';
import { budgetOf } from '../project/budget-of.ts';
import { refuseUnreadyEngine } from '../project/refuse-unready-engines.ts';
import { readRole, rolesDir } from './role-program.ts';

/** The models that one session may call. */
export interface SessionModels {
  complete(request: CompleteRequest): Promise<ModelOutcome>;
}

const holdsOfTicket = new WeakMap<TicketRun, CallHolds>();

/**
 * Returns the models of a session. A call that the journal knows, by its id and its exact words, is answered from the record and not paid again.
 *
 * @throws {CircuitHostError} no-engine, not-payable when the engine of the role cannot answer: no session is started that nobody would serve.
 */
export async function sessionModels(run: TicketRun, effect: EffectStartSession, brief: Brief): Promise<SessionModels> {
  const { session, role } = effect;
  const pinned = await pinnedDigest(effect, brief);
  await refuseUnreadyEngine(run, role, pinned);
  const holds = holdsOfTicket.get(run) ?? callHolds(join(run.project.repo.commonDir, 'circuit/holds'));
  holdsOfTicket.set(run, holds);
  const secrets = secretsOf(process.env);
  const complete = async (request: CompleteRequest): Promise<ModelOutcome> => {
    const outcome = await brokerComplete(
      {
        role,
        session,
        holds,
        engine: async (tier) => await run.engines.open(role, tier, () => pinned),
        budget: () => budgetOf(run),
        spent: () => spentBy(run),
        lookup: async () => await knownReply(run, session, request),
        journal: async (event, documents) => {
          await run.project.store.put(documents.request);
          await run.project.store.put(documents.reply);
          run.record(`${request.callId}/${event.request.slice(-12)}`, event);
        },
        ...(run.engines.isLive(role)
          ? {
              record: async (call) =>
                await recordExchange({ dir: join(run.project.recordingsDir, run.ticket), role, session, pinned, call, secrets }),
            }
          : {}),
        signal: run.signal,
        onRetry: (retry) => run.progress({ kind: 'retry', ticket: run.ticket, session, ...retry }),
      },
      request,
    );
    if (outcome.kind === 'reply') reportCall(run, effect, request, outcome.reply);
    else
      run.project.log.warn(
        { ticket: run.ticket, session, call: request.callId, outcome: outcome.kind, why: outcome.why },
        'a model call was not answered',
      );
    return outcome;
  };
  return { complete };
}

function reportCall(run: TicketRun, effect: EffectStartSession, request: CompleteRequest, reply: CompleteReply): void {
  const spent = spentBy(run);
  const last = run.project.journal
    .read(run.ticket)
    .findLast(({ event }) => event.kind === 'model-called' && event.callId === request.callId);
  const { usage } = reply;
  run.progress({
    kind: 'call',
    ticket: run.ticket,
    session: effect.session,
    purpose: request.purpose,
    tokens: usage.inputTokens + usage.outputTokens,
    costUsd: last?.event.kind === 'model-called' ? last.event.costUsd : 0,
    spentUsd: spent.usdSpent,
  });
}

/**
 * Returns the digest that a recording of a session is pinned to: prompt, definition and brief. The ticket's number is left out, so that a
 * recording fits every ticket that asks the same.
 */
export async function pinnedDigest(effect: Pick<EffectStartSession, 'role'>, brief: Brief): Promise<string> {
  const role = await readRole(effect.role);
  const prompt = await readFile(join(rolesDir, effect.role, role.prompt), 'utf8');
  const anonymous = canonicalJson(brief).replaceAll(new RegExp(`\\b${brief.ticket}(?![0-9])`, 'gu'), 'T-0');
  return digestOf(`${prompt}\0${canonicalJson(role)}\0${anonymous}`);
}

async function knownReply(run: TicketRun, session: string, request: CompleteRequest): Promise<CompleteReply | null> {
  const digest = digestOf(canonicalJson(request));
  const entry = run.project.journal
    .read(run.ticket)
    .find(
      ({ event }) =>
        event.kind === 'model-called' && event.session === session && event.callId === request.callId && event.request === digest,
    );
  if (entry?.event.kind !== 'model-called') return null;
  const parsed = parseCompleteReply(await run.project.store.get(entry.event.reply));
  return parsed.kind === 'valid' ? parsed.value : null;
}
