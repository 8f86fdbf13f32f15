// Generated from schemas/*.schema.json by scripts/generate-types.ts. Do not edit: edit the schema and run `npm run generate`.

/**
 * A brief, by kind.
 */
export type Brief =
  | ExplorerBriefPlan
  | ExplorerBriefAnswer
  | ExplorerBriefTriage
  | QuestionerBrief
  | TestwriterBrief
  | DeveloperBrief
  | ReviewerBrief
  | SupervisorBriefDecision
  | SupervisorBriefClosure;
/**
 * The supervisor on the landed ticket.
 */
export type ClosureSheet = ClosureSheetAccept | ClosureSheetReopen;
/**
 * What the developer hands back.
 */
export type CodeSheet = CodeSheetCodeDone | CodeSheetTestDefect | CodeSheetPlanDefect | CodeSheetBlocked;
/**
 * The answer to one question.
 */
export type Decision =
  | DecisionChoose
  | DecisionExtendPlan
  | DecisionRefuse
  | DecisionRetry
  | DecisionAmend
  | DecisionAcceptUncovered
  | DecisionAcceptDependency
  | DecisionMigrate
  | DecisionAbandon
  | DecisionRaiseBudget
  | DecisionToOwner;
/**
 * What the circuit must do next. Its result is one event under the same key.
 */
export type Effect =
  | EffectStartSession
  | EffectStopSession
  | EffectLayPlan
  | EffectRunRed
  | EffectRunChecks
  | EffectRunGesture
  | EffectListElements
  | EffectCommit
  | EffectEnqueue
  | EffectAsk
  | EffectRecordDiscovery
  | EffectOpenTicket
  | EffectClose
  | EffectReopen;
/**
 * One fact of a ticket. Its key, time and hash are the journal's.
 */
export type Event =
  | EventTicketOpened
  | EventTicketEdited
  | EventRunRequested
  | EventEffectStarted
  | EventSessionStarted
  | EventModelCalled
  | EventFileWritten
  | EventToolUsed
  | EventSheetAccepted
  | EventSheetRefused
  | EventSessionEnded
  | EventSessionStopped
  | EventBlunder
  | EventPlanLaid
  | EventGesturePlayed
  | EventRedProved
  | EventChecksRun
  | EventElementsListed
  | EventCommitted
  | EventLandingReported
  | EventQuestionAsked
  | EventQuestionAnswered
  | EventDiscoveryRecorded
  | EventDiscoveryReopened
  | EventTicketLinked
  | EventTicketClosed
  | EventTicketAbandoned
  | EventInfrastructureLost;
/**
 * All that the explorer is given.
 */
export type ExplorerBrief = ExplorerBriefPlan | ExplorerBriefAnswer | ExplorerBriefTriage;
/**
 * What the queue said.
 */
export type LandingReport =
  | LandingReportLanded
  | LandingReportRed
  | LandingReportConflict
  | LandingReportMoved
  | LandingReportEmpty
  | LandingReportUnknown
  | LandingReportRefused;
/**
 * What the explorer hands back: the change as criteria and elements.
 */
export type PlanSheet = PlanSheetPlainPlan | PlanSheetMechanicalPlan;
/**
 * How a session ended, after the walk.
 */
export type SessionOutcome =
  | SessionOutcomeSheet
  | SessionOutcomeInvalidSheet
  | SessionOutcomeOutOfPlan
  | SessionOutcomeBreach
  | SessionOutcomeInfrastructure
  | SessionOutcomeBudgetSpent
  | SessionOutcomeEngineDown
  | SessionOutcomeRefusedByModel
  | SessionOutcomeStopped;
/**
 * A sheet as it is handed in: the body by the model, the rest stamped by role-kit.
 */
export type Sheet =
  SheetPlan | SheetChallenge | SheetAnswers | SheetTests | SheetCode | SheetReview | SheetTriage | SheetDecision | SheetClosure;
/**
 * All that the supervisor is given.
 */
export type SupervisorBrief = SupervisorBriefDecision | SupervisorBriefClosure;
/**
 * What the testwriter hands back.
 */
export type TestsSheet = TestsSheetTestsDone | TestsSheetPlanDefect;
/**
 * What the host answers.
 */
export type ToolReply =
  ToolReplyWritten | ToolReplyStale | ToolReplyRefused | ToolReplyRan | ToolReplyTested | ToolReplyChecked | ToolReplyFailed;
/**
 * What a role asks of the host.
 */
export type ToolRequest = ToolRequestWrite | ToolRequestEdit | ToolRequestShell | ToolRequestRunTests | ToolRequestRunCheck;
/**
 * What the question is about.
 */
export type ChallengeSheetAbout =
  ChallengeSheetAboutCriterion | ChallengeSheetAboutElement | ChallengeSheetAboutPackage | ChallengeSheetAboutGoal;
/**
 * A ticket, given by the journal.
 */
export type CommonTicketId = string;
/**
 * A question of a ticket.
 */
export type CommonQuestionId = string;
/**
 * One run of one role: ticket / step slug . round . try, with a part for a review in parts; a decision has its question.
 */
export type CommonSessionId = string;
/**
 * The key under which an effect is performed at most once.
 */
export type CommonEffectKey = string;
/**
 * A git object id, SHA-1 or SHA-256.
 */
export type CommonObjectId = string;
/**
 * A SHA-256 digest.
 */
export type CommonDigest = string;
/**
 * A path relative to the repository root, with forward slashes, no empty, dot or dot-dot segment and no control character.
 */
export type CommonPath = string;
/**
 * An id that is unique within its document.
 */
export type CommonLocalId = string;
/**
 * A moment in UTC, ISO 8601 with milliseconds.
 */
export type CommonInstant = string;
/**
 * The name of a role.
 */
export type CommonRoleName = 'supervisor' | 'explorer' | 'questioner' | 'testwriter' | 'developer' | 'reviewer';
/**
 * A step of the circuit.
 */
export type CommonStepSlug =
  'plan' | 'challenge' | 'answer' | 'gesture' | 'tests' | 'red' | 'code' | 'checks' | 'review' | 'land' | 'triage' | 'closure';
/**
 * The one class of a path.
 */
export type CommonPathClass = 'test' | 'support' | 'protected' | 'source';
/**
 * A command as an argument array; never a shell string.
 *
 * @minItems 1
 */
export type CommonArgv = string[];
/**
 * One message.
 */
export type CompleteRequestMessage = CompleteRequestUserMessage | CompleteRequestAssistantMessage | CompleteRequestToolMessage;
/**
 * One planned element.
 */
export type PlanSheetElement = PlanSheetAddElement | PlanSheetChangeElement | PlanSheetRemoveElement | PlanSheetMoveElement;
/**
 * An existing test or support file that may differ.
 */
export type PlanSheetSuperseded = PlanSheetSupersededChange | PlanSheetSupersededRemove;
/**
 * What is superseded.
 */
export type PlanSheetSupersededTarget = PlanSheetSupersededTest | PlanSheetSupersededSupport;
/**
 * The plan that holds.
 */
export type ProvenanceGraphPlan = ProvenanceGraphNoPlan | ProvenanceGraphPlanned;
/**
 * A question of the challenge.
 */
export type ProvenanceGraphChallenged = ProvenanceGraphChallengedOpen | ProvenanceGraphChallengedAnswered;
/**
 * The commit of the ticket.
 */
export type ProvenanceGraphPatch = ProvenanceGraphNoPatch | ProvenanceGraphMade | ProvenanceGraphLanded;
/**
 * A question to a person or the supervisor.
 */
export type ProvenanceGraphDecided = ProvenanceGraphDecisionOpen | ProvenanceGraphDecisionGiven;
/**
 * The supervisor's word on the landed ticket.
 */
export type ProvenanceGraphClosure = ProvenanceGraphNoClosure | ProvenanceGraphClosed;
/**
 * How a session ended.
 */
export type ProvenanceGraphRunEnd = ProvenanceGraphRunOpen | ProvenanceGraphRunSheet | ProvenanceGraphRunLost;
/**
 * What holds a criterion.
 */
export type ProvenanceGraphGuarantee = ProvenanceGraphTested | ProvenanceGraphAccepted | ProvenanceGraphReviewed | ProvenanceGraphUnheld;
/**
 * How it ran with the code.
 */
export type ProvenanceGraphAfter = ProvenanceGraphAfterUnrun | ProvenanceGraphAfterPassed | ProvenanceGraphAfterFailed;
/**
 * A document that the ticket left.
 */
export type ProvenanceGraphArtifact = ProvenanceGraphReport | ProvenanceGraphSheet | ProvenanceGraphRecording;
/**
 * A ticket that came out of this one.
 */
export type ProvenanceGraphChild = ProvenanceGraphDiscovered | ProvenanceGraphLinked;
/**
 * What became of a discovery.
 */
export type ProvenanceGraphTriage = ProvenanceGraphUntriaged | ProvenanceGraphTriaged;
/**
 * One element judged.
 */
export type ReviewSheetLine = ReviewSheetLineYes | ReviewSheetLineNo;
/**
 * One element to judge.
 */
export type ReviewerBriefJudged = ReviewerBriefJudgedTexts | ReviewerBriefJudgedHunks;
/**
 * How the process ended.
 */
export type TestReportExit = TestReportExited | TestReportSignalled | TestReportLimit | TestReportSetUpFailed;
/**
 * One test.
 */
export type TestReportResult = TestReportPassed | TestReportFailed | TestReportSkipped;
/**
 * One test, or the group whose title path starts so.
 */
export type TestsSheetTest = TestsSheetProofTest | TestsSheetGuardTest | TestsSheetTypeTest;
/**
 * Why it is red today.
 */
export type TestsSheetExpectedRed = TestsSheetRedAssertion | TestsSheetRedError;
/**
 * Where it comes from.
 */
export type TicketOrigin = TicketByOwner | TicketByDiscovery | TicketByReopening | TicketByImport;
/**
 * One discovery judged.
 */
export type TriageSheetVerdict = TriageSheetPlainVerdict | TriageSheetDuplicateVerdict;

/**
 * Every document by the name of its schema file.
 */
export interface Documents {
  'answers-sheet': AnswersSheet;
  baseline: Baseline;
  brief: Brief;
  'challenge-sheet': ChallengeSheet;
  'check-report': CheckReport;
  'check-result': CheckResult;
  circuit: Circuit;
  'closure-sheet': ClosureSheet;
  'code-sheet': CodeSheet;
  common: Common;
  'complete-reply': CompleteReply;
  'complete-request': CompleteRequest;
  decision: Decision;
  'developer-brief': DeveloperBrief;
  'dsse-envelope': DsseEnvelope;
  effect: Effect;
  'element-list': ElementList;
  event: Event;
  'explorer-brief': ExplorerBrief;
  'landing-report': LandingReport;
  'landing-statement': LandingStatement;
  'laying-report': LayingReport;
  'plan-sheet': PlanSheet;
  profile: Profile;
  'provenance-graph': ProvenanceGraph;
  question: Question;
  'questioner-brief': QuestionerBrief;
  'queue-record': QueueRecord;
  recording: Recording;
  'red-proof': RedProof;
  'review-sheet': ReviewSheet;
  'reviewer-brief': ReviewerBrief;
  role: Role;
  'session-outcome': SessionOutcome;
  sheet: Sheet;
  'skeleton-proposal': SkeletonProposal;
  'supervisor-brief': SupervisorBrief;
  'test-report': TestReport;
  'tests-sheet': TestsSheet;
  'testwriter-brief': TestwriterBrief;
  ticket: Ticket;
  'tool-reply': ToolReply;
  'tool-request': ToolRequest;
  'triage-sheet': TriageSheet;
}
/**
 * One answer for each question of the challenge, and the changes to the plan.
 */
export interface AnswersSheet {
  /**
   * Exactly one per question.
   */
  answers: AnswersSheetAnswer[];
  changes?: AnswersSheetPlanChanges;
  /**
   * What a person may read; nothing decides on it.
   */
  summary?: string;
  /**
   * What was noticed beside the plan; each becomes a closed child ticket until triage.
   */
  discoveries?: CommonDiscovery[];
}
/**
 * The suite twice on one tree: what cannot count as still green.
 */
export interface Baseline {
  tree: CommonObjectId;
  /**
   * Every test that ran.
   *
   * Items: Test id.
   */
  names: string[];
  /**
   * Red in both runs.
   *
   * Items: Test id.
   */
  red: string[];
  /**
   * Different between the two runs.
   *
   * Items: Test id.
   */
  unstable: string[];
  /**
   * Digests of the two reports in the proof store.
   */
  runs: CommonDigest[];
}
/**
 * What the questioner hands back; no question means nothing to say.
 */
export interface ChallengeSheet {
  /**
   * Questions on the plan.
   */
  questions: ChallengeSheetChallengeQuestion[];
  /**
   * What a person may read; nothing decides on it.
   */
  summary?: string;
  /**
   * What was noticed beside the plan; each becomes a closed child ticket until triage.
   */
  discoveries?: CommonDiscovery[];
}
/**
 * What the circuit found on the candidate tree. No fault means green.
 */
export interface CheckReport {
  /**
   * Base commit.
   */
  base: CommonObjectId;
  tree: CommonObjectId;
  /**
   * Conjuncts that hold.
   *
   * Items: A conjunct that holds.
   */
  held: {
    /**
     * Its name.
     */
    conjunct:
      | 'proofs-green'
      | 'guards-green'
      | 'revert-run'
      | 'old-tests-green'
      | 'hashes-equal'
      | 'type-checks'
      | 'nature-proof'
      | 'no-stub-mark'
      | 'checks-pass'
      | 'references-clean'
      | 'lot-inside-plan'
      | 'review-lines'
      | 'no-open-question'
      | 'tree-is-commit-tree';
    /**
     * What shows it.
     *
     * Items: A digest, run or sentence.
     */
    evidence: string[];
  }[];
  /**
   * Conjuncts that do not hold.
   */
  faults: CheckReportFault[];
  /**
   * Every run.
   *
   * Items: One run.
   */
  runs: {
    /**
     * What was run.
     */
    what: string;
    tree: CommonObjectId;
    report: CommonDigest;
  }[];
}
/**
 * What one named check said.
 */
export interface CheckResult {
  /**
   * Name in circuit.json.
   */
  name: string;
  command: CommonArgv;
  tree: CommonObjectId;
  exit: TestReportExit;
  /**
   * Findings that name a file, as far as they could be read.
   *
   * Items: One finding.
   */
  findings: {
    /**
     * The text.
     */
    message: string;
    file?: CommonPath;
    /**
     * 1-based.
     */
    line?: number;
  }[];
  /**
   * Wall time in milliseconds.
   */
  durationMs: number;
  /**
   * Cut output when it failed.
   */
  excerpt?: string;
}
/**
 * The project file circuit.json.
 */
