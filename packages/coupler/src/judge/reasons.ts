/** A body that passed the gates, beside others for the same hole. */
export interface Contender {
  readonly body: string;
  /** Canonical text of the body: equal texts are the same program. */
  readonly normalBody: string;
  /** Whether the answer was the body and nothing else: no fence, no repeated definition. */
  readonly isPlain: boolean;
}

/** A reason to prefer one body over another. */
export interface Reason {
  readonly name: string;
  readonly law: string;
  /** The higher number wins. */
  readonly score: (one: Contender, all: readonly Contender[]) => number;
}

const PLACEHOLDER =
  /\b(?:TODO|FIXME|XXX)\b|NotImplementedError|[Nn]ot (?:yet )?implemented|^\s*(?:#|\/\/).*\b(?:rest of|your code|implementation goes)\b/m;

/** Finished: a body that says of itself that it is not done loses. */
const finished: Reason = {
  name: 'finished',
  law: 'A body without a placeholder is preferred.',
  score: ({ body }) => (PLACEHOLDER.test(body) || /^\s*(?:pass|\.\.\.|;)?\s*$/.test(body) ? 0 : 1),
};

/** Agreed: answers that were asked for apart and came out as the same program are likelier right. */
const agreed: Reason = {
  name: 'agreed',
  law: 'The program that more answers agree on is preferred.',
  score: (one, all) => all.filter(({ normalBody }) => normalBody === one.normalBody).length,
};

/** Plain: whoever answers as asked has read what was asked. */
const plain: Reason = {
  name: 'plain',
  law: 'An answer that is the body and nothing else is preferred.',
  score: ({ isPlain }) => (isPlain ? 1 : 0),
};

/** Every reason of the judge, in the order in which they decide: a later one counts only where the earlier ones see no difference. */
export const reasons: readonly Reason[] = Object.freeze([finished, agreed, plain]);
