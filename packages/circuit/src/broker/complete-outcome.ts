import type { CompleteReply } from '@ticket-circuit/schemas';

/** How the broker answers a request for a model call. Every kind but `reply` is the kind of outcome with which the session ends. */
export type CompleteOutcome =
  | { readonly kind: 'reply'; readonly reply: CompleteReply }
  | { readonly kind: 'budget-spent'; readonly why: string }
  | { readonly kind: 'engine-down'; readonly why: string }
  | { readonly kind: 'infrastructure'; readonly why: string };

/** What a model call came to: the run ends where the provider does not admit the key, since no later try of the session can mend that. */
export type ModelOutcome = CompleteOutcome | { readonly kind: 'no-key'; readonly why: string; readonly next: string };