export interface Circuit {
  /**
   * Branch that tickets land on.
   */
  main: string;
  /**
   * Packages.
   *
   * @minItems 1
   *
   * Items: One package.
   */
  packages: {
    /**
     * Its name.
     */
    name: string;
    /**
     * Folders or globs, relative to the root; . is the root.
     *
     * @minItems 1
     */
    paths: string[];
    /**
     * Packages it uses.
     *
     * Items: Name of a package.
     */
    dependsOn?: string[];
  }[];
  test: CircuitTest;
  /**
   * Address of this schema.
   */
  $schema?: string;
  /**
   * Remote that is pushed to; absent: the local branch only.
   */
  remote?: string;
  /**
   * Whether a branch of the remote that stands at a commit given to the queue is moved to what lands for it, before main is, so that a forge shows its request as merged; absent: no.
   */
  moveRequests?: boolean;
  /**
   * Whether tickets whose packages do not touch each other are checked side by side in the queue, each on the files of its packages and of what those depend on alone, besides what belongs to no package; all of main is checked after each burst. Absent: no, each is checked on the whole tree.
   */
  lanes?: boolean;
  /**
   * Globs by class.
   */
  files?: {
    /**
     * Test files.
     *
     * Items: Glob.
     */
    test?: string[];
    /**
     * Support files.
     *
     * Items: Glob.
     */
    support?: string[];
    /**
     * Protected files.
     *
     * Items: Glob.
     */
    protected?: string[];
  };
  /**
   * Installs what tests need, in its own sandbox.
   */
  prepare?: {
    run: CommonArgv;
    /**
     * What it makes; bound read only elsewhere.
     *
     * Items: Path or glob.
     */
    results: string[];
    /**
     * Files whose change makes it run again.
     *
     * Items: Path.
     */
    when?: string[];
    /**
     * True when it may reach the network.
     */
    network?: boolean;
  };
  /**
   * Ignored paths of the main checkout that every sandbox may read.
   *
   * Items: Path.
   */
  share?: string[];
  /**
   * Checks that must pass.
   *
   * Items: A named check.
   */
  checks?: {
    /**
     * Its name.
     */
    name: string;
    run: CommonArgv;
    /**
     * Seconds.
     */
    timeoutS?: number;
    /**
     * The tree it runs on.
     */
    tree?: 'read-only' | 'throwaway';
    /**
     * Paths that are scratch space.
     *
     * Items: Path.
     */
    writes?: string[];
    env?: CircuitEnv;
  }[];
  forge?: CircuitForge;
  /**
   * The formatter.
   */
  format?: {
    /**
     * Command; {files} stands for the files.
     */
    only: CommonArgv;
  };
  /**
   * Generated files that are kept in the repository.
   *
   * Items: Generated files.
   */
  references?: {
    /**
     * Its name.
     */
    name: string;
    run: CommonArgv;
    /**
     * What it writes.
     *
     * @minItems 1
     *
     * Items: Path.
     */
    outputs: string[];
  }[];
  /**
   * Rule files that the reviewer cites.
   */
  rules?: CommonPath[];
  /**
   * Bounds of the loops.
   */
  bounds?: {
    /**
     * Tries per step.
     */
    tries?: number;
    /**
     * Rounds per ticket.
     */
    rounds?: number;
  };
  budget?: CircuitBudget;
  /**
   * Keys whose statements about landings are trusted; without it any key is, which shows only that nothing was changed since.
   *
   * @minItems 1
   *
   * Items: SHA-256 of a public key.
   */
  signers?: string[];
  /**
   * Engines by role; default stands for the others.
   */
  engines?: {
    [k: string]: CircuitEngine;
  };
}
/**
 * The shared words of every document: ids, paths, digests and small records.
 */
export interface Common {}
/**
 * A neutral reply.
 */
export interface CompleteReply {
  /**
   * Plain text of the reply.
   */
  text: string;
  /**
   * Calls of tools.
   */
  toolCalls: CompleteRequestToolCall[];
  /**
   * Why it stopped.
   */
  stop: 'end' | 'tool-calls' | 'length' | 'refusal';
  usage: CommonUsage;
  /**
   * The model that answered.
   */
  model: string;
}
/**
 * A neutral request to a model.
 */
export interface CompleteRequest {
  /**
   * Session id # ordinal; a known id returns the recorded reply.
   */
  callId: string;
  /**
   * What the call is for.
   */
  purpose: 'sheet' | 'body' | 'skeleton' | 'diagnose' | 'text';
  /**
   * strong: the engine that a failed blank escalates to.
   */
  tier: 'default' | 'strong';
  /**
   * The system prompt.
   */
  system: string;
  /**
   * The conversation so far.
   *
   * @minItems 1
   */
  messages: CompleteRequestMessage[];
  /**
   * Tools that may be called; empty for plain text.
   */
  tools: CompleteRequestTool[];
  /**
   * Limit of the reply.
   */
  maxOutputTokens: number;
}
/**
 * All that the developer is given.
 */
export interface DeveloperBrief {
  /**
   * The tag of this form.
   */
  kind: 'code';
  ticket: CommonTicketId;
  session: CommonSessionId;
  /**
   * Round of the ticket.
   */
  round: number;
  /**
   * Try of the step.
   */
  try: number;
  /**
   * Tries allowed.
   */
  tries: number;
  /**
   * The goal as the owner wrote it.
   */
  goal: string;
  project: ExplorerBriefProjectFacts;
  /**
   * What came back from later steps or earlier tries.
   */
  feedback: CommonFeedback[];
  /**
   * The plan.
   */
  plan: PlanSheet;
  /**
   * Stubs that were laid.
   *
   * Items: A stub.
   */
  stubs: {
    element: CommonLocalId;
    file: CommonPath;
    /**
     * Symbol.
     */
    symbol: string;
    /**
     * Mark.
     */
    mark: string;
  }[];
  /**
   * Tests of this ticket.
   */
  tests: TestsSheetTest[];
  /**
   * Their text.
   */
  testFiles: ExplorerBriefFileText[];
  /**
   * Elements that reports or lines concern; empty: all planned bodies.
   */
  refill: CommonLocalId[];
  /**
   * Tests that were red, or differed between two runs, before the ticket; they do not count against the developer.
   *
   * Items: Test id.
   */
  baseRed: string[];
  /**
   * Bounds of the loop.
   */
  bounds: {
    /**
     * Prompts per body before it escalates.
     */
    triesPerBody: number;
    /**
     * Runs of the tests.
     */
    testRuns: number;
  };
}
/**
 * A signed payload (DSSE).
 */
export interface DsseEnvelope {
  /**
   * What the payload is.
   */
  payloadType: 'application/vnd.in-toto+json';
  /**
   * The payload in base64.
   */
  payload: string;
  /**
   * Signatures over payload and type.
   *
   * @minItems 1
   *
   * Items: A signature.
   */
  signatures: {
    /**
     * SHA-256 of the public key.
     */
    keyid: string;
    /**
     * The signature in base64.
     */
    sig: string;
  }[];
}
/**
 * Every element that the lot adds, changes, removes or moves, after the final pass on a clean tree.
 */
export interface ElementList {
  /**
   * Base commit.
   */
  base: CommonObjectId;
  tree: CommonObjectId;
  /**
   * lot.1 to lot.n.
   */
  elements: ElementListListed[];
  /**
   * Faults of the final pass; empty when it is green.
   */
  faults: CheckReportFault[];
}
/**
 * An in-toto statement (version 1) about one landed commit.
 */
export interface LandingStatement {
  /**
   * The type of statement.
   */
  _type: 'https://in-toto.io/Statement/v1';
  /**
   * The one commit.
   *
   * @minItems 1
   *
   * Items: The commit.
   */
  subject: {
    /**
     * Id of the ticket.
     */
    name: string;
    /**
     * Its name.
     */
    digest: {
      gitCommit: CommonObjectId;
    };
  }[];
  /**
   * The type of predicate.
   */
  predicateType: 'urn:ticket-circuit:landing:v1';
  /**
   * What brought the commit onto main.
   */
  predicate: {
    ticket: CommonTicketId;
    /**
     * One line.
     */
    title: string;
    /**
     * Digest of the goal.
     */
    goal: CommonDigest;
    /**
     * The last journal entry that this covers; its hash vouches for every entry before it.
     */
    journal: {
      /**
       * Its number.
       */
      seq: number;
      hash: CommonDigest;
    };
    /**
     * The landed tree.
     */
    tree: CommonObjectId;
    /**
     * The tree that was checked; another one only where the queue proved the landed one.
     */
    checked: CommonObjectId;
    /**
     * Criteria.
     *
     * Items: A criterion and where it stands.
     */
    mandate: {
      id: CommonLocalId;
      /**
       * Kind.
       */
      kind: 'new' | 'kept' | 'type' | 'text';
      /**
       * Statement.
       */
      statement: string;
      /**
       * Its piece of the goal.
       */
      clause: string;
      /**
       * Where it stands.
       */
      standing: 'open' | 'red' | 'green' | 'failing' | 'accepted' | 'reviewed';
    }[];
    /**
     * What the ticket changed.
     *
     * Items: An element of the lot.
     */
    elements: {
      file: CommonPath;
      /**
       * Symbol.
       */
      symbol: string;
      /**
       * What became of it.
       */
      change: 'added' | 'changed' | 'removed' | 'moved' | 'unchanged';
    }[];
    /**
     * Sessions, in the order of their start.
     *
     * Items: A session.
     */
    roles: {
      session: CommonSessionId;
      role: CommonRoleName;
      /**
       * Engine.
       */
      engine: string;
      /**
       * Models that answered, each once, in name order.
       *
       * Items: A model.
       */
      models: string[];
      /**
       * What it was given.
       */
      brief: CommonDigest;
      /**
       * What it handed in.
       */
      sheet?: CommonDigest;
    }[];
    /**
     * Decisions on questions.
     *
     * Items: A decision.
     */
    decisions: {
      question: CommonQuestionId;
      /**
       * Cause of the question.
       */
      cause: string;
      /**
       * Who decided.
       */
      by: 'supervisor' | 'owner';
      /**
       * Kind of the decision.
       */
      decision: string;
    }[];
    /**
     * Reports.
     *
     * Items: A report that something rests on.
     */
    proofs: {
      digest: CommonDigest;
      /**
       * What it reports on.
       */
      what: string;
    }[];
    /**
     * Recordings.
     *
     * Items: What a model answered in a session.
     */
    recordings: {
      session: CommonSessionId;
      /**
       * Digest of the bytes of the recording.
       */
      digest: CommonDigest;
    }[];
    /**
     * What it cost.
     */
    cost: {
      /**
       * Model calls.
       */
      calls: number;
      /**
       * Tokens read, cache reads excluded.
       */
      inputTokens: number;
      /**
       * Tokens written.
       */
      outputTokens: number;
      /**
       * Tokens read from the cache.
       */
      cacheReadTokens: number;
      /**
       * Tokens written to the cache.
       */
      cacheWriteTokens: number;
      /**
       * US dollars.
       */
      costUsd: number;
    };
    /**
     * The queue's proof that exactly the landed tree is green.
     */
    landed?: CommonDigest;
  };
}
/**
 * What came of laying a plan. No fault means that the tree is laid.
 */
export interface LayingReport {
  /**
   * Base commit.
   */
  base: CommonObjectId;
  /**
   * The laid tree; the base tree when there are faults.
   */
  tree: CommonObjectId;
  /**
   * Stubs.
   *
   * Items: A stub that was laid.
   */
  stubs: {
    element: CommonLocalId;
    file: CommonPath;
    /**
     * Symbol.
     */
    symbol: string;
    /**
     * The mark it throws.
     */
    mark: string;
  }[];
  /**
   * Faults.
   *
   * Items: One fault.
   */
  faults: {
    /**
     * What is wrong.
     */
    kind:
      | 'does-not-parse'
      | 'unknown-element'
      | 'already-there'
      | 'no-declaration'
      | 'outside-packages'
      | 'outside-plan'
      | 'protected'
      | 'bad-import'
      | 'old-test-red'
      | 'not-a-file'
      | 'test-file'
      | 'base-check-red'
      | 'infrastructure';
    /**
     * In one sentence.
     */
    message: string;
    element?: CommonLocalId;
    file?: CommonPath;
    /**
     * 1-based.
     */
    line?: number;
    /**
     * Test id.
     */
    test?: string;
  }[];
}
/**
 * What a sandbox may touch: sandbox/profiles/<name>.json.
 */
export interface Profile {
  /**
   * Its file name without ending.
   */
  name: string;
  /**
   * copy: the whole worktree, read only.
   */
  reads: 'copy' | 'nothing';
  /**
   * What the host writes on request; throwaway: a disposable tree.
   */
  writes: 'nothing' | 'test-and-support' | 'planned-source' | 'throwaway';
  /**
   * broker: its own socket only.
   */
  network: 'none' | 'broker' | 'host';
  /**
   * Limits.
   */
  limits: {
    /**
     * Wall clock, milliseconds: the most that a command may ask for.
     */
    wallMs: number;
    /**
     * Processor time of each process, seconds.
     */
    cpuS: number;
    /**
     * Memory, bytes.
     */
    memoryBytes: number;
    /**
     * Processes.
     */
    processes: number;
    /**
     * Largest file, bytes.
     */
    fileBytes: number;
    /**
     * Kept of each of stdout and stderr, bytes; twenty times as much ends the run.
     */
    outputBytes: number;
    /**
     * Scratch space, bytes: /tmp, and each writable folder in memory.
     */
    tmpBytes: number;
    /**
     * Files in each folder in memory.
     */
    memoryFiles?: number;
    /**
     * What a disposable tree may hold, bytes.
     */
    treeBytes?: number;
    /**
     * What a disposable tree may hold, entries.
     */
    treeFiles?: number;
  };
}
/**
 * A ticket as the root of everything that made it: computed from the journal, stored nowhere.
 */
export interface ProvenanceGraph {
  /**
   * The ticket with its goal.
   */
  ticket: Ticket;
  /**
   * The last journal entry that the graph knows.
   */
  head: {
    /**
     * Its number.
     */
    seq: number;
    hash: CommonDigest;
  };
  /**
   * When, by the clock of the journal.
   */
  openedAt: CommonInstant;
  /**
   * Bounds of the loops.
   */
  bounds: {
    /**
     * Tries.
     */
    tries: number;
    /**
     * Rounds.
     */
    rounds: number;
  };
  /**
   * The criteria, each with its clause of the goal.
   */
  mandate: PlanSheetCriterion[];
  plan: ProvenanceGraphPlan;
  patch: ProvenanceGraphPatch;
  approval: ProvenanceGraphApproval;
  /**
   * Sessions, in the order of their start.
   */
  runs: ProvenanceGraphRun[];
  /**
   * Elements added, changed, removed and moved.
   */
  manifestations: ElementListListed[];
  /**
   * What holds each criterion, in the order of the mandate.
   */
  guarantees: ProvenanceGraphGuarantee[];
  /**
   * The conditions of the landing; empty without a plan.
   */
  convergence: ProvenanceGraphConjunct[];
  /**
   * What happened, in order.
   */
  journey: ProvenanceGraphMilestone[];
  /**
   * Documents that it left.
   */
  artifacts: ProvenanceGraphArtifact[];
  /**
   * Tickets that came out of it.
   */
  children: ProvenanceGraphChild[];
  place?: ProvenanceGraphPlace;
  /**
   * The commit of main that it starts from.
   */
  base?: CommonObjectId;
}
/**
 * A typed stop with its evidence and the decisions that it admits.
 */
export interface Question {
  id: CommonQuestionId;
  ticket: CommonTicketId;
  /**
   * Who may answer.
   */
  to: 'supervisor' | 'owner';
  /**
   * The step that asks.
   */
  step: CommonStepSlug;
  /**
   * Why it stops.
   */
  cause:
    | 'plan-question'
    | 'dependency'
    | 'open-answer'
    | 'uncovered'
    | 'plan-defect'
    | 'test-defect-twice'
    | 'out-of-plan'
    | 'breach'
    | 'review-plan'
    | 'bound-reached'
    | 'blocked'
    | 'budget-spent'
    | 'engine-down'
    | 'infrastructure'
    | 'unexpected-event'
    | 'table-changed'
    | 'not-deliverable'
    | 'gesture-outside-rule'
    | 'queue-refused'
    | 'refused-by-model';
  /**
   * The question in one or two sentences.
   */
  text: string;
  /**
   * What it rests on.
   *
   * Items: One piece.
   */
  evidence: string[];
  /**
   * For choose; empty otherwise.
   *
   * Items: One option.
   */
  options: string[];
  /**
   * The decisions that may be given.
   *
   * @minItems 1
   *
   * Items: A kind of decision.
   */
  admits: (
    | 'choose'
    | 'extend-plan'
    | 'refuse'
    | 'retry'
    | 'amend'
    | 'accept-uncovered'
    | 'accept-dependency'
    | 'migrate'
    | 'abandon'
    | 'raise-budget'
    | 'to-owner'
  )[];
}
/**
 * All that the questioner is given.
 */
