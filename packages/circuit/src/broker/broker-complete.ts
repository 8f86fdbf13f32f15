import {
  admitCall,
  callParts,
  priceOf,
  type CallRetry,
  type Engine,
  type EngineContext,
  type EngineReply,
  type Ceiling,
  type Exchange,
  type Spent,
} from '@ticket-circuit/engines';
import {
  assertNever,
  canonicalJson,
  digestOf,
  type CircuitBudget,
  type CircuitEngine,
  type CommonRoleName,
  type CompleteReply,
  type CompleteRequest,
  type EventModelCalled,
} from '@ticket-circuit/schemas';
import type { CallHolds } from './call-holds.ts';
import type { ModelOutcome } from './complete-outcome.ts';
import { cutReply } from './cut-reply.ts';

/** What a model call needs of the host. */
export interface CompleteDeps {
  readonly role: CommonRoleName;
  readonly session: string;
  /** Returns the engine of a tier, opened, with the definition that it was opened from; or why there is none. */
  readonly engine: (
    tier: CompleteRequest['tier'],
  ) => Promise<
    | { readonly kind: 'open'; readonly engine: Engine; readonly definition: CircuitEngine }
    | { readonly kind: 'refused'; readonly why: string; readonly next: string }
  >;
  /** The budget as it is now: a decision may raise it between two calls. */
  readonly budget: () => CircuitBudget | Promise<CircuitBudget>;
  readonly spent: () => Spent | Promise<Spent>;
  readonly holds: CallHolds;
  /** Returns the reply that the journal holds for a call id, or null. */
  readonly lookup: (callId: string) => Promise<CompleteReply | null>;
  /** Writes the event and its two documents. Contract: durable once it returns, and the source of `lookup` and `spent`. */
  readonly journal: (
    event: EventModelCalled,
    documents: { readonly request: CompleteRequest; readonly reply: CompleteReply },
  ) => Promise<void>;
  /** Keeps the exchange for a recording; absent where nothing is recorded. */
  readonly record?: (call: Exchange['call']) => Promise<void>;
  readonly signal?: AbortSignal;
  /** Hears of each attempt of the engine that failed and is to be made again. */
  readonly onRetry?: (retry: CallRetry) => void;
}

/**
 * Answers a role's request for a model call: a known call id has its recorded reply, so nothing is paid twice; else the budget is asked, the
 * engine called, the reply priced, journalled and recorded, in this order.
 */
export async function brokerComplete(deps: CompleteDeps, request: CompleteRequest): Promise<ModelOutcome> {
  const known = await deps.lookup(request.callId);
  if (known !== null) return { kind: 'reply', reply: known };
  const opened = await deps.engine(request.tier);
  if (opened.kind === 'refused') return { kind: 'infrastructure', why: `${opened.why} ${opened.next}` };
  const { engine, definition } = opened;
  const [budget, spent] = [await deps.budget(), await deps.spent()];
  const model = definition.model ?? engine.name;
  // Nothing is awaited between the look and the hold: two calls cannot both take the last dollar.
  const admission = admitCall({ engine: engine.name, model, request, budget, spent: deps.holds.with(spent) });
  if (admission.kind === 'refused') {
    // More money does not help where a limit or a price is missing: circuit.json must be mended.
    return { kind: admission.reason === 'budget-spent' ? 'budget-spent' : 'infrastructure', why: `${admission.why} ${admission.next}` };
  }
  const release = deps.holds.hold(admission.ceiling);
  try {
    // Another process may have looked at the same moment. Both hold before they look again, so at least one of the two sees the other.
    const late = admitCall({ engine: engine.name, model, request, budget, spent: await spentNow(deps, admission.ceiling) });
    if (late.kind === 'refused') return { kind: 'budget-spent', why: `${late.why} ${late.next}` };
    const asked = performance.now();
    const ended = await engine.complete(request, contextOf(deps));
    if (ended.kind !== 'reply') return outcomeOf(ended);
    const tookMs = Math.round(performance.now() - asked);
    return await keep(deps, { request, reply: cutReply(ended.reply), engine: engine.name, model, budget, tookMs });
  } finally {
    release();
  }
}

/** Holds first, then the journal: a call that ends between the two is then counted twice rather than not at all. */
async function spentNow({ holds, spent }: CompleteDeps, own: Ceiling): Promise<Spent> {
  const none = { usdSpent: 0, tokensSpent: 0, usdSpentToday: 0, usdSpentInProject: 0 };
  const held = holds.with(none, own);
  const used = await spent();
  return {
    usdSpent: used.usdSpent + held.usdSpent,
    tokensSpent: used.tokensSpent + held.tokensSpent,
    usdSpentToday: used.usdSpentToday + held.usdSpentToday,
    usdSpentInProject: used.usdSpentInProject + held.usdSpentInProject,
  };
}

interface Paid {
  readonly request: CompleteRequest;
  readonly reply: CompleteReply;
  readonly engine: string;
  readonly model: string;
  readonly budget: CircuitBudget;
  readonly tookMs: number;
}

async function keep(deps: CompleteDeps, paid: Paid): Promise<ModelOutcome> {
  const { request, reply, engine } = paid;
  const priced = priceOf(engine, paid.model, reply.usage, paid.budget.pricesPerMTok);
  if (priced.kind === 'unknown') return { kind: 'infrastructure', why: priced.why };
  const event: EventModelCalled = {
    kind: 'model-called',
    session: deps.session,
    callId: request.callId,
    purpose: request.purpose,
    request: digestOf(canonicalJson(request)),
    reply: digestOf(canonicalJson(reply)),
    engine,
    model: reply.model,
    usage: reply.usage,
    costUsd: priced.usd,
    tookMs: paid.tookMs,
  };
  await deps.journal(event, { request, reply });
  const ordinal = callParts(request.callId)?.ordinal ?? 1;
  await deps.record?.({ ordinal, purpose: request.purpose, reply, engine, costUsd: priced.usd });
  return { kind: 'reply', reply };
}

function outcomeOf(ended: Exclude<EngineReply, { kind: 'reply' }>): ModelOutcome {
  switch (ended.kind) {
    case 'down':
      return { kind: 'engine-down', why: ended.why };
    case 'no-key':
      return ended;
    case 'stale-recording':
    case 'no-recording':
    case 'bad-request':
      return { kind: 'infrastructure', why: ended.why };
    default:
      return assertNever(ended);
  }
}

function contextOf({ role, session, signal, onRetry }: CompleteDeps): EngineContext {
  return { role, session, ...(signal === undefined ? {} : { signal }), ...(onRetry === undefined ? {} : { onRetry }) };
}
