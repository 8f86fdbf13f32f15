import type {
  AnswersSheet,
  ChallengeSheet,
  CheckReport,
  CommonDiscovery,
  CommonFeedback,
  CommonStepSlug,
  Decision,
  Effect,
  ElementList,
  Event,
  LayingReport,
  PlanSheet,
  Question,
  RedProof,
  ReviewSheetLine,
  TestsSheetTestsDone,
  TicketOrigin,
} from '@ticket-circuit/schemas';

/** A stage waits for the result of one effect; each is a state kind of its own. */
export type Stage =
  | 'planning'
  | 'installing'
  | 'laying'
  | 'challenging'
  | 'answering'
  | 'relaying'
  | 'gesture'
  | 'testing'
  | 'proving'
  | 'coding'
  | 'checking'
  | 'listing'
  | 'reviewing'
  | 'committing'
  | 'landing'
  | 'rebasing'
  | 'closing'
  | 'triaging'
  | 'closure';

/** Stages in which a role runs. */
export type SessionStage = 'planning' | 'challenging' | 'answering' | 'testing' | 'coding' | 'reviewing' | 'triaging' | 'closure';

/**
 * How a stage is entered. `first`: with the try that the step has in this round, or 1. `try`: one more try, within the bound. `round`: the
 * lot goes back, within the bound. `again`: the same try once more, because nothing was judged. `grant-try` and `grant-round`: the
 * same as `try` and `round` beyond the bound, because a decision allows it.
 */
export type Count = 'first' | 'try' | 'round' | 'again' | 'grant-try' | 'grant-round';

/** Where a rule sends the ticket: a stage, how it counts, and what its session is told. */
export interface Move {
  readonly to: Stage;
  readonly count: Count;
  readonly feedback: readonly CommonFeedback[];
}

/** A question that has its decision, and who gave it. */
export interface Decided {
  readonly question: Question;
  readonly decision: Decision;
  readonly by: 'supervisor' | 'owner';
}

/** The steps whose next session is told something that an earlier stage found. */
export type NotedStep = 'plan' | 'tests' | 'code';

/** All that is known of a ticket. An optional fact is absent until its document has come, and again once a later stage made it stale. */
export interface TicketFacts {
  readonly id: string;
  readonly title: string;
  readonly goal: string;
  readonly origin: TicketOrigin;
  /** Digest of the table that the ticket runs under. */
  readonly table: string;
  /** Base commit; null until the first run. */
  readonly base: string | null;
  readonly bounds: { readonly tries: number; readonly rounds: number };
  readonly supervisor: 'role' | 'person';
  /** Round of the ticket, from 1. */
  readonly round: number;
  /** Try of the present step, from 1. */
  readonly try: number;
  /** Tries that each step has had in this round. */
  readonly tries: Readonly<Partial<Record<CommonStepSlug, number>>>;

  readonly plan?: PlanSheet;
  readonly laying?: LayingReport;
  readonly challenge?: ChallengeSheet;
  readonly answers?: AnswersSheet;
  readonly tests?: TestsSheetTestsDone;
  /** Tree of the latest tests session: laid plan and tests; `testsOn` is the laid tree under it, so that the difference is the tests. */
  readonly testsTree?: string;
  readonly testsOn?: string;
  readonly redProof?: RedProof;
  /** The candidate: tree of the latest code session, command or rebase. */
  readonly codeTree?: string;
  /** The tree that the code of `codeTree` was written on: their difference is the code. */
  readonly codeOn?: string;
  readonly checks?: CheckReport;
  readonly elements?: ElementList;
  /** Lines of the reviewer on `elements`; machine lines are the `proof` of a listed element. */
  readonly lines: readonly ReviewSheetLine[];
  readonly commit?: { readonly commit: string; readonly tree: string; readonly base: string };
  readonly landed?: { readonly commit: string; readonly tree: string };
  /** The tree on which accepted dependencies stand, and the base it was made from. */
  readonly dependencies?: { readonly base: string; readonly tree: string; readonly names: readonly string[] };
  /** Main went on while the commit waited: until the candidate stands on the new head. */
  readonly moving?: { readonly kind: 'moved' | 'conflict'; readonly head: string };