export interface QuestionerBrief {
  /**
   * The tag of this form.
   */
  kind: 'challenge';
  ticket: CommonTicketId;
  session: CommonSessionId;
  /**
   * Round of the ticket.
   */
  round: number;
  /**
   * Try of the step.
   */
  try: number;
  /**
   * Tries allowed.
   */
  tries: number;
  /**
   * The goal as the owner wrote it.
   */
  goal: string;
  project: ExplorerBriefProjectFacts;
  /**
   * What came back from later steps or earlier tries.
   */
  feedback: CommonFeedback[];
  /**
   * The plan.
   */
  plan: PlanSheet;
  /**
   * Pieces of the goal that no criterion quotes.
   *
   * Items: A piece of the goal.
   */
  unquoted: string[];
  /**
   * Present text of planned files.
   */
  sources: ExplorerBriefFileText[];
}
/**
 * One line of the merge queue's journal: order, priority, who asked and why. What landed is on main, not here.
 */
export interface QueueRecord {
  /**
   * When, ISO 8601 in UTC.
   */
  at: string;
  /**
   * Who: a person, the circuit, or the queue's own process.
   */
  by: string;
  /**
   * What happened.
   */
  event:
    | QueueRecordSubmitted
    | QueueRecordCancelled
    | QueueRecordJumped
    | QueueRecordPaused
    | QueueRecordDrained
    | QueueRecordResumed
    | QueueRecordRestarted
    | QueueRecordMainRead
    | QueueRecordVerdict
    | QueueRecordNotStacked
    | QueueRecordLanded
    | QueueRecordPushRefused
    | QueueRecordPushUnknown
    | QueueRecordMainJudged
    | QueueRecordNoted;
}
/**
 * Replies of one session, as they were given.
 */
export interface Recording {
  role: CommonRoleName;
  /**
   * Session id without its ticket.
   */
  session: string;
  /**
   * Digest of prompt file, schema and brief; another digest is a stale recording.
   */
  pinned: CommonDigest;
  /**
   * Exchanges in order.
   *
   * Items: One exchange.
   */
  calls: {
    /**
     * 1-based.
     */
    ordinal: number;
    /**
     * What the call was for.
     */
    purpose: string;
    reply: CompleteReply;
    /**
     * Engine that answered.
     */
    engine: string;
    /**
     * US dollars.
     */
    costUsd: number;
  }[];
}
/**
 * The proof that the tests fail for the right reason. No fault means right.
 */
export interface RedProof {
  /**
   * Base commit.
   */
  base: CommonObjectId;
  laidTree: CommonObjectId;
  /**
   * Laid tree plus tests.
   */
  testsTree: CommonObjectId;
  /**
   * Digest of the baseline document.
   */
  baseline: CommonDigest;
  /**
   * Every run.
   */
  runs: RedProofRun[];
  /**
   * One per test of the sheet and criterion.
   */
  entries: RedProofEntry[];
  /**
   * Test, support and protected files as they stand now, by git blob.
   *
   * Items: A file and its blob.
   */
  hashes: {
    file: CommonPath;
    blob: CommonObjectId;
  }[];
  /**
   * Why it is not right.
   */
  faults: RedProofFault[];
}
/**
 * One conformity line per element of the list; no verdict, since it follows from the lines.
 */
export interface ReviewSheet {
  /**
   * Exactly one per element of the list that was given.
   */
  lines: ReviewSheetLine[];
  /**
   * What a person may read; nothing decides on it.
   */
  summary?: string;
  /**
   * What was noticed beside the plan; each becomes a closed child ticket until triage.
   */
  discoveries?: CommonDiscovery[];
}
/**
 * All that the reviewer is given.
 */
export interface ReviewerBrief {
  /**
   * The tag of this form.
   */
  kind: 'review';
  ticket: CommonTicketId;
  session: CommonSessionId;
  /**
   * Round of the ticket.
   */
  round: number;
  /**
   * Try of the step.
   */
  try: number;
  /**
   * Tries allowed.
   */
  tries: number;
  /**
   * The goal as the owner wrote it.
   */
  goal: string;
  project: ExplorerBriefProjectFacts;
  /**
   * What came back from later steps or earlier tries.
   */
  feedback: CommonFeedback[];
  /**
   * Which part of the lot this is, 1-based.
   */
  part: number;
  /**
   * Parts in which the lot is judged, each in a session of its own.
   */
  parts: number;
  /**
   * The plan.
   */
  plan: PlanSheet;
  /**
   * The elements to judge, at most 40.
   *
   * @minItems 1
   */
  elements: ReviewerBriefJudged[];
  /**
   * Tests of this ticket.
   */
  tests: TestsSheetTest[];
  /**
   * Rules that may be cited beside the criteria of the plan.
   *
   * Items: A rule.
   */
  rules: {
    /**
     * How to cite it.
     */
    id: string;
    /**
     * Its text.
     */
    text: string;
  }[];
  /**
   * Non-blocking questions of the plan and the option that held.
   *
   * Items: A recommended option that held.
   */
  recommended: string[];
}
/**
 * What a role is: roles/<role>/role.json.
 */
export interface Role {
  name: CommonRoleName;
  /**
   * Folder of the package that is the program.
   */
  program: string;
  /**
   * Prompt file beside role.json.
   */
  prompt: string;
  /**
   * Sheets it may hand back.
   *
   * @minItems 1
   *
   * Items: A sheet kind.
   */
  sheets: ('plan' | 'challenge' | 'answers' | 'tests' | 'code' | 'review' | 'triage' | 'decision' | 'closure')[];
  /**
   * Profile name below sandbox/profiles.
   */
  profile: string;
  /**
   * Tools it may use.
   *
   * Items: A tool.
   */
  tools: ('read' | 'list' | 'search' | 'write' | 'edit' | 'shell' | 'run-tests' | 'run-check')[];
  /**
   * Limits of one session.
   */
  limits: {
    /**
     * Model calls.
     */
    calls: number;
    /**
     * Tokens per reply.
     */
    outputTokensPerCall: number;
    /**
     * Milliseconds.
     */
    wallMs: number;
  };
}
/**
 * What the developer proposes for planned files before any body is filled; never posted.
 */
export interface SkeletonProposal {
  /**
   * One entry per file.
   *
   * Items: One planned file.
   */
  files: {
    file: CommonPath;
    /**
     * Imports to add.
     *
     * Items: An import statement.
     */
    imports: string[];
    /**
     * Constants to add.
     *
     * Items: A whole constant.
     */
    constants: string[];
    /**
     * Types to add.
     *
     * Items: A whole type.
     */
    types: string[];
    /**
     * Private helpers.
     *
     * Items: The declaration of a private helper, without body.
     */
    helpers: string[];
  }[];
}
/**
 * What one run of the test command said. A claim: exit, names and results must agree.
 */
export interface TestReport {
  /**
   * The reader that was used.
   */
  runner: 'vitest' | 'jest' | 'node-test' | 'pytest' | 'unittest' | 'junit' | 'tap';
  command: CommonArgv;
  /**
   * The tree it ran on.
   */
  tree: CommonObjectId;
  exit: TestReportExit;
  /**
   * One entry per test, in the order of the report.
   */
  results: TestReportResult[];
  /**
   * What is wrong with the run as a whole; empty when the claim is consistent.
   */
  faults: TestReportRunFault[];
  /**
   * Wall time in milliseconds.
   */
  durationMs: number;
  /**
   * Cut output, for reading, when there are faults.
   */
  excerpt?: string;
}
/**
 * All that the testwriter is given.
 */
export interface TestwriterBrief {
  /**
   * The tag of this form.
   */
  kind: 'tests';
  ticket: CommonTicketId;
  session: CommonSessionId;
  /**
   * Round of the ticket.
   */
  round: number;
  /**
   * Try of the step.
   */
  try: number;
  /**
   * Tries allowed.
   */
  tries: number;
  /**
   * The goal as the owner wrote it.
   */
  goal: string;
  project: ExplorerBriefProjectFacts;
  /**
   * What came back from later steps or earlier tries.
   */
  feedback: CommonFeedback[];
  /**
   * The plan.
   */
  plan: PlanSheet;
  /**
   * Laid text of planned files: declarations with stubs, never the code.
   */
  sources: ExplorerBriefFileText[];
  /**
   * Present text of test and support files nearby, and of superseded ones.
   */
  existing: ExplorerBriefFileText[];
  /**
   * Checks that can decide a type criterion.
   *
   * Items: Name.
   */
  checks: string[];
  /**
   * The sheet of the last try or round.
   */
  previous?: TestsSheet;
}
/**
 * A ticket as the list shows it.
 */
export interface Ticket {
  id: CommonTicketId;
  /**
   * One line.
   */
  title: string;
  /**
   * The change in words, as the owner wrote it.
   */
  goal: string;
  /**
   * Where it is: running while a process takes it on, stopped when it was under way and none does.
   */
  status: 'open' | 'running' | 'stopped' | 'waiting' | 'queued' | 'closed' | 'abandoned';
  origin: TicketOrigin;
}
/**
 * Exactly one verdict per discovery.
 */
export interface TriageSheet {
  /**
   * The verdicts.
   */
  verdicts: TriageSheetVerdict[];
  /**
   * What a person may read; nothing decides on it.
   */
  summary?: string;
  /**
   * What was noticed beside the plan; each becomes a closed child ticket until triage.
   */
  discoveries?: CommonDiscovery[];
}
/**
 * One answer.
 */
export interface AnswersSheetAnswer {
  /**
   * The id of the question.
   */
  id: CommonLocalId;
  /**
   * amended: the plan changes below. kept: the plan stands. open: somebody else must decide.
   */
  answer: 'amended' | 'kept' | 'open';
  /**
   * Why.
   */
  reason: string;
}
/**
 * Changes to the plan: whole entries by id, or whole lists.
 */
export interface AnswersSheetPlanChanges {
  /**
   * Criteria that replace or join those of the plan, by id.
   */
  criteria: PlanSheetCriterion[];
  /**
   * Elements that replace or join those of the plan, by id.
   */
  elements: PlanSheetElement[];
  /**
   * Ids of criteria or elements that go.
   */
  dropped: CommonLocalId[];
  /**
   * The whole new list.
   */
  supersedes?: PlanSheetSuperseded[];
  /**
   * The whole new list.
   */
  renames?: PlanSheetRename[];
  /**
   * The whole new list.
   */
  dependencies?: PlanSheetDependency[];
  /**
   * The whole new list of open questions.
   */
  questions?: PlanSheetPlanQuestion[];
}
/**
 * One question.
 */
export interface ChallengeSheetChallengeQuestion {
  id: CommonLocalId;
  about: ChallengeSheetAbout;
  /**
   * The question.
   */
  question: string;
  /**
   * What it rests on.
   *
   * Items: One piece of evidence.
   */
  evidence: string[];
}
/**
 * A criterion of the plan.
 */
export interface ChallengeSheetAboutCriterion {
  /**
   * The tag of this form.
   */
  kind: 'criterion';
  id: CommonLocalId;
}
/**
 * An element of the plan.
 */
export interface ChallengeSheetAboutElement {
  /**
   * The tag of this form.
   */
  kind: 'element';
  id: CommonLocalId;
}
/**
 * A package of the project.
 */
export interface ChallengeSheetAboutPackage {
  /**
   * The tag of this form.
   */
  kind: 'package';
  /**
   * Its name in circuit.json.
   */
  name: string;
}
/**
 * The goal, or a piece of it that no criterion quotes.
 */
export interface ChallengeSheetAboutGoal {
  /**
   * The tag of this form.
   */
  kind: 'goal';
}
/**
 * One fault.
 */
export interface CheckReportFault {
  /**
   * The conjunct that fails.
   */
  conjunct:
    | 'proofs-green'
    | 'guards-green'
    | 'revert-run'
    | 'old-tests-green'
    | 'hashes-equal'
    | 'type-checks'
    | 'nature-proof'
    | 'no-stub-mark'
    | 'checks-pass'
    | 'references-clean'
    | 'lot-inside-plan'
    | 'review-lines'
    | 'no-open-question'
    | 'tree-is-commit-tree';
  /**
   * Where it must be mended; plan: no body holds the place, and it was wrong before any body was written.
   */
  where: 'tests' | 'source' | 'plan' | 'infrastructure';
  /**
   * In one sentence.
   */
  message: string;
  file?: CommonPath;
  /**
   * 1-based line in the checked tree.
   */
  line?: number;
  /**
   * The text of that line.
   */
  source?: string;
  /**
   * Test id.
   */
  test?: string;
  criterion?: CommonLocalId;
  /**
   * The plan's element that holds the place, or file#symbol of one that the developer added.
   */
  element?: string;
  /**
   * Expected.
   */
  expected?: string;
  /**
   * Actual.
   */
  actual?: string;
}
/**
 * The test command.
 */
export interface CircuitTest {
  /**
   * Plays the whole suite.
   */
  run: CommonArgv;
  /**
   * Plays the given files; {files} stands for them.
   */
  only: CommonArgv;
  /**
   * How its report is read; the circuit adds the reporter itself.
   */
  report: 'vitest-json' | 'jest-json' | 'node-test' | 'pytest' | 'unittest' | 'junit' | 'tap';
  /**
   * True when two runs may not overlap.
   */
  exclusive?: boolean;
  /**
   * The tree it runs on.
   */
  tree?: 'read-only' | 'throwaway';
  /**
   * Paths that are scratch space in a read-only tree.
   *
   * Items: Path.
   */
  writes?: string[];
  env?: CircuitEnv;
  /**
   * snapshot: a one-commit repository for tests that need git.
   */
  git?: 'none' | 'snapshot';
  /**
   * Seconds.
   */
  timeoutS?: number;
}
/**
 * A check of the forge that must be green on exactly the commit that would be main, besides the checks here. The remote must be of that forge, and the check run for pushes to branches below circuit-queue/.
 */
export interface CircuitForge {
  /**
   * OWNER/NAME on GitHub.
   */
  repository: string;
  /**
   * Name of the check run; the newest one of this name counts, and no other.
   */
  check: string;
  /**
   * Address of the API; that of github.com unless given.
   */
  api?: string;
  /**
   * Seconds that its answer may take; 3600 unless given. Past them there is no verdict.
   */
  timeoutS?: number;
}
/**
 * Variables beside those that every command has; no secrets, the file is in the repository.
 */
export interface CircuitEnv {
  /**
   * Its value.
   */
  [k: string]: string;
}
/**
 * What a ticket may cost; an engine that costs money needs it.
 */
export interface CircuitBudget {
  /**
   * US dollars.
   */
  perTicketUsd?: number;
  /**
   * Tokens.
   */
  perTicketTokens?: number;
  /**
   * US dollars that all tickets may cost between midnight and midnight, UTC.
   */
  perDayUsd?: number;
  /**
   * US dollars that all tickets may cost together, ever.
   */
  perProjectUsd?: number;
  /**
   * Prices by model or engine, US dollars per million tokens.
   */
  pricesPerMTok?: {
    /**
     * A price.
     */
    [k: string]: {
      /**
       * Input.
       */
      in: number;
      /**
       * Output.
       */
      out: number;
      /**
       * Cache read.
       */
      cacheRead?: number;
      /**
       * Cache write.
       */
      cacheWrite?: number;
    };
  };
}
/**
 * Which model answers.
 */
export interface CircuitEngine {
  /**
   * claude, openai, cerebras, ollama, recorded or scripted.
   */
  engine: string;
  /**
   * Model name.
   */
  model?: string;
  /**
   * Address of a compatible server.
   */
  baseUrl?: string;
  /**
   * Environment variable that holds the key.
   */
  apiKeyEnv?: string;
  /**
   * Name of the engine entry that takes a blank that failed.
   */
  escalateTo?: string;
  /**
   * False for a model without tool calls.
   */
  toolCalls?: boolean;
  /**
   * File of a scripted or recorded engine.
   */
  script?: string;
}
/**
 * The ticket is what was asked for.
 */
export interface ClosureSheetAccept {
  /**
   * The tag of this form.
   */
  kind: 'accept';
  /**
   * What a person may read; nothing decides on it.
   */
  summary?: string;
  /**
   * What was noticed beside the plan; each becomes a closed child ticket until triage.
   */
  discoveries?: CommonDiscovery[];
}
/**
 * A linked ticket is needed.
 */
export interface ClosureSheetReopen {
  /**
   * The tag of this form.
   */
  kind: 'reopen';
  /**
   * What is missing or wrong.
   */
  reason: string;
  /**
   * What a person may read; nothing decides on it.
   */
  summary?: string;
  /**
   * What was noticed beside the plan; each becomes a closed child ticket until triage.
   */
  discoveries?: CommonDiscovery[];
}
/**
 * The bodies are filled and the tests pass.
 */
