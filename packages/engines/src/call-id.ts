/** The parts of a call id that recordings and scripts are keyed by. */
export interface CallParts {
  /** Session id without its ticket, such as `code.r1.t2`. */
  readonly session: string;
  /** 1-based. */
  readonly ordinal: number;
}

/** Returns the parts of a call id such as `T-1/code.r1.t2#3`; null when the text is not a call id. */
export function callParts(callId: string): CallParts | null {
  const match = /^T-\d+\/([A-Za-z0-9.-]+)#([1-9]\d*)$/.exec(callId);
  const [, session, ordinal] = match ?? [];
  return session === undefined || ordinal === undefined ? null : { session, ordinal: Number(ordinal) };
}

/** Returns a session id without its ticket: `T-1/code.r1.t2` becomes `code.r1.t2`. */
export function withoutTicket(session: string): string {
  return session.slice(session.indexOf('/') + 1);
}
