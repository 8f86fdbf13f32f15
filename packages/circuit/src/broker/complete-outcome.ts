import type { CompleteReply } from '@ticket-circuit/schemas';

/** How the broker answers a request for a model call. Every kind but `reply` is the kind of outcome with which the session ends. */
export type CompleteOutcome =
  | { readonly kind: 'reply'; readonly reply: CompleteReply }
  | { readonly kind: 'budget-spent'; readonly why: string }
  | { readonly kind: 'engine-down'; readonly why: string }
  | { readonly kind: 'infrastructure'; readonly why: string };