export interface CodeSheetCodeDone {
  /**
   * The tag of this form.
   */
  kind: 'done';
  /**
   * What a person may read; nothing decides on it.
   */
  summary?: string;
  /**
   * What was noticed beside the plan; each becomes a closed child ticket until triage.
   */
  discoveries?: CommonDiscovery[];
}
/**
 * A test is wrong.
 */
export interface CodeSheetTestDefect {
  /**
   * The tag of this form.
   */
  kind: 'test-defect';
  /**
   * The tests that are wrong.
   *
   * @minItems 1
   */
  defects: CodeSheetTestDefectItem[];
  /**
   * What a person may read; nothing decides on it.
   */
  summary?: string;
  /**
   * What was noticed beside the plan; each becomes a closed child ticket until triage.
   */
  discoveries?: CommonDiscovery[];
}
/**
 * One wrong test.
 */
export interface CodeSheetTestDefectItem {
  file: CommonPath;
  /**
   * Title path.
   */
  test: string;
  /**
   * What shows it.
   */
  evidence: string;
}
/**
 * The plan is wrong or too small.
 */
export interface CodeSheetPlanDefect {
  /**
   * The tag of this form.
   */
  kind: 'plan-defect';
  /**
   * What is wrong.
   *
   * @minItems 1
   */
  defects: CodeSheetPlanDefectItem[];
  /**
   * What a person may read; nothing decides on it.
   */
  summary?: string;
  /**
   * What was noticed beside the plan; each becomes a closed child ticket until triage.
   */
  discoveries?: CommonDiscovery[];
}
/**
 * One defect of the plan.
 */
export interface CodeSheetPlanDefectItem {
  /**
   * What is wrong or missing in the plan.
   */
  what: string;
  /**
   * What shows it.
   */
  evidence: string;
}
/**
 * No further progress is possible.
 */
export interface CodeSheetBlocked {
  /**
   * The tag of this form.
   */
  kind: 'blocked';
  /**
   * What stops it.
   */
  cause: 'gate' | 'tests' | 'environment' | 'unclear';
  /**
   * What shows it.
   */
  evidence: string;
  /**
   * What a person may read; nothing decides on it.
   */
  summary?: string;
  /**
   * What was noticed beside the plan; each becomes a closed child ticket until triage.
   */
  discoveries?: CommonDiscovery[];
}
/**
 * Something noticed that is not in the plan.
 */
export interface CommonDiscovery {
  /**
   * One line.
   */
  title: string;
  /**
   * File, element or command it concerns.
   */
  where: string;
  /**
   * What shows it.
   */
  evidence: string;
}
/**
 * An element by file and symbol.
 */
export interface CommonSymbolRef {
  file: CommonPath;
  /**
   * Qualified symbol, or * for a whole file without a driver.
   */
  symbol: string;
}
/**
 * Tokens of one model call.
 */
export interface CommonUsage {
  /**
   * Tokens read, cache reads excluded.
   */
  inputTokens: number;
  /**
   * Tokens written.
   */
  outputTokens: number;
  /**
   * Tokens read from the cache.
   */
  cacheReadTokens: number;
  /**
   * Tokens written to the cache.
   */
  cacheWriteTokens: number;
}
/**
 * One finding that a role gets back: typed fields first, the message for reading.
 */
export interface CommonFeedback {
  /**
   * What found it.
   */
  kind:
    | 'sheet'
    | 'laying'
    | 'old-test'
    | 'red-proof'
    | 'check'
    | 'review-line'
    | 'test-defect'
    | 'upheld'
    | 'decision'
    | 'uncovered'
    | 'conflict'
    | 'revert-run'
    | 'walk'
    | 'infrastructure';
  /**
   * What was found, in one sentence or one cut excerpt.
   */
  message: string;
  file?: CommonPath;
  /**
   * 1-based line.
   */
  line?: number;
  /**
   * The text of that line.
   */
  source?: string;
  /**
   * Test id.
   */
  test?: string;
  criterion?: CommonLocalId;
  /**
   * Element: plan id or file and symbol.
   */
  element?: string;
  /**
   * The rule cited.
   */
  rule?: string;
  /**
   * Expected value as the runner printed it.
   */
  expected?: string;
  /**
   * Actual value as the runner printed it.
   */
  actual?: string;
}
/**
 * From the program.
 */
export interface CompleteRequestUserMessage {
  /**
   * The tag of this form.
   */
  role: 'user';
  /**
   * Its text.
   */
  text: string;
}
/**
 * From the model.
 */
export interface CompleteRequestAssistantMessage {
  /**
   * The tag of this form.
   */
  role: 'assistant';
  /**
   * Its text.
   */
  text: string;
  /**
   * Calls it made.
   */
  toolCalls: CompleteRequestToolCall[];
}
/**
 * The result of a call.
 */
export interface CompleteRequestToolMessage {
  /**
   * The tag of this form.
   */
  role: 'tool';
  /**
   * The id of the call.
   */
  callId: string;
  /**
   * The result.
   */
  text: string;
  /**
   * True when the tool refused or failed.
   */
  isError: boolean;
}
/**
 * A tool.
 */
export interface CompleteRequestTool {
  /**
   * Its name.
   */
  name: string;
  /**
   * What it does.
   */
  description: string;
  /**
   * JSON Schema of its input, an object at the top.
   */
  inputSchema: {
    [k: string]: unknown;
  };
}
/**
 * A call.
 */
export interface CompleteRequestToolCall {
  /**
   * Its id.
   */
  id: string;
  /**
   * Tool name.
   */
  name: string;
  /**
   * The input as the model gave it; not yet checked.
   */
  input: {
    [k: string]: unknown;
  };
}
/**
 * Take one of the options.
 */
export interface DecisionChoose {
  /**
   * The tag of this form.
   */
  kind: 'choose';
  /**
   * The exact text of the option.
   */
  option: string;
  /**
   * Why.
   */
  reason?: string;
}
/**
 * The plan grows by what was asked for.
 */
export interface DecisionExtendPlan {
  /**
   * The tag of this form.
   */
  kind: 'extend-plan';
  /**
   * Why, and what to add.
   */
  reason?: string;
}
/**
 * The request is refused; the role goes on within its bounds.
 */
export interface DecisionRefuse {
  /**
   * The tag of this form.
   */
  kind: 'refuse';
  /**
   * Why.
   */
  reason?: string;
}
/**
 * One more try of the asking step.
 */
export interface DecisionRetry {
  /**
   * The tag of this form.
   */
  kind: 'retry';
  /**
   * Why, and a hint for the role.
   */
  reason?: string;
}
/**
 * The plan is amended.
 */
export interface DecisionAmend {
  /**
   * The tag of this form.
   */
  kind: 'amend';
  /**
   * What the explorer must change.
   */
  instruction: string;
  /**
   * Why.
   */
  reason?: string;
}
/**
 * The criterion stays without a test.
 */
export interface DecisionAcceptUncovered {
  /**
   * The tag of this form.
   */
  kind: 'accept-uncovered';
  /**
   * Why.
   */
  reason?: string;
}
/**
 * The dependency is taken.
 */
export interface DecisionAcceptDependency {
  /**
   * The tag of this form.
   */
  kind: 'accept-dependency';
  /**
   * Why.
   */
  reason?: string;
}
/**
 * Go on under the present table.
 */
export interface DecisionMigrate {
  /**
   * The tag of this form.
   */
  kind: 'migrate';
  /**
   * Why.
   */
  reason?: string;
}
/**
 * The ticket ends without landing.
 */
export interface DecisionAbandon {
  /**
   * The tag of this form.
   */
  kind: 'abandon';
  /**
   * Why.
   */
  reason?: string;
}
/**
 * The budget of the ticket grows to this total.
 */
export interface DecisionRaiseBudget {
  /**
   * The tag of this form.
   */
  kind: 'raise-budget';
  /**
   * New total in US dollars.
   */
  usd: number;
  /**
   * New total of tokens.
   */
  tokens?: number;
  /**
   * Why.
   */
  reason?: string;
}
/**
 * A person must decide.
 */
export interface DecisionToOwner {
  /**
   * The tag of this form.
   */
  kind: 'to-owner';
  /**
   * Why.
   */
  reason?: string;
}
/**
 * Run a role. Result: session-ended.
 */
export interface EffectStartSession {
  /**
   * The tag of this form.
   */
  kind: 'start-session';
  key: CommonEffectKey;
  role: CommonRoleName;
  /**
   * The kind of brief.
   */
  brief: 'plan' | 'answer' | 'triage' | 'challenge' | 'tests' | 'code' | 'review' | 'decision' | 'closure';
  session: CommonSessionId;
  step: CommonStepSlug;
  /**
   * Round.
   */
  round: number;
  /**
   * Try.
   */
  try: number;
  /**
   * What goes back to the role.
   */
  feedback: CommonFeedback[];
  /**
   * Part of a review.
   */
  part?: number;
  question?: CommonQuestionId;
}
/**
 * Stop a session that runs. Result: session-stopped.
 */
export interface EffectStopSession {
  /**
   * The tag of this form.
   */
  kind: 'stop-session';
  key: CommonEffectKey;
  session: CommonSessionId;
}
/**
 * Lay the plan on its base. Result: plan-laid.
 */
export interface EffectLayPlan {
  /**
   * The tag of this form.
   */
  kind: 'lay-plan';
  key: CommonEffectKey;
  plan: PlanSheet;
  /**
   * Base commit.
   */
  base: CommonObjectId;
}
/**
 * Prove the tests red. Result: red-proved.
 */
export interface EffectRunRed {
  /**
   * The tag of this form.
   */
  kind: 'run-red';
  key: CommonEffectKey;
}
/**
 * Check the candidate. Result: checks-run.
 */
export interface EffectRunChecks {
  /**
   * The tag of this form.
   */
  kind: 'run-checks';
  key: CommonEffectKey;
}
/**
 * Play a gesture under its rule. Result: gesture-played.
 */
export interface EffectRunGesture {
  /**
   * The tag of this form.
   */
  kind: 'run-gesture';
  key: CommonEffectKey;
  /**
   * The gesture.
   */
  gesture: 'command' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5';
}
/**
 * Final pass on a clean tree and the list of elements. Result: elements-listed.
 */
export interface EffectListElements {
  /**
   * The tag of this form.
   */
  kind: 'list-elements';
  key: CommonEffectKey;
}
/**
 * Make the one commit of the ticket. Result: committed.
 */
export interface EffectCommit {
  /**
   * The tag of this form.
   */
  kind: 'commit';
  key: CommonEffectKey;
}
/**
 * Hand the commit to the merge queue. Result: landing-reported.
 */
export interface EffectEnqueue {
  /**
   * The tag of this form.
   */
  kind: 'enqueue';
  key: CommonEffectKey;
  commit: CommonObjectId;
}
/**
 * Ask a question. Result: question-asked.
 */
export interface EffectAsk {
  /**
   * The tag of this form.
   */
  kind: 'ask';
  key: CommonEffectKey;
  question: Question;
}
/**
 * Keep a discovery as a closed child ticket. Result: discovery-recorded.
 */
export interface EffectRecordDiscovery {
  /**
   * The tag of this form.
   */
  kind: 'record-discovery';
  key: CommonEffectKey;
  session: CommonSessionId;
  discovery: CommonDiscovery;
}
/**
 * Open a linked ticket. Result: ticket-linked.
 */
export interface EffectOpenTicket {
  /**
   * The tag of this form.
   */
  kind: 'open-ticket';
  key: CommonEffectKey;
  /**
   * One line.
   */
  title: string;
  /**
   * Its goal.
   */
  goal: string;
  /**
   * Why.
   */
  reason: string;
}
/**
 * Close the ticket by its landed commit. Result: ticket-closed.
 */
export interface EffectClose {
  /**
   * The tag of this form.
   */
  kind: 'close';
  key: CommonEffectKey;
  commit: CommonObjectId;
  tree: CommonObjectId;
}
/**
 * Reopen a discovery for the owner. Result: discovery-reopened.
 */
export interface EffectReopen {
  /**
   * The tag of this form.
   */
  kind: 'reopen';
  key: CommonEffectKey;
  ticket: CommonTicketId;
  /**
   * Why.
   */
  reason: string;
}
/**
 * One element of the lot.
 */
export interface ElementListListed {
  /**
   * lot.1 to lot.n; the dot keeps it apart from the ids of a plan.
   */
  id: string;
  file: CommonPath;
  /**
   * Symbol, or * for a whole file.
   */
  symbol: string;
  /**
   * What happened; unchanged: the plan names a text, and its editor found nothing to change.
   */
  change: 'added' | 'changed' | 'removed' | 'moved' | 'unchanged';
  /**
   * Why it is in the lot.
   */
  origin: 'planned' | 'test' | 'support' | 'import' | 'unplanned-private' | 'reference' | 'dependency';
  /**
   * Text before; empty when added.
   */
  before: string;
  /**
   * Text after; empty when removed.
   */
  after: string;
  /**
   * The plan element.
   */
  planned?: CommonLocalId;
  /**
   * The machine proof that spares the reviewer this element.
   */
  proof?: string;
  /**
   * Criteria that it serves.
   */
  criteria?: CommonLocalId[];
}
/**
 * The ticket exists.
 */
export interface EventTicketOpened {
  /**
   * The tag of this form.
   */
  kind: 'ticket-opened';
  ticket: CommonTicketId;
  /**
   * One line.
   */
  title: string;
  /**
   * The goal.
   */
  goal: string;
  origin: TicketOrigin;
  /**
   * Digest of the router table that it runs under.
   */
  table: CommonDigest;
}
/**
 * Title or goal changed before the first session.
 */
export interface EventTicketEdited {
  /**
   * The tag of this form.
   */
  kind: 'ticket-edited';
  /**
   * One line.
   */
  title: string;
  /**
   * The goal.
   */
  goal: string;
}
/**
 * Somebody asked the circuit to go on.
 */
export interface EventRunRequested {
  /**
   * The tag of this form.
   */
  kind: 'run-requested';
  /**
   * Head of main.
   */
  base: CommonObjectId;
  /**
   * Digest of the present router table.
   */
  table: CommonDigest;
  /**
   * Bounds.
   */
  bounds: {
    /**
     * Tries.
     */
    tries: number;
    /**
     * Rounds.
     */
    rounds: number;
  };
  /**
   * Who answers questions of the supervisor.
   */
  supervisor: 'role' | 'person';
  /**
   * The goal at that moment.
   */
  goal: string;
  /**
   * What was said beside circuit.json of who answers the roles; absent where no role had to be answered.
   */
  given?: {
    /**
     * Engine of every role.
     */
    engine?: string;
    /**
     * Model.
     */
    model?: string;
    /**
     * Address of the server, without user, password and query.
     */
    baseUrl?: string;
    /**
     * What the ticket may cost, in US dollars.
     */
    budgetUsd?: number;
    /**
     * Path of a script or of a folder of recordings.
     */
    script?: string;
  };
}
/**
 * An effect is about to be performed.
 */
export interface EventEffectStarted {
  /**
   * The tag of this form.
   */
  kind: 'effect-started';
  effect: CommonEffectKey;
}
/**
 * A role runs.
 */
export interface EventSessionStarted {
  /**
   * The tag of this form.
   */
  kind: 'session-started';
  session: CommonSessionId;
  role: CommonRoleName;
  /**
   * Engine.
   */
  engine: string;
  /**
   * The tree that it sees.
   */
  tree: CommonObjectId;
  brief: CommonDigest;
  /**
   * Model.
   */
  model?: string;
}
/**
 * A model answered, and what it cost.
 */
export interface EventModelCalled {
  /**
   * The tag of this form.
   */
  kind: 'model-called';
  session: CommonSessionId;
  /**
   * Session # ordinal.
   */
  callId: string;
  /**
   * What for.
   */
  purpose: string;
  request: CommonDigest;
  reply: CommonDigest;
  /**
   * Engine.
   */
  engine: string;
  /**
   * Model.
   */
  model: string;
  usage: CommonUsage;
  /**
   * US dollars.
   */
  costUsd: number;
  /**
   * Milliseconds from the request to the reply; absent in journals from before it was kept.
   */
  tookMs?: number;
}
/**
 * The host wrote a file for a session.
 */