  /** Open questions; empty unless the ticket waits. */
  readonly questions: readonly Question[];
  readonly decided: readonly Decided[];
  /** Ids of criteria that the owner accepted without a test. */
  readonly accepted: readonly string[];
  /** Keys `manifest name@version` of dependencies that the owner accepted. */
  readonly acceptedDependencies: readonly string[];
  /** Budget that the owner granted; absent while that of `circuit.json` holds. */
  readonly budget?: { readonly usd: number; readonly tokens?: number };
  readonly discoveries: readonly { readonly ticket: string; readonly discovery: CommonDiscovery }[];
  /** Non-blocking questions of the plan and the option that holds. */
  readonly recommended: readonly string[];
  /** Tests that a code sheet called wrong. */
  readonly reportedTests: readonly { readonly file: string; readonly test: string }[];
  /** What the next session of a step is told, kept until it starts. */
  readonly notes: Readonly<Partial<Record<NotedStep, readonly CommonFeedback[]>>>;

  /** What the latest session of a stage was told. */
  readonly told: readonly CommonFeedback[];
  /** Effects whose result has not come, in the order in which they were emitted. */
  readonly outstanding: readonly Effect[];
  /** How often each key was used, without its `.n<k>`. */
  readonly keys: Readonly<Record<string, number>>;
  /** How often each effect was lost to infrastructure, by its key without `.n<k>`. */
  readonly losses: Readonly<Record<string, number>>;
  /** Questions asked so far. */
  readonly asked: number;
  /** Times in a row that main moved under the commit, or that the queue could not tell. */
  readonly queueTurns: number;
  /** Discoveries for which a record was ordered. */
  readonly noticed: readonly CommonDiscovery[];
}

type InStage<K extends Stage> = TicketFacts & { readonly kind: K };

/** A discovery is born closed; it waits for triage or the owner to open it. */
export type DiscoveredState = TicketFacts & { readonly kind: 'discovered' };
export type OpenState = TicketFacts & { readonly kind: 'open' };
export type ReviewingState = TicketFacts & { readonly kind: 'reviewing'; readonly part: number; readonly parts: number };
export type StageState =
  | ReviewingState
  | InStage<'installing'>
  | InStage<'relaying'>
  | InStage<'planning'>
  | InStage<'laying'>
  | InStage<'challenging'>
  | InStage<'answering'>
  | InStage<'gesture'>
  | InStage<'testing'>
  | InStage<'proving'>
  | InStage<'coding'>
  | InStage<'checking'>
  | InStage<'listing'>
  | InStage<'committing'>
  | InStage<'landing'>
  | InStage<'rebasing'>
  | InStage<'closing'>
  | InStage<'triaging'>
  | InStage<'closure'>;

/** What a question is about, where its decision changes a fact. */
export type Subject =
  /** `acceptable` is false where nothing of the behaviour would be proved red any more. */
  | { readonly kind: 'criterion'; readonly id: string; readonly acceptable: boolean }
  | { readonly kind: 'dependency'; readonly name: string };

/** The ticket waits for decisions. `again` is the asking step, `onward` what an acceptance leads to. */
export type WaitingState = TicketFacts & {
  readonly kind: 'waiting';
  readonly step: CommonStepSlug;
  readonly again: Move;
  readonly onward: Move;
  /** Subjects by question id; a question without an entry changes no fact. */
  readonly subjects: Readonly<Record<string, Subject>>;
  /** Decisions on questions of this wait, in the order in which they came. */
  readonly answered: readonly Decided[];
};

/** The ticket waits for one decision while a state is held as it was; results that come for it are kept in `held` until it goes on. */
export type HeldState = TicketFacts & {
  readonly kind: 'held';
  /** Digest of the table of the program that runs now. */
  readonly present: string;
  readonly suspended: OpenState | StageState | StoppedState | WaitingState;
  readonly held: readonly Event[];
};

/** The run stopped: a person stopped the session, or base itself is red. The next run makes `again`; with `rebase` on the main of then. */
export type StoppedState = TicketFacts & { readonly kind: 'stopped'; readonly again: Move; readonly why: string; readonly rebase: boolean };
export type ClosedState = TicketFacts & { readonly kind: 'closed' };
export type AbandonedState = TicketFacts & { readonly kind: 'abandoned'; readonly reason: string };

/** A ticket that exists, whatever its state. */
export type Ticketed = DiscoveredState | OpenState | StageState | WaitingState | HeldState | StoppedState | ClosedState | AbandonedState;

/** The state of one ticket, folded from its events; plain data. */
export type State = { readonly kind: 'none' } | Ticketed;
export type StateKind = State['kind'];

/** The state before the first event. */
export const initialState: State = { kind: 'none' };
