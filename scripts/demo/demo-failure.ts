import type { Demo } from './make-demo.ts';

/** What stopped a demo, as every error here says it. */
export interface DemoError {
  readonly what: string;
  readonly why: string;
  readonly next: string;
}

/** The last line of a demo that failed, for programs. What had not been made yet is null. */
export interface DemoFailure {
  readonly repo: string | null;
  readonly origin: string | null;
  readonly ticket: string | null;
  readonly error: DemoError;
}

/** The last document that a command of `circuit` printed, as far as a failure is told from it. */
interface LastDocument {
  readonly error?: DemoError;
  readonly end?: {
    readonly kind: string;
    readonly reason?: string;
    readonly questions?: readonly { readonly id: string; readonly text: string }[];
  };
}

export const circuitCommand = 'node_modules/.bin/circuit';

/** Returns the failure of a demo whose command ended with a status other than 0, from the last line that the command printed. */
export function demoFailure(demo: Demo, ticket: string | null, ended: { readonly code: number; readonly lastLine: string }): DemoFailure {
  return { ...demo, ticket, error: errorOf(demo, ticket ?? 'The ticket', ended) };
}

function errorOf({ repo }: Demo, ticket: string, { code, lastLine }: { readonly code: number; readonly lastLine: string }): DemoError {
  const { error, end } = documentOf(lastLine);
  if (error !== undefined) return { what: error.what, why: error.why, next: error.next };
  const command = (verb: string): string => `Run: ${circuitCommand} -C ${repo} ${verb}`;
  switch (end?.kind) {
    case 'waiting':
      return {
        what: `${ticket} did not land: it waits on a question.`,
        why: (end.questions ?? []).map(({ id, text }) => `${id}: ${text}`).join(' '),
        next: command('questions'),
      };
    case 'abandoned':
      return { what: `${ticket} was abandoned.`, why: end.reason ?? '', next: command(`log ${ticket}`) };
    case 'stopped':
      return { what: `${ticket} was stopped.`, why: 'The demo got a signal.', next: command(`run ${ticket}`) };
    default:
      return { what: `${ticket} did not land.`, why: `The command ended with status ${code} and said no more.`, next: command('tickets') };
  }
}

function documentOf(line: string): LastDocument {
  try {
    return JSON.parse(line) as LastDocument;
  } catch {
    return {};
  }
}