export interface EventFileWritten {
  /**
   * The tag of this form.
   */
  kind: 'file-written';
  session: CommonSessionId;
  file: CommonPath;
  digest: CommonDigest;
}
/**
 * The host ran a tool for a session.
 */
export interface EventToolUsed {
  /**
   * The tag of this form.
   */
  kind: 'tool-used';
  session: CommonSessionId;
  /**
   * Tool.
   */
  tool: string;
  /**
   * Kind of the reply.
   */
  outcome: string;
  command?: CommonArgv;
  /**
   * In one line.
   */
  detail?: string;
}
/**
 * A valid sheet came in; it decides once the session has ended and the walk is clean.
 */
export interface EventSheetAccepted {
  /**
   * The tag of this form.
   */
  kind: 'sheet-accepted';
  session: CommonSessionId;
  sheet: Sheet;
}
/**
 * A sheet was invalid.
 */
export interface EventSheetRefused {
  /**
   * The tag of this form.
   */
  kind: 'sheet-refused';
  session: CommonSessionId;
  /**
   * Faults.
   *
   * Items: A fault.
   */
  faults: {
    /**
     * JSON pointer.
     */
    path: string;
    /**
     * Rule.
     */
    rule: string;
    /**
     * Sentence.
     */
    message: string;
  }[];
  /**
   * What was handed in.
   */
  sheet: CommonDigest;
}
/**
 * A session ended.
 */
export interface EventSessionEnded {
  /**
   * The tag of this form.
   */
  kind: 'session-ended';
  session: CommonSessionId;
  outcome: SessionOutcome;
}
/**
 * A session was stopped.
 */
export interface EventSessionStopped {
  /**
   * The tag of this form.
   */
  kind: 'session-stopped';
  session: CommonSessionId;
}
/**
 * A claim of a role differs from what was re-derived.
 */
export interface EventBlunder {
  /**
   * The tag of this form.
   */
  kind: 'blunder';
  session: CommonSessionId;
  /**
   * The claim.
   */
  claim: string;
  /**
   * What was found.
   */
  found: string;
}
/**
 * A plan was laid, or could not be.
 */
export interface EventPlanLaid {
  /**
   * The tag of this form.
   */
  kind: 'plan-laid';
  report: LayingReport;
}
/**
 * A gesture was played.
 */
export interface EventGesturePlayed {
  /**
   * The tag of this form.
   */
  kind: 'gesture-played';
  /**
   * The gesture.
   */
  gesture: 'command' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5';
  /**
   * The rule that allows it.
   */
  rule: string;
  /**
   * What came of it.
   */
  outcome: EventPlayed | EventOutsideRule | EventFailed;
}
/**
 * Played within its rule.
 */
export interface EventPlayed {
  /**
   * The tag of this form.
   */
  kind: 'played';
  tree: CommonObjectId;
}
/**
 * Its result lies outside its rule.
 */
export interface EventOutsideRule {
  /**
   * The tag of this form.
   */
  kind: 'outside-rule';
  /**
   * Paths.
   */
  paths: CommonPath[];
}
/**
 * It failed.
 */
export interface EventFailed {
  /**
   * The tag of this form.
   */
  kind: 'failed';
  /**
   * Why.
   */
  why: string;
}
/**
 * The red proof.
 */
export interface EventRedProved {
  /**
   * The tag of this form.
   */
  kind: 'red-proved';
  proof: RedProof;
}
/**
 * The check report.
 */
export interface EventChecksRun {
  /**
   * The tag of this form.
   */
  kind: 'checks-run';
  report: CheckReport;
}
/**
 * The element list.
 */
export interface EventElementsListed {
  /**
   * The tag of this form.
   */
  kind: 'elements-listed';
  list: ElementList;
}
/**
 * The commit of the ticket.
 */
export interface EventCommitted {
  /**
   * The tag of this form.
   */
  kind: 'committed';
  commit: CommonObjectId;
  tree: CommonObjectId;
  base: CommonObjectId;
}
/**
 * What the queue said.
 */
export interface EventLandingReported {
  /**
   * The tag of this form.
   */
  kind: 'landing-reported';
  report: LandingReport;
}
/**
 * A question stops the ticket.
 */
export interface EventQuestionAsked {
  /**
   * The tag of this form.
   */
  kind: 'question-asked';
  question: Question;
}
/**
 * A question has its decision.
 */
export interface EventQuestionAnswered {
  /**
   * The tag of this form.
   */
  kind: 'question-answered';
  question: CommonQuestionId;
  /**
   * Who.
   */
  by: 'supervisor' | 'owner';
  decision: Decision;
}
/**
 * A discovery is kept as a closed ticket.
 */
export interface EventDiscoveryRecorded {
  /**
   * The tag of this form.
   */
  kind: 'discovery-recorded';
  session: CommonSessionId;
  ticket: CommonTicketId;
  discovery: CommonDiscovery;
}
/**
 * A discovery is open for the owner.
 */
export interface EventDiscoveryReopened {
  /**
   * The tag of this form.
   */
  kind: 'discovery-reopened';
  ticket: CommonTicketId;
  /**
   * Why.
   */
  reason: string;
}
/**
 * A linked ticket was opened.
 */
export interface EventTicketLinked {
  /**
   * The tag of this form.
   */
  kind: 'ticket-linked';
  ticket: CommonTicketId;
  /**
   * Why.
   */
  reason: string;
}
/**
 * The ticket is closed by a commit reachable from main.
 */
export interface EventTicketClosed {
  /**
   * The tag of this form.
   */
  kind: 'ticket-closed';
  commit: CommonObjectId;
  tree: CommonObjectId;
}
/**
 * The ticket ended without landing.
 */
export interface EventTicketAbandoned {
  /**
   * The tag of this form.
   */
  kind: 'ticket-abandoned';
  /**
   * Why.
   */
  reason: string;
}
/**
 * An effect failed for a cause that is not the role's; it is tried again up to its own cap.
 */
export interface EventInfrastructureLost {
  /**
   * The tag of this form.
   */
  kind: 'infrastructure-lost';
  effect: CommonEffectKey;
  /**
   * Why.
   */
  why: string;
  /**
   * Whether the circuit may try again.
   */
  retries: 'again' | 'give-up';
}
/**
 * Write a plan.
 */
export interface ExplorerBriefPlan {
  /**
   * The tag of this form.
   */
  kind: 'plan';
  ticket: CommonTicketId;
  session: CommonSessionId;
  /**
   * Round of the ticket.
   */
  round: number;
  /**
   * Try of the step.
   */
  try: number;
  /**
   * Tries allowed.
   */
  tries: number;
  /**
   * The goal as the owner wrote it.
   */
  goal: string;
  project: ExplorerBriefProjectFacts;
  /**
   * What came back from later steps or earlier tries.
   */
  feedback: CommonFeedback[];
  /**
   * Questions of this ticket and their decisions.
   */
  decided: ExplorerBriefDecided[];
  /**
   * The last plan that was accepted as a sheet.
   */
  previous?: PlanSheet;
  /**
   * The last plan of a try that ended without a valid one, as JSON; its faults are among the feedback.
   */
  refusedPlan?: string;
  /**
   * Text of the files that share most with the goal, cut to what fits.
   */
  sources: ExplorerBriefFileText[];
}
/**
 * Answer the challenge.
 */
export interface ExplorerBriefAnswer {
  /**
   * The tag of this form.
   */
  kind: 'answer';
  ticket: CommonTicketId;
  session: CommonSessionId;
  /**
   * Round of the ticket.
   */
  round: number;
  /**
   * Try of the step.
   */
  try: number;
  /**
   * Tries allowed.
   */
  tries: number;
  /**
   * The goal as the owner wrote it.
   */
  goal: string;
  project: ExplorerBriefProjectFacts;
  /**
   * What came back from later steps or earlier tries.
   */
  feedback: CommonFeedback[];
  /**
   * The plan.
   */
  plan: PlanSheet;
  challenge: ChallengeSheet;
}
/**
 * Give each discovery its verdict.
 */
export interface ExplorerBriefTriage {
  /**
   * The tag of this form.
   */
  kind: 'triage';
  ticket: CommonTicketId;
  session: CommonSessionId;
  /**
   * Round of the ticket.
   */
  round: number;
  /**
   * Try of the step.
   */
  try: number;
  /**
   * Tries allowed.
   */
  tries: number;
  /**
   * The goal as the owner wrote it.
   */
  goal: string;
  project: ExplorerBriefProjectFacts;
  /**
   * What came back from later steps or earlier tries.
   */
  feedback: CommonFeedback[];
  /**
   * The plan.
   */
  plan: PlanSheet;
  /**
   * The landed change as a diff, cut.
   */
  landed: string;
  /**
   * Discoveries of this ticket.
   *
   * @minItems 1
   *
   * Items: A discovery.
   */
  discovered: {
    ticket: CommonTicketId;
    discovery: CommonDiscovery;
  }[];
}
/**
 * What is known about the project.
 */
export interface ExplorerBriefProjectFacts {
  /**
   * Packages.
   *
   * Items: A package.
   */
  packages: {
    /**
     * Name.
     */
    name: string;
    /**
     * Paths.
     *
     * Items: Path.
     */
    paths: string[];
  }[];
  /**
   * Test runner.
   */
  runner: string;
  /**
   * How the project's tests are run.
   *
   * @minItems 1
   *
   * Items: A word of the command.
   */
  testCommand: string[];
  /**
   * Named checks.
   *
   * Items: Name.
   */
  checks: string[];
  /**
   * Generated references.
   *
   * Items: Name.
   */
  references: string[];
  /**
   * Files, cut to what fits; tests and sources of the packages first.
   *
   * Items: A file.
   */
  files: {
    file: CommonPath;
    class: CommonPathClass;
  }[];
  /**
   * Files that were left out of the list.
   */
  filesLeftOut: number;
  /**
   * Declarations of source files, cut to what fits.
   *
   * Items: A source file.
   */
  outline: {
    file: CommonPath;
    /**
     * Declarations in order.
     *
     * Items: A declaration without body.
     */
    declarations: string[];
  }[];
  /**
   * Rule files.
   */
  rules: CommonPath[];
  /**
   * What counts as a test file.
   *
   * Items: Glob.
   */
  testPatterns: string[];
}
/**
 * A file with its text.
 */
export interface ExplorerBriefFileText {
  file: CommonPath;
  /**
   * Its text, cut with a note of what was left out.
   */
  text: string;
}
/**
 * A question and its decision.
 */
export interface ExplorerBriefDecided {
  question: Question;
  decision: Decision;
}
/**
 * It is on main.
 */
export interface LandingReportLanded {
  /**
   * The tag of this form.
   */
  kind: 'landed';
  commit: CommonObjectId;
  tree: CommonObjectId;
  /**
   * The green run of exactly this tree that the queue was shown; absent when it was shown none.
   */
  proof?: string;
}
/**
 * Checks on the replayed tree are red.
 */
export interface LandingReportRed {
  /**
   * The tag of this form.
   */
  kind: 'red';
  /**
   * The head it was replayed onto.
   */
  base: CommonObjectId;
  /**
   * What is red.
   */
  faults: CheckReportFault[];
}
/**
 * It does not replay.
 */
export interface LandingReportConflict {
  /**
   * The tag of this form.
   */
  kind: 'conflict';
  base: CommonObjectId;
  head: CommonObjectId;
  /**
   * Paths in conflict.
   */
  paths: CommonPath[];
}
/**
 * Main moved and the candidate replays cleanly, but it must be checked again.
 */
export interface LandingReportMoved {
  /**
   * The tag of this form.
   */
  kind: 'moved';
  head: CommonObjectId;
}
/**
 * Main already holds the change.
 */
export interface LandingReportEmpty {
  /**
   * The tag of this form.
   */
  kind: 'empty';
  head: CommonObjectId;
}
/**
 * It could not be told.
 */
export interface LandingReportUnknown {
  /**
   * The tag of this form.
   */
  kind: 'unknown';
  /**
   * Why.
   */
  why: string;
}
/**
 * The queue or the remote refuses.
 */
export interface LandingReportRefused {
  /**
   * The tag of this form.
   */
  kind: 'refused';
  /**
   * Why, and what to do.
   */
  why: string;
}
/**
 * A plan that roles carry out.
 */
export interface PlanSheetPlainPlan {
  /**
   * behaviour: a caller can notice the change. preserve: a refactor, every changed body is proved equal. text: documentation or comments only.
   */
  nature: 'behaviour' | 'preserve' | 'text';
  /**
   * What must hold after the change, each tied to a clause of the goal.
   */
  criteria: PlanSheetCriterion[];
  /**
   * Every element that the change adds, changes, removes or moves, tests excluded.
   */
  elements: PlanSheetElement[];
  /**
   * Existing tests and support files that say the old behaviour.
   */
  supersedes: PlanSheetSuperseded[];
  /**
   * Renames of elements; body and references follow.
   */
  renames: PlanSheetRename[];
  /**
   * New dependencies; each becomes a question to the owner.
   */
  dependencies: PlanSheetDependency[];
  /**
   * Generated files that the change makes stale.
   *
   * Items: A name from references in circuit.json.
   */
  references: string[];
  /**
   * What the goal leaves open.
   */
  questions: PlanSheetPlanQuestion[];
  /**
   * What a person may read; nothing decides on it.
   */
  summary?: string;
  /**
   * What was noticed beside the plan; each becomes a closed child ticket until triage.
   */
  discoveries?: CommonDiscovery[];
}
/**
 * A change that one command makes.
 */
export interface PlanSheetMechanicalPlan {
  /**
   * The tag of this form.
   */
  nature: 'mechanical';
  /**
   * The command that makes the whole change.
   */
  command: CommonArgv;
  /**
   * What must hold after the change, each tied to a clause of the goal.
   */
  criteria: PlanSheetCriterion[];
  /**
   * Every element that the change adds, changes, removes or moves, tests excluded.
   */
  elements: PlanSheetElement[];
  /**
   * Existing tests and support files that say the old behaviour.
   */
  supersedes: PlanSheetSuperseded[];
  /**
   * Renames of elements; body and references follow.
   */
  renames: PlanSheetRename[];
  /**
   * New dependencies; each becomes a question to the owner.
   */
  dependencies: PlanSheetDependency[];
  /**
   * Generated files that the change makes stale.
   *
   * Items: A name from references in circuit.json.
   */
  references: string[];
  /**
   * What the goal leaves open.
   */
  questions: PlanSheetPlanQuestion[];
  /**
   * What a person may read; nothing decides on it.
   */
  summary?: string;
  /**
   * What was noticed beside the plan; each becomes a closed child ticket until triage.
   */
  discoveries?: CommonDiscovery[];
}
/**
 * One thing that must hold.
 */
export interface PlanSheetCriterion {
  id: CommonLocalId;
  /**
   * new: does not hold today. kept: must go on holding. type: a type check decides. text: the reviewer decides.
   */
  kind: 'new' | 'kept' | 'type' | 'text';
  /**
   * The behaviour in one sentence, with values where the goal gives them.
   */
  statement: string;
  /**
   * The exact piece of the goal that this criterion answers.
   */
  clause: string;
}
/**
 * A new element.
 */
export interface PlanSheetAddElement {
  /**
   * Id of this element in the plan.
   */
  id: CommonLocalId;
  /**
   * The file that holds it.
   */
  file: CommonPath;
  /**
   * Qualified symbol such as slugify or Stack.push; * for a whole file without a language driver.
   */
  symbol: string;
  /**
   * The tag of this form.
   */
  action: 'add';
  /**
   * Criteria that it serves.
   */
  criteria: CommonLocalId[];
  /**
   * What the body must do, in words.
   */
  intent: string;
  /**
   * Exact text without body (for a constant, type or overload group: the whole text); absent only for a file without a driver.
   */
  declaration?: string;
  /**
   * Text of its docstring without delimiters.
   */
  docstring?: string;
  /**
   * Symbol of the same file after which a new or moved element is placed; absent: the end of its class or file.
   */
  after?: string;
  /**
   * Imports of the file that this element needs or makes needless.
   */
  imports?: PlanSheetImportChange[];
  /**
   * Files that re-export the symbol.
   */
  exportFrom?: CommonPath[];
  /**
   * Elements whose docstring or body the author of the body must read.
   */
  sees?: CommonSymbolRef[];
}
/**
 * An element whose signature, docstring or body changes.
 */
export interface PlanSheetChangeElement {
  /**
   * Id of this element in the plan.
   */
  id: CommonLocalId;
  /**
   * The file that holds it.
   */
  file: CommonPath;
  /**
   * Qualified symbol such as slugify or Stack.push; * for a whole file without a language driver.
   */
  symbol: string;
  /**
   * The tag of this form.
   */
  action: 'change';
  /**
   * Criteria that it serves.
   */
  criteria: CommonLocalId[];
  /**
   * What changes in the body, in words.
   */
  intent: string;
  /**
   * The new exact text without body, when the signature changes.
   */
  declaration?: string;
  /**
   * The new docstring without delimiters; empty removes it.
   */
  docstring?: string;
  /**
   * Symbol of the same file after which a new or moved element is placed; absent: the end of its class or file.
   */
  after?: string;
  /**
   * Imports of the file that this element needs or makes needless.
   */
  imports?: PlanSheetImportChange[];
  /**
   * Files that re-export the symbol.
   */
  exportFrom?: CommonPath[];
  /**
   * Elements whose docstring or body the author of the body must read.
   */
  sees?: CommonSymbolRef[];
}
/**
 * An element that goes.
 */
export interface PlanSheetRemoveElement {
  /**
   * Id of this element in the plan.
   */
  id: CommonLocalId;
  /**
   * The file that holds it.
   */
  file: CommonPath;
  /**
   * Qualified symbol such as slugify or Stack.push; * for a whole file without a language driver.
   */
  symbol: string;
  /**
   * The tag of this form.
   */
  action: 'remove';
  /**
   * Criteria that it serves.
   */
  criteria: CommonLocalId[];
  /**
   * Imports of the file that this element needs or makes needless.
   */
  imports?: PlanSheetImportChange[];
}
/**
 * An element that moves from another place.
 */
export interface PlanSheetMoveElement {
  /**
   * Id of this element in the plan.
   */
  id: CommonLocalId;
  /**
   * The file that holds it.
   */
  file: CommonPath;
  /**
   * Qualified symbol such as slugify or Stack.push; * for a whole file without a language driver.
   */
  symbol: string;
  /**
   * The tag of this form.
   */
  action: 'move';
  /**
   * Where it is today.
   */
  from: CommonSymbolRef;
  /**
   * Criteria that it serves.
   */
  criteria: CommonLocalId[];
  /**
   * Why it moves.
   */
  intent?: string;
  /**
   * Symbol of the same file after which a new or moved element is placed; absent: the end of its class or file.
   */
  after?: string;
  /**
   * Imports of the file that this element needs or makes needless.
   */
  imports?: PlanSheetImportChange[];
  /**
   * Files that re-export the symbol.
   */
  exportFrom?: CommonPath[];
  /**
   * Elements whose docstring or body the author of the body must read.
   */
  sees?: CommonSymbolRef[];
}
/**
 * One import to add or remove.
 */
export interface PlanSheetImportChange {
  /**
   * What to do.
   */
  action: 'add' | 'remove';
  /**
   * The exact import statement.
   */
  text: string;
}
/**
 * It will say the new behaviour.
 */
export interface PlanSheetSupersededChange {
  /**
   * The tag of this form.
   */
  action: 'change';
  target: PlanSheetSupersededTarget;
  /**
   * The criterion that it will prove or guard.
   */
  criterion: CommonLocalId;
}
/**
 * It goes.
 */
export interface PlanSheetSupersededRemove {
  /**
   * The tag of this form.
   */
  action: 'remove';
  target: PlanSheetSupersededTarget;
}
/**
 * One test, or the group of tests whose title path starts so.
 */
export interface PlanSheetSupersededTest {
  /**
   * The tag of this form.
   */
  kind: 'test';
  file: CommonPath;
  /**
   * Title path joined by " > ", or the start of one.
   */
  name: string;
}
/**
 * A support file.
 */
export interface PlanSheetSupersededSupport {
  /**
   * The tag of this form.
   */
  kind: 'support';
  file: CommonPath;
}
/**
 * A rename of an element.
 */
export interface PlanSheetRename {
  from: CommonSymbolRef;
  /**
   * The new symbol.
   */
  to: string;
}
/**
 * A new dependency.
 */
export interface PlanSheetDependency {
  /**
   * The manifest that will name it.
   */
  manifest: CommonPath;
  /**
   * Package name.
   */
  name: string;
  /**
   * Version range.
   */
  version: string;
  /**
   * Where it is needed.
   */
  use: 'runtime' | 'development';
  /**
   * Why the standard library or present dependencies do not do.
   */
  reason: string;
}
/**
 * An open question with its options.
 */
export interface PlanSheetPlanQuestion {
  id: CommonLocalId;
  /**
   * The question.
   */
  question: string;
  /**
   * True when no option can be taken without an answer.
   */
  blocking: boolean;
  /**
   * beyond-goal when an option adds behaviour that the goal does not ask for.
   */
  scope: 'within-goal' | 'beyond-goal';
  /**
   * At least two options.
   *
   * @minItems 2
   *
   * Items: One option.
   */
  options: string[];
  /**
   * The option that holds if nobody is asked; one of options.
   */
  recommended: string;
}
/**
 * Where a ticket that is not over stands.
 */
export interface ProvenanceGraphPlace {
  step: CommonStepSlug;
  /**
   * Round of the ticket.
   */
  round: number;
  /**
   * Try of the step.
   */
  try: number;
}
/**
 * No plan holds now.
 */
export interface ProvenanceGraphNoPlan {
  /**
   * The tag of this form.
   */
  kind: 'none';
}
/**
 * The plan that holds, its criteria aside: these are the mandate.
 */
export interface ProvenanceGraphPlanned {
  /**
   * The tag of this form.
   */
  kind: 'planned';
  /**
   * The session whose sheet it is.
   */
  session: CommonSessionId;
  /**
   * Nature of the plan.
   */
  nature: 'behaviour' | 'preserve' | 'mechanical' | 'text';
  /**
   * What it touches.
   */
  elements: PlanSheetElement[];
  /**
   * Old tests that say the old behaviour.
   */
  supersedes: PlanSheetSuperseded[];
  /**
   * Renames.
   */
  renames: PlanSheetRename[];
  /**
   * New dependencies.
   */
  dependencies: PlanSheetDependency[];
  /**
   * Questions that did not block, each with the recommended option.
   *
   * Items: A question of the plan and the option that holds.
   */
  recommended: string[];
  /**
   * What the questioner asked, and what became of it.
   */
  challenge: ProvenanceGraphChallenged[];
  /**
   * The command of a mechanical plan.
   */
  command?: CommonArgv;
  /**
   * The session whose answers changed it.
   */
  amendedBy?: CommonSessionId;
}
/**
 * No answer has come.
 */
export interface ProvenanceGraphChallengedOpen {
  /**
   * The tag of this form.
   */
  kind: 'asked';
  question: ChallengeSheetChallengeQuestion;
}
/**
 * The explorer answered.
 */
export interface ProvenanceGraphChallengedAnswered {
  /**
   * The tag of this form.
   */
  kind: 'answered';
  question: ChallengeSheetChallengeQuestion;
  answer: AnswersSheetAnswer;
}
/**
 * There is no commit.
 */
export interface ProvenanceGraphNoPatch {
  /**
   * The tag of this form.
   */
  kind: 'none';
}
/**
 * A commit was made and has not landed.
 */
export interface ProvenanceGraphMade {
  /**
   * The tag of this form.
   */
  kind: 'made';
  /**
   * When, by the clock of the journal.
   */
  at: CommonInstant;
  /**
   * The commit.
   */
  commit: CommonObjectId;
  /**
   * Its tree.
   */
  tree: CommonObjectId;
  /**
   * The commit that it stands on.
   */
  base: CommonObjectId;
}
/**
 * Main holds the commit.
 */
export interface ProvenanceGraphLanded {
  /**
   * The tag of this form.
   */
  kind: 'landed';
  /**
   * When, by the clock of the journal.
   */
  at: CommonInstant;
  /**
   * The landed commit.
   */
  commit: CommonObjectId;
  /**
   * Its tree.
   */
  tree: CommonObjectId;
  /**
   * The tree that the circuit checked; where main had moved, the queue proved the landed one.
   */
  checked: CommonObjectId;
  /**
   * The queue's proof that exactly this tree is green.
   */
  proof?: CommonDigest;
}
/**
 * Who said yes, and to what.
 */
export interface ProvenanceGraphApproval {
  /**
   * The review lines that hold.
   */
  lines: ProvenanceGraphJudged[];
  /**
   * Every question of the ticket, with its decision.
   */
  decisions: ProvenanceGraphDecided[];
  closure: ProvenanceGraphClosure;
}
/**
 * A review line and the session that wrote it.
 */
export interface ProvenanceGraphJudged {
  session: CommonSessionId;
  line: ReviewSheetLine;
}
/**
 * Nobody has decided.
 */
export interface ProvenanceGraphDecisionOpen {
  /**
   * The tag of this form.
   */
  kind: 'open';
  /**
   * When, by the clock of the journal.
   */
  askedAt: CommonInstant;
  question: Question;
}
/**
 * Somebody decided.
 */
export interface ProvenanceGraphDecisionGiven {
  /**
   * The tag of this form.
   */
  kind: 'given';
  /**
   * When, by the clock of the journal.
   */
  askedAt: CommonInstant;
  question: Question;
  /**
   * When, by the clock of the journal.
   */
  at: CommonInstant;
  /**
   * Who decided.
   */
  by: 'supervisor' | 'owner';
  decision: Decision;
}
/**
 * No supervisor has read the whole.
 */
export interface ProvenanceGraphNoClosure {
  /**
   * The tag of this form.
   */
  kind: 'none';
}
/**
 * A supervisor has read the whole.
 */
export interface ProvenanceGraphClosed {
  /**
   * The tag of this form.
   */
  kind: 'read';
  /**
   * When, by the clock of the journal.
   */
  at: CommonInstant;
  session: CommonSessionId;
  sheet: ClosureSheet;
}
/**
 * A session: one run of one role.
 */
export interface ProvenanceGraphRun {
  session: CommonSessionId;
  role: CommonRoleName;
  /**
   * Engine.
   */
  engine: string;
  /**
   * When, by the clock of the journal.
   */
  startedAt: CommonInstant;
  /**
   * The tree that it saw.
   */
  tree: CommonObjectId;
  /**
   * What it was given.
   */
  brief: CommonDigest;
  /**
   * How often it was started: more than once after an infrastructure loss.
   */
  starts: number;
  /**
   * What it asked models, in order.
   */
  calls: ProvenanceGraphCall[];
  /**
   * Files written for it, in order.
   *
   * Items: A file that the host wrote for it.
   */
  writes: {
    file: CommonPath;
    digest: CommonDigest;
  }[];
  /**
   * Tools run for it, in order.
   *
   * Items: A tool that the host ran for it.
   */
  tools: {
    /**
     * Tool.
     */
    tool: string;
    /**
     * Kind of the reply.
     */
    outcome: string;
  }[];
  end: ProvenanceGraphRunEnd;
  /**
   * Model that it was started with.
   */
  model?: string;
}
/**
 * A model call.
 */
export interface ProvenanceGraphCall {
  /**
   * Session # ordinal.
   */
  callId: string;
  /**
   * When, by the clock of the journal.
   */
  at: CommonInstant;
  /**
   * What for.
   */
  purpose: string;
  /**
   * Engine.
   */
  engine: string;
  /**
   * Model.
   */
  model: string;
  /**
   * Digest of what was asked.
   */
  request: CommonDigest;
  /**
   * Digest of the reply.
   */
  reply: CommonDigest;
  usage: CommonUsage;
  /**
   * US dollars.
   */
  costUsd: number;
}
/**
 * It has not ended, as far as the journal knows.
 */
export interface ProvenanceGraphRunOpen {
  /**
   * The tag of this form.
   */
  kind: 'open';
}
/**
 * It handed in a sheet.
 */
export interface ProvenanceGraphRunSheet {
  /**
   * The tag of this form.
   */
  kind: 'sheet';
  /**
   * When, by the clock of the journal.
   */
  at: CommonInstant;
  /**
   * Number of the journal entry that holds the sheet.
   */
  seq: number;
  /**
   * Kind of the sheet.
   */
  sheet: 'plan' | 'challenge' | 'answers' | 'tests' | 'code' | 'review' | 'triage' | 'decision' | 'closure';
  /**
   * Digest of the sheet.
   */
  digest: CommonDigest;
  /**
   * The tree that it left.
   */
  tree: CommonObjectId;
}
/**
 * It ended without a sheet.
 */
export interface ProvenanceGraphRunLost {
  /**
   * The tag of this form.
   */
  kind: 'lost';
  /**
   * When, by the clock of the journal.
   */
  at: CommonInstant;
  /**
   * How.
   */
  outcome: 'invalid-sheet' | 'out-of-plan' | 'breach' | 'infrastructure' | 'budget-spent' | 'engine-down' | 'refused-by-model' | 'stopped';
  /**
   * In words; empty when the outcome says all.
   */
  why: string;
}
/**
 * Tests hold it.
 */
export interface ProvenanceGraphTested {
  /**
   * The tag of this form.
   */
  kind: 'tested';
  criterion: CommonLocalId;
  /**
   * Its tests.
   *
   * @minItems 1
   */
  tests: ProvenanceGraphTestProof[];
}
/**
 * The owner accepted it without a test.
 */
export interface ProvenanceGraphAccepted {
  /**
   * The tag of this form.
   */
  kind: 'accepted';
  criterion: CommonLocalId;
}
/**
 * Review lines decide it.
 */
export interface ProvenanceGraphReviewed {
  /**
   * The tag of this form.
   */
  kind: 'reviewed';
  criterion: CommonLocalId;
  /**
   * The elements that serve it.
   *
   * Items: Id of a manifestation.
   */
  elements: string[];
}
/**
 * Nothing holds it yet.
 */
export interface ProvenanceGraphUnheld {
  /**
   * The tag of this form.
   */
  kind: 'unheld';
  criterion: CommonLocalId;
}
/**
 * A test, red before and green after.
 */
export interface ProvenanceGraphTestProof {
  /**
   * Id of the test, or the start of one as its sheet names it.
   */
  test: string;
  /**
   * What it is for.
   */
  role: 'proof' | 'guard' | 'type';
  /**
   * How it ran before the code, in the red proof.
   */
  before: ProvenanceGraphBefore[];
  after: ProvenanceGraphAfter;
}
/**
 * A run before the code.
 */
export interface ProvenanceGraphBefore {
  /**
   * On which tree.
   */
  on: 'laid' | 'base' | 'null-bodies' | 'check';
  /**
   * Outcome.
   */
  outcome: 'passed' | 'failed' | 'skipped';
  /**
   * Class of the failure.
   */
  class?: string;
  /**
   * Type of the error.
   */
  errorType?: string;
  /**
   * The test report that says so.
   */
  report?: CommonDigest;
}
/**
 * It has not run, or its run no longer counts.
 */
export interface ProvenanceGraphAfterUnrun {
  /**
   * The tag of this form.
   */
  kind: 'unrun';
}
/**
 * It passed.
 */
export interface ProvenanceGraphAfterPassed {
  /**
   * The tag of this form.
   */
  kind: 'passed';
  /**
   * On this tree.
   */
  tree: CommonObjectId;
  /**
   * The test report that says so.
   */
  report?: CommonDigest;
}
/**
 * It failed, or did not run.
 */
export interface ProvenanceGraphAfterFailed {
  /**
   * The tag of this form.
   */
  kind: 'failed';
  /**
   * On this tree.
   */
  tree: CommonObjectId;
  /**
   * What the checks say.
   */
  why: string;
}
/**
 * A condition of the landing.
 */
export interface ProvenanceGraphConjunct {
  /**
   * Its name.
   */
  conjunct:
    | 'proofs-green'
    | 'guards-green'
    | 'revert-run'
    | 'old-tests-green'
    | 'hashes-equal'
    | 'type-checks'
    | 'nature-proof'
    | 'no-stub-mark'
    | 'checks-pass'
    | 'references-clean'
    | 'lot-inside-plan'
    | 'review-lines'
    | 'no-open-question'
    | 'tree-is-commit-tree';
  /**
   * Whether it holds.
   */
  holds: boolean;
  /**
   * What shows it.
   *
   * Items: A sentence.
   */
  evidence: string[];
}
/**
 * One thing that happened on the way.
 */
export interface ProvenanceGraphMilestone {
  /**
   * Number of its journal entry.
   */
  seq: number;
  /**
   * When, by the clock of the journal.
   */
  at: CommonInstant;
  /**
   * What.
   */
  kind:
    | 'opened'
    | 'edited'
    | 'asked-for'
    | 'sheet'
    | 'sheet-refused'
    | 'session-lost'
    | 'blunder'
    | 'laid'
    | 'not-laid'
    | 'red-right'
    | 'red-wrong'
    | 'checks-green'
    | 'checks-red'
    | 'listed'
    | 'final-pass-red'
    | 'sent-back'
    | 'gesture'
    | 'gesture-failed'
    | 'committed'
    | 'landed'
    | 'not-landed'
    | 'question'
    | 'answer'
    | 'discovery'
    | 'reopened'
    | 'linked'
    | 'closed'
    | 'abandoned'
    | 'infrastructure-lost';
  /**
   * In one line.
   */
  text: string;
  /**
   * More lines, such as each fault.
   *
   * Items: A line.
   */
  details: string[];
  session?: CommonSessionId;
  question?: CommonQuestionId;
  /**
   * Rule of a gesture.
   */
  rule?: string;
}
/**
 * A document of the proof store.
 */
export interface ProvenanceGraphReport {
  /**
   * The tag of this form.
   */
  kind: 'report';
  digest: CommonDigest;
  /**
   * What it reports on.
   */
  what: string;
}
/**
 * A sheet that was accepted; it lies in the journal.
 */
export interface ProvenanceGraphSheet {
  /**
   * The tag of this form.
   */
  kind: 'sheet';
  session: CommonSessionId;
  /**
   * Number of the journal entry that holds it.
   */
  seq: number;
  digest: CommonDigest;
}
/**
 * What a model answered in a session.
 */
export interface ProvenanceGraphRecording {
  /**
   * The tag of this form.
   */
  kind: 'recording';
  session: CommonSessionId;
  /**
   * Below the folder of recordings.
   */
  file: CommonPath;
  /**
   * Digest of each reply, in order.
   *
   * @minItems 1
   */
  replies: CommonDigest[];
}
/**
 * A discovery.
 */
export interface ProvenanceGraphDiscovered {
  /**
   * The tag of this form.
   */
  kind: 'discovery';
  ticket: CommonTicketId;
  /**
   * When, by the clock of the journal.
   */
  at: CommonInstant;
  session: CommonSessionId;
  discovery: CommonDiscovery;
  triage: ProvenanceGraphTriage;
}
/**
 * Opened because the closure was refused.
 */
export interface ProvenanceGraphLinked {
  /**
   * The tag of this form.
   */
  kind: 'linked';
  ticket: CommonTicketId;
  /**
   * When, by the clock of the journal.
   */
  at: CommonInstant;
  /**
   * Why.
   */
  reason: string;
}
/**
 * No triage has judged it.
 */
export interface ProvenanceGraphUntriaged {
  /**
   * The tag of this form.
   */
  kind: 'none';
}
/**
 * The triage judged it.
 */
export interface ProvenanceGraphTriaged {
  /**
   * The tag of this form.
   */
  kind: 'judged';
  session: CommonSessionId;
  verdict: TriageSheetVerdict;
  /**
   * Why it was reopened for the owner; absent while it stays closed.
   */
  reopened?: string;
}
/**
 * Somebody gave the queue the one commit of a ticket.
 */
export interface QueueRecordSubmitted {
  /**
   * The tag of this form.
   */
  kind: 'submitted';
  /**
   * The ticket.
   */
  ticket: string;
  /**
   * The commit as it was submitted.
   */
  commit: CommonObjectId;
  /**
   * Packages that it touches, dependents included; absent when that is all of them.
   *
   * Items: Name of a package.
   */
  packages?: string[];
  /**
   * The ticket in the queue on whose commit this one was made.
   */
  after?: string;
  /**
   * Higher goes first, within bounds.
   */
  priority: number;
  /**
   * Somebody waits for its end: where main moves under its proof, refuses it, or a run comes to no verdict, it goes back to him instead of being tried again.
   */
  attended?: true;
}
/**
 * Somebody took a ticket out.
 */
export interface QueueRecordCancelled {
  /**
   * The tag of this form.
   */
  kind: 'cancelled';
  /**
   * The ticket.
   */
  ticket: string;
  /**
   * Why, for people.
   */
  why: string;
}
/**
 * Somebody moved a ticket ahead.
 */
export interface QueueRecordJumped {
  /**
   * The tag of this form.
   */
  kind: 'jumped';
  /**
   * The ticket.
   */
  ticket: string;
}
/**
 * Nothing is started or pushed from here on.
 */
export interface QueueRecordPaused {
  /**
   * The tag of this form.
   */
  kind: 'paused';
  /**
   * Why, for people.
   */
  why: string;
}
/**
 * What stands in the queue goes on, what comes later waits; then it is paused.
 */
export interface QueueRecordDrained {
  /**
   * The tag of this form.
   */
  kind: 'drained';
  /**
   * Why, for people.
   */
  why: string;
}
/**
 * The queue goes on.
 */
export interface QueueRecordResumed {
  /**
   * The tag of this form.
   */
  kind: 'resumed';
}
/**
 * A process began to work on the queue, or ended; nothing that ran before is running.
 */
export interface QueueRecordRestarted {
  /**
   * The tag of this form.
   */
  kind: 'restarted';
  /**
   * How it chooses what to check on top of what.
   */
  policy: 'serial' | 'batch' | 'window' | 'lanes';
  /**
   * Checks that may run at a time.
   */
  slots: number;
}
/**
 * Main was read.
 */
export interface QueueRecordMainRead {
  /**
   * The tag of this form.
   */
  kind: 'main-read';
  /**
   * Where main is.
   */
  head: CommonObjectId;
  /**
   * Tickets of the queue that were found on it since it was last read.
   *
   * Items: The ticket.
   */
  landed: string[];
}
/**
 * A run ended.
 */
export interface QueueRecordVerdict {
  /**
   * The tag of this form.
   */
  kind: 'verdict';
  /**
   * Number of the run, counted by the queue.
   */
  run: number;
  /**
   * What its checks said; unknown when they did not come to an end.
   */
  verdict: 'green' | 'red' | 'unknown';
  /**
   * Why, for people.
   */
  why: string;
  /**
   * The candidate that was checked.
   */
  commit?: CommonObjectId;
  /**
   * Its tree.
   */
  tree?: CommonObjectId;
  /**
   * Name of the proof of a green.
   */
  proof?: string;
  /**
   * What is at fault, when it is red.
   *
   * @minItems 1
   */
  faults?: CheckReportFault[];
}
/**
 * A ticket of a run cannot be put onto those below it.
 */
export interface QueueRecordNotStacked {
  /**
   * The tag of this form.
   */
  kind: 'not-stacked';
  /**
   * Number of the run, counted by the queue.
   */
  run: number;
  /**
   * The ticket.
   */
  ticket: string;
  /**
   * Why it cannot: the text conflicts, nothing would change, or it can be put nowhere.
   */
  fault: 'conflict' | 'empty' | 'refused';
  /**
   * Why, for people.
   */
  why: string;
  /**
   * The commit that it was put onto.
   */
  onto?: CommonObjectId;
  /**
   * Files that conflict; empty when git names none.
   */
  paths?: string[];
}
/**
 * Main was pushed to a run's candidate.
 */
export interface QueueRecordLanded {
  /**
   * The tag of this form.
   */
  kind: 'landed';
  /**
   * Number of the run, counted by the queue.
   */
  run: number;
  /**
   * Where main is now.
   */
  head: CommonObjectId;
  /**
   * What landed, in order.
   *
   * @minItems 1
   *
   * Items: One ticket that landed with the push.
   */
  commits: {
    /**
     * The ticket.
     */
    ticket: string;
    /**
     * Its commit on main.
     */
    commit: CommonObjectId;
  }[];
}
/**
 * Main, or the ref of a landing, refused a push.
 */
export interface QueueRecordPushRefused {
  /**
   * The tag of this form.
   */
  kind: 'push-refused';
  /**
   * Number of the run, counted by the queue.
   */
  run: number;
  /**
   * The ticket that is refused; absent when main refuses any push, which pauses the queue.
   */
  ticket?: string;
  /**
   * Why, for people.
   */
  why: string;
}
/**
 * Whether a push went through could not be told.
 */
export interface QueueRecordPushUnknown {
  /**
   * The tag of this form.
   */
  kind: 'push-unknown';
  /**
   * Number of the run, counted by the queue.
   */
  run: number;
  /**
   * Why, for people.
   */
  why: string;
}
/**
 * All of main was checked, after landings that were checked by their own lanes alone.
 */
export interface QueueRecordMainJudged {
  /**
   * The tag of this form.
   */
  kind: 'main-judged';
  /**
   * Number of the run, counted by the queue.
   */
  run: number;
  /**
   * The main that was checked.
   */
  commit: CommonObjectId;
  /**
   * What its checks said; unknown when they did not come to an end.
   */
  verdict: 'green' | 'red' | 'unknown';
  /**
   * Why, for people.
   */
  why: string;
  /**
   * Name of the proof of a green.
   */
  proof?: string;
  /**
   * The tickets that are red together, in landing order, or the one that is red alone; absent when they could not be told.
   *
   * @minItems 1
   * @maxItems 2
   *
   * Items: The ticket.
   */
  pair?: string[];
}
/**
 * Something that people should see and that moves nothing.
 */
export interface QueueRecordNoted {
  /**
   * The tag of this form.
   */
  kind: 'noted';
  /**
   * A commit on main that did not come through the queue; one that undoes a landing; a checkout that was left as it is; how checks were chosen; a signature that a rewritten commit lost; a push for the queue that it did not take; a request's branch that could not be moved.
   */
  what: 'foreign' | 'reverted' | 'checkout' | 'settings' | 'signature' | 'refused' | 'request';
  /**
   * The ticket.
   */
  ticket?: string;
  /**
   * The commit that it is about.
   */
  commit?: CommonObjectId;
  /**
   * Why, for people.
   */
  why: string;
}
/**
 * One run.
 */
export interface RedProofRun {
  /**
   * The tree it was made on.
   */
  on: 'laid' | 'base' | 'null-bodies' | 'old-tests' | 'check';
  tree: CommonObjectId;
  /**
   * Digest of the report in the proof store.
   */
  report: CommonDigest;
  command: CommonArgv;
  exit: TestReportExit;
}
/**
 * One test for one criterion.
 */
export interface RedProofEntry {
  criterion: CommonLocalId;
  /**
   * Test id.
   */
  test: string;
  /**
   * Its role.
   */
  role: 'proof' | 'guard' | 'type';
  /**
   * The run that shows it.
   */
  on: 'laid' | 'base' | 'null-bodies' | 'check';
  /**
   * Outcome.
   */
  outcome: 'passed' | 'failed' | 'skipped';
  /**
   * Class of the failure.
   */
  class?: string;
  /**
   * Error class.
   */
  errorType?: string;
}
/**
 * One fault.
 */
export interface RedProofFault {
  /**
   * What is wrong.
   */
  kind:
    | 'green-proof'
    | 'green-with-null-bodies'
    | 'wrong-reason'
    | 'guard-red'
    | 'type-not-red'
    | 'not-run'
    | 'criterion-unproved'
    | 'test-finding'
    | 'old-file-changed'
    | 'run-fault'
    | 'unlisted-test-change'
    | 'infrastructure';
  /**
   * In one sentence.
   */
  message: string;
  criterion?: CommonLocalId;
  /**
   * Test id.
   */
  test?: string;
  file?: CommonPath;
}
/**
 * It conforms.
 */
export interface ReviewSheetLineYes {
  /**
   * Id of the list that was given, such as lot.1.
   */
  element: string;
  /**
   * The tag of this form.
   */
  conform: 'yes';
  /**
   * The rule that mattered.
   */
  rule?: string;
}
/**
 * It does not conform.
 */
export interface ReviewSheetLineNo {
  /**
   * Id of the list that was given, such as lot.1.
   */
  element: string;
  /**
   * The tag of this form.
   */
  conform: 'no';
  /**
   * A criterion id, <rule file>#<heading>, or correct, secure, needed, tested, readable.
   */
  rule: string;
  /**
   * What shows it.
   */
  evidence: string;
  /**
   * The step that must mend it.
   */
  backTo: 'plan' | 'tests' | 'code';
}
/**
 * An element with its text before and after.
 */
export interface ReviewerBriefJudgedTexts {
  /**
   * The tag of this form.
   */
  kind: 'texts';
  /**
   * lot.1 to lot.n; the dot keeps it apart from the ids of a plan.
   */
  id: string;
  file: CommonPath;
  /**
   * Symbol, or * for a whole file.
   */
  symbol: string;
  /**
   * What happened; unchanged: the plan names a text, and its editor found nothing to change.
   */
  change: 'added' | 'changed' | 'removed' | 'moved' | 'unchanged';
  /**
   * Why it is in the lot.
   */
  origin: 'planned' | 'test' | 'support' | 'import' | 'unplanned-private' | 'reference' | 'dependency';
  /**
   * The plan element.
   */
  planned?: CommonLocalId;
  /**
   * Criteria that it serves.
   */
  criteria?: CommonLocalId[];
  /**
   * Text before; empty when added.
   */
  before: string;
  /**
   * Text after; empty when removed.
   */
  after: string;
}
/**
 * A changed whole file, as a unified diff without its head.
 */
export interface ReviewerBriefJudgedHunks {
  /**
   * The tag of this form.
   */
  kind: 'hunks';
  /**
   * lot.1 to lot.n; the dot keeps it apart from the ids of a plan.
   */
  id: string;
  file: CommonPath;
  /**
   * Symbol, or * for a whole file.
   */
  symbol: string;
  /**
   * What happened; unchanged: the plan names a text, and its editor found nothing to change.
   */
  change: 'added' | 'changed' | 'removed' | 'moved' | 'unchanged';
  /**
   * Why it is in the lot.
   */
  origin: 'planned' | 'test' | 'support' | 'import' | 'unplanned-private' | 'reference' | 'dependency';
  /**
   * The plan element.
   */
  planned?: CommonLocalId;
  /**
   * Criteria that it serves.
   */
  criteria?: CommonLocalId[];
  /**
   * Hunks with three lines around each change.
   */
  hunks: string;
}
/**
 * With a valid sheet and a clean walk.
 */
export interface SessionOutcomeSheet {
  /**
   * The tag of this form.
   */
  kind: 'sheet';
  sheet: Sheet;
  /**
   * The tree after the writes of the host.
   */
  tree: CommonObjectId;
}
/**
 * Without a valid sheet.
 */
export interface SessionOutcomeInvalidSheet {
  /**
   * The tag of this form.
   */
  kind: 'invalid-sheet';
  /**
   * The last faults.
   *
   * Items: A fault.
   */
  faults: {
    /**
     * JSON pointer.
     */
    path: string;
    /**
     * The rule broken.
     */
    rule: string;
    /**
     * In one sentence.
     */
    message: string;
  }[];
}
/**
 * A write outside the rights was asked for.
 */
export interface SessionOutcomeOutOfPlan {
  /**
   * The tag of this form.
   */
  kind: 'out-of-plan';
  /**
   * The path.
   */
  path: string;
  /**
   * The rule.
   */
  rule: string;
}
/**
 * The walk found what the host did not write.
 */
export interface SessionOutcomeBreach {
  /**
   * The tag of this form.
   */
  kind: 'breach';
  /**
   * Paths.
   *
   * @minItems 1
   */
  paths: string[];
}
/**
 * Not the fault of the role.
 */
export interface SessionOutcomeInfrastructure {
  /**
   * The tag of this form.
   */
  kind: 'infrastructure';
  /**
   * Why.
   */
  why: string;
}
/**
 * The budget is spent.
 */
export interface SessionOutcomeBudgetSpent {
  /**
   * The tag of this form.
   */
  kind: 'budget-spent';
  /**
   * What was spent and what was allowed.
   */
  why: string;
}
/**
 * The engine did not answer past its retries.
 */
export interface SessionOutcomeEngineDown {
  /**
   * The tag of this form.
   */
  kind: 'engine-down';
  /**
   * Why.
   */
  why: string;
}
/**
 * The model refused the task.
 */
export interface SessionOutcomeRefusedByModel {
  /**
   * The tag of this form.
   */
  kind: 'refused-by-model';
  /**
   * Its words, cut.
   */
  text: string;
}
/**
 * Stopped by a person; not a try.
 */
export interface SessionOutcomeStopped {
  /**
   * The tag of this form.
   */
  kind: 'stopped';
}
/**
 * A plan sheet.
 */
export interface SheetPlan {
  /**
   * The tag of this form.
   */
  kind: 'plan';
  /**
   * The role that hands it in.
   */
  role: 'explorer';
  ticket: CommonTicketId;
  session: CommonSessionId;
  body: PlanSheet;
}
/**
 * A challenge sheet.
 */
export interface SheetChallenge {
  /**
   * The tag of this form.
   */
  kind: 'challenge';
  /**
   * The role that hands it in.
   */
  role: 'questioner';
  ticket: CommonTicketId;
  session: CommonSessionId;
  body: ChallengeSheet;
}
/**
 * A answers sheet.
 */
export interface SheetAnswers {
  /**
   * The tag of this form.
   */
  kind: 'answers';
  /**
   * The role that hands it in.
   */
  role: 'explorer';
  ticket: CommonTicketId;
  session: CommonSessionId;
  body: AnswersSheet;
}
/**
 * A tests sheet.
 */
export interface SheetTests {
  /**
   * The tag of this form.
   */
  kind: 'tests';
  /**
   * The role that hands it in.
   */
  role: 'testwriter';
  ticket: CommonTicketId;
  session: CommonSessionId;
  body: TestsSheet;
}
/**
 * A code sheet.
 */
export interface SheetCode {
  /**
   * The tag of this form.
   */
  kind: 'code';
  /**
   * The role that hands it in.
   */
  role: 'developer';
  ticket: CommonTicketId;
  session: CommonSessionId;
  body: CodeSheet;
}
/**
 * A review sheet.
 */
export interface SheetReview {
  /**
   * The tag of this form.
   */
  kind: 'review';
  /**
   * The role that hands it in.
   */
  role: 'reviewer';
  ticket: CommonTicketId;
  session: CommonSessionId;
  body: ReviewSheet;
}
/**
 * A triage sheet.
 */
export interface SheetTriage {
  /**
   * The tag of this form.
   */
  kind: 'triage';
  /**
   * The role that hands it in.
   */
  role: 'explorer';
  ticket: CommonTicketId;
  session: CommonSessionId;
  body: TriageSheet;
}
/**
 * A decision sheet.
 */
export interface SheetDecision {
  /**
   * The tag of this form.
   */
  kind: 'decision';
  /**
   * The role that hands it in.
   */
  role: 'supervisor';
  ticket: CommonTicketId;
  session: CommonSessionId;
  body: Decision;
}
/**
 * A closure sheet.
 */
export interface SheetClosure {
  /**
   * The tag of this form.
   */
  kind: 'closure';
  /**
   * The role that hands it in.
   */
  role: 'supervisor';
  ticket: CommonTicketId;
  session: CommonSessionId;
  body: ClosureSheet;
}
/**
 * Decide one question.
 */
export interface SupervisorBriefDecision {
  /**
   * The tag of this form.
   */
  kind: 'decision';
  ticket: CommonTicketId;
  session: CommonSessionId;
  /**
   * Round of the ticket.
   */
  round: number;
  /**
   * Try of the step.
   */
  try: number;
  /**
   * Tries allowed.
   */
  tries: number;
  /**
   * The goal as the owner wrote it.
   */
  goal: string;
  project: ExplorerBriefProjectFacts;
  /**
   * What came back from later steps or earlier tries.
   */
  feedback: CommonFeedback[];
  question: Question;
  /**
   * The plan.
   */
  plan?: PlanSheet;
}
/**
 * Judge the landed ticket.
 */
export interface SupervisorBriefClosure {
  /**
   * The tag of this form.
   */
  kind: 'closure';
  ticket: CommonTicketId;
  session: CommonSessionId;
  /**
   * Round of the ticket.
   */
  round: number;
  /**
   * Try of the step.
   */
  try: number;
  /**
   * Tries allowed.
   */
  tries: number;
  /**
   * The goal as the owner wrote it.
   */
  goal: string;
  project: ExplorerBriefProjectFacts;
  /**
   * What came back from later steps or earlier tries.
   */
  feedback: CommonFeedback[];
  /**
   * The plan.
   */
  plan: PlanSheet;
  /**
   * The landed change as a diff, cut.
   */
  landed: string;
  /**
   * Questions of this ticket and their decisions.
   */
  decided: ExplorerBriefDecided[];
}
/**
 * It ended by itself.
 */
export interface TestReportExited {
  /**
   * The tag of this form.
   */
  kind: 'exited';
  /**
   * Exit status.
   */
  code: number;
}
/**
 * A signal ended it.
 */
export interface TestReportSignalled {
  /**
   * The tag of this form.
   */
  kind: 'signalled';
  /**
   * Signal name.
   */
  signal: string;
}
/**
 * A limit ended it.
 */
export interface TestReportLimit {
  /**
   * The tag of this form.
   */
  kind: 'limit';
  /**
   * The limit.
   */
  limit: 'wall' | 'output' | 'memory' | 'cpu' | 'processes' | 'file-size' | 'files' | 'disk' | 'tmp';
}
/**
 * The sandbox could not be set up.
 */
export interface TestReportSetUpFailed {
  /**
   * The tag of this form.
   */
  kind: 'set-up-failed';
  /**
   * The reason.
   */
  why: string;
}
/**
 * It passed.
 */
export interface TestReportPassed {
  /**
   * The tag of this form.
   */
  outcome: 'passed';
  /**
   * file > titles, with #n for equal ids.
   */
  id: string;
  file: CommonPath;
}
/**
 * It failed.
 */
export interface TestReportFailed {
  /**
   * The tag of this form.
   */
  outcome: 'failed';
  /**
   * file > titles, with #n for equal ids.
   */
  id: string;
  file: CommonPath;
  /**
   * Why it failed.
   */
  class: 'assertion' | 'stub' | 'error' | 'collection' | 'fixture' | 'timeout' | 'unknown';
  /**
   * The first lines of the failure.
   */
  message: string;
  /**
   * Name of the error class.
   */
  errorType?: string;
  /**
   * The stub mark that was reached.
   */
  stub?: string;
  /**
   * Expected value as printed.
   */
  expected?: string;
  /**
   * Actual value as printed.
   */
  actual?: string;
  /**
   * Frames inside the tree, innermost first.
   *
   * Items: A stack frame in the tree.
   */
  frames?: {
    file: CommonPath;
    /**
     * 1-based.
     */
    line: number;
  }[];
}
/**
 * It was not run.
 */
export interface TestReportSkipped {
  /**
   * The tag of this form.
   */
  outcome: 'skipped';
  /**
   * file > titles, with #n for equal ids.
   */
  id: string;
  file: CommonPath;
}
/**
 * A fault of the run.
 */
export interface TestReportRunFault {
  /**
   * What is wrong.
   */
  kind:
    | 'nothing-collected'
    | 'no-report'
    | 'bad-report'
    | 'exit-disagrees'
    | 'count-disagrees'
    | 'limit'
    | 'set-up-failed'
    | 'collection'
    | 'command-missing';
  /**
   * In one sentence.
   */
  message: string;
  file?: CommonPath;
}
/**
 * The tests are written.
 */
export interface TestsSheetTestsDone {
  /**
   * The tag of this form.
   */
  kind: 'done';
  /**
   * Every test written or changed for this ticket.
   */
  tests: TestsSheetTest[];
  /**
   * Criteria that no test can show, each with its cause.
   */
  uncovered: TestsSheetUncovered[];
  /**
   * Tests kept in spite of a reported defect.
   */
  upheld: TestsSheetUpheld[];
  /**
   * What a person may read; nothing decides on it.
   */
  summary?: string;
  /**
   * What was noticed beside the plan; each becomes a closed child ticket until triage.
   */
  discoveries?: CommonDiscovery[];
}
/**
 * The plan is wrong or too small.
 */
export interface TestsSheetPlanDefect {
  /**
   * The tag of this form.
   */
  kind: 'plan-defect';
  /**
   * What is wrong.
   *
   * @minItems 1
   */
  defects: TestsSheetPlanDefectItem[];
  /**
   * What a person may read; nothing decides on it.
   */
  summary?: string;
  /**
   * What was noticed beside the plan; each becomes a closed child ticket until triage.
   */
  discoveries?: CommonDiscovery[];
}
/**
 * One defect of the plan.
 */
export interface TestsSheetPlanDefectItem {
  /**
   * What is wrong or missing in the plan.
   */
  what: string;
  /**
   * What shows it.
   */
  evidence: string;
}
/**
 * Red before the code, green after.
 */
export interface TestsSheetProofTest {
  /**
   * The tag of this form.
   */
  role: 'proof';
  /**
   * Criteria that it proves or guards.
   *
   * @minItems 1
   */
  criteria: CommonLocalId[];
  /**
   * The test file.
   */
  file: CommonPath;
  /**
   * Title path joined by " > ", or the start of one.
   */
  name: string;
  red: TestsSheetExpectedRed;
}
/**
 * Green before and after.
 */
export interface TestsSheetGuardTest {
  /**
   * The tag of this form.
   */
  role: 'guard';
  /**
   * Criteria that it proves or guards.
   *
   * @minItems 1
   */
  criteria: CommonLocalId[];
  /**
   * The test file.
   */
  file: CommonPath;
  /**
   * Title path joined by " > ", or the start of one.
   */
  name: string;
}
/**
 * Decided by a named check.
 */
export interface TestsSheetTypeTest {
  /**
   * The tag of this form.
   */
  role: 'type';
  /**
   * Criteria that it proves or guards.
   *
   * @minItems 1
   */
  criteria: CommonLocalId[];
  /**
   * The test file.
   */
  file: CommonPath;
  /**
   * Title path joined by " > ", or the start of one.
   */
  name: string;
  /**
   * Name of the check in circuit.json.
   */
  check: string;
}
/**
 * An assertion fails, or the stub is reached.
 */
export interface TestsSheetRedAssertion {
  /**
   * The tag of this form.
   */
  kind: 'assertion';
}
/**
 * An error of this type is raised today by the code under test.
 */
export interface TestsSheetRedError {
  /**
   * The tag of this form.
   */
  kind: 'error';
  /**
   * Name of the error class.
   */
  type: string;
}
/**
 * A criterion without a test.
 */
export interface TestsSheetUncovered {
  criterion: CommonLocalId;
  /**
   * Why.
   */
  cause: 'infrastructure-gap' | 'not-observable' | 'contradiction';
  /**
   * What shows it.
   */
  evidence: string;
}
/**
 * A test kept after a reported defect.
 */
export interface TestsSheetUpheld {
  file: CommonPath;
  /**
   * Title path.
   */
  test: string;
  /**
   * Why the test is right.
   */
  reason: string;
}
/**
 * Opened by a person.
 */
export interface TicketByOwner {
  /**
   * The tag of this form.
   */
  kind: 'owner';
}
/**
 * Found by a role while it worked on another ticket.
 */
export interface TicketByDiscovery {
  /**
   * The tag of this form.
   */
  kind: 'discovery';
  parent: CommonTicketId;
}
/**
 * Opened because a landed ticket was not what was asked for.
 */
export interface TicketByReopening {
  /**
   * The tag of this form.
   */
  kind: 'reopened';
  parent: CommonTicketId;
  /**
   * Why.
   */
  reason: string;
}
/**
 * Taken over from somewhere else.
 */
export interface TicketByImport {
  /**
   * The tag of this form.
   */
  kind: 'imported';
  /**
   * From where.
   */
  from: 'github' | 'beads';
  /**
   * Its name there.
   */
  reference: string;
}
/**
 * It is written.
 */
export interface ToolReplyWritten {
  /**
   * The tag of this form.
   */
  kind: 'written';
  digest: CommonDigest;
}
/**
 * The file is not what was read.
 */
export interface ToolReplyStale {
  /**
   * The tag of this form.
   */
  kind: 'stale';
  /**
   * Its digest now; null when absent.
   */
  actual: CommonDigest | null;
}
/**
 * Outside the rights; the session is stopped.
 */
export interface ToolReplyRefused {
  /**
   * The tag of this form.
   */
  kind: 'refused';
  /**
   * The path.
   */
  path: string;
  /**
   * The rule.
   */
  rule: string;
}
/**
 * A command ran.
 */
export interface ToolReplyRan {
  /**
   * The tag of this form.
   */
  kind: 'ran';
  exit: TestReportExit;
  /**
   * Cut output.
   */
  output: string;
}
/**
 * Tests ran.
 */
export interface ToolReplyTested {
  /**
   * The tag of this form.
   */
  kind: 'tested';
  report: TestReport;
}
/**
 * A check ran.
 */
export interface ToolReplyChecked {
  /**
   * The tag of this form.
   */
  kind: 'checked';
  result: CheckResult;
}
/**
 * The request could not be carried out; nothing was changed.
 */
export interface ToolReplyFailed {
  /**
   * The tag of this form.
   */
  kind: 'failed';
  /**
   * Why.
   */
  why: string;
}
/**
 * Write a whole file.
 */
export interface ToolRequestWrite {
  /**
   * The tag of this form.
   */
  kind: 'write';
  /**
   * Where, as the role asked for it: the host judges it, and names what it refuses.
   */
  path: string;
  /**
   * The whole new text.
   */
  text: string;
  /**
   * Digest of what was read; null when the file must be absent.
   */
  digest: CommonDigest | null;
}
/**
 * Replace one piece of a file.
 */
export interface ToolRequestEdit {
  /**
   * The tag of this form.
   */
  kind: 'edit';
  /**
   * Where, as the role asked for it: the host judges it, and names what it refuses.
   */
  path: string;
  /**
   * The exact text, once in the file.
   */
  old: string;
  /**
   * What stands there afterwards.
   */
  new: string;
  /**
   * Digest of what was read; null when it was not read, which replaces nothing.
   */
  digest: CommonDigest | null;
}
/**
 * Run a command in a sibling sandbox.
 */
export interface ToolRequestShell {
  /**
   * The tag of this form.
   */
  kind: 'shell';
  run: CommonArgv;
}
/**
 * Play test files, or the whole suite when empty.
 */
export interface ToolRequestRunTests {
  /**
   * The tag of this form.
   */
  kind: 'run-tests';
  /**
   * Test files.
   */
  files: CommonPath[];
}
/**
 * Play a named check.
 */
export interface ToolRequestRunCheck {
  /**
   * The tag of this form.
   */
  kind: 'run-check';
  /**
   * Name in circuit.json.
   */
  name: string;
}
/**
 * A verdict without a second ticket.
 */
export interface TriageSheetPlainVerdict {
  discovery: CommonTicketId;
  /**
   * The verdict.
   */
  verdict: 'handled' | 'no-follow-up' | 'defect' | 'unconfirmed';
  /**
   * What shows it.
   */
  evidence: string;
}
/**
 * The same as another ticket.
 */
export interface TriageSheetDuplicateVerdict {
  discovery: CommonTicketId;
  /**
   * The tag of this form.
   */
  verdict: 'duplicate';
  of: CommonTicketId;
  /**
   * What shows it.
   */
  evidence: string;
}
