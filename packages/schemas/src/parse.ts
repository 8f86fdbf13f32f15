// Generated from schemas/*.schema.json by scripts/generate-types.ts. Do not edit: edit the schema and run `npm run generate`.
import type {
  AnswersSheet,
  Baseline,
  Brief,
  ChallengeSheet,
  CheckReport,
  CheckResult,
  Circuit,
  ClosureSheet,
  CodeSheet,
  Common,
  CompleteReply,
  CompleteRequest,
  Decision,
  DeveloperBrief,
  DsseEnvelope,
  Effect,
  ElementList,
  Event,
  ExplorerBrief,
  LandingReport,
  LandingStatement,
  LayingReport,
  PlanSheet,
  Profile,
  ProvenanceGraph,
  Question,
  QuestionerBrief,
  QueueRecord,
  Recording,
  RedProof,
  ReviewSheet,
  ReviewerBrief,
  Role,
  SessionOutcome,
  Sheet,
  SkeletonProposal,
  SupervisorBrief,
  TestReport,
  TestsSheet,
  TestwriterBrief,
  Ticket,
  ToolReply,
  ToolRequest,
  TriageSheet,
} from '../gen/types.d.ts';
import {
  validateAnswersSheet,
  validateBaseline,
  validateBrief,
  validateChallengeSheet,
  validateCheckReport,
  validateCheckResult,
  validateCircuit,
  validateClosureSheet,
  validateCodeSheet,
  validateCommon,
  validateCompleteReply,
  validateCompleteRequest,
  validateDecision,
  validateDeveloperBrief,
  validateDsseEnvelope,
  validateEffect,
  validateElementList,
  validateEvent,
  validateExplorerBrief,
  validateLandingReport,
  validateLandingStatement,
  validateLayingReport,
  validatePlanSheet,
  validateProfile,
  validateProvenanceGraph,
  validateQuestion,
  validateQuestionerBrief,
  validateQueueRecord,
  validateRecording,
  validateRedProof,
  validateReviewSheet,
  validateReviewerBrief,
  validateRole,
  validateSessionOutcome,
  validateSheet,
  validateSkeletonProposal,
  validateSupervisorBrief,
  validateTestReport,
  validateTestsSheet,
  validateTestwriterBrief,
  validateTicket,
  validateToolReply,
  validateToolRequest,
  validateTriageSheet,
} from '../gen/validators.js';
import { parseWith, type Parsed } from './parse-with.ts';

/** Returns the value as a AnswersSheet, or each way in which it breaks `schemas/answers-sheet.schema.json`. Never throws. */
export function parseAnswersSheet(value: unknown): Parsed<AnswersSheet> {
  return parseWith<AnswersSheet>(validateAnswersSheet, value);
}

/** Returns the value as a Baseline, or each way in which it breaks `schemas/baseline.schema.json`. Never throws. */
export function parseBaseline(value: unknown): Parsed<Baseline> {
  return parseWith<Baseline>(validateBaseline, value);
}

/** Returns the value as a Brief, or each way in which it breaks `schemas/brief.schema.json`. Never throws. */
export function parseBrief(value: unknown): Parsed<Brief> {
  return parseWith<Brief>(validateBrief, value);
}

/** Returns the value as a ChallengeSheet, or each way in which it breaks `schemas/challenge-sheet.schema.json`. Never throws. */
export function parseChallengeSheet(value: unknown): Parsed<ChallengeSheet> {
  return parseWith<ChallengeSheet>(validateChallengeSheet, value);
}

/** Returns the value as a CheckReport, or each way in which it breaks `schemas/check-report.schema.json`. Never throws. */
export function parseCheckReport(value: unknown): Parsed<CheckReport> {
  return parseWith<CheckReport>(validateCheckReport, value);
}

/** Returns the value as a CheckResult, or each way in which it breaks `schemas/check-result.schema.json`. Never throws. */
export function parseCheckResult(value: unknown): Parsed<CheckResult> {
  return parseWith<CheckResult>(validateCheckResult, value);
}

/** Returns the value as a Circuit, or each way in which it breaks `schemas/circuit.schema.json`. Never throws. */
export function parseCircuit(value: unknown): Parsed<Circuit> {
  return parseWith<Circuit>(validateCircuit, value);
}

/** Returns the value as a ClosureSheet, or each way in which it breaks `schemas/closure-sheet.schema.json`. Never throws. */
export function parseClosureSheet(value: unknown): Parsed<ClosureSheet> {
  return parseWith<ClosureSheet>(validateClosureSheet, value);
}

/** Returns the value as a CodeSheet, or each way in which it breaks `schemas/code-sheet.schema.json`. Never throws. */
export function parseCodeSheet(value: unknown): Parsed<CodeSheet> {
  return parseWith<CodeSheet>(validateCodeSheet, value);
}

/** Returns the value as a Common, or each way in which it breaks `schemas/common.schema.json`. Never throws. */
export function parseCommon(value: unknown): Parsed<Common> {
  return parseWith<Common>(validateCommon, value);
}

/** Returns the value as a CompleteReply, or each way in which it breaks `schemas/complete-reply.schema.json`. Never throws. */
export function parseCompleteReply(value: unknown): Parsed<CompleteReply> {
  return parseWith<CompleteReply>(validateCompleteReply, value);
}

/** Returns the value as a CompleteRequest, or each way in which it breaks `schemas/complete-request.schema.json`. Never throws. */
export function parseCompleteRequest(value: unknown): Parsed<CompleteRequest> {
  return parseWith<CompleteRequest>(validateCompleteRequest, value);
}

/** Returns the value as a Decision, or each way in which it breaks `schemas/decision.schema.json`. Never throws. */
export function parseDecision(value: unknown): Parsed<Decision> {
  return parseWith<Decision>(validateDecision, value);
}

/** Returns the value as a DeveloperBrief, or each way in which it breaks `schemas/developer-brief.schema.json`. Never throws. */
export function parseDeveloperBrief(value: unknown): Parsed<DeveloperBrief> {
  return parseWith<DeveloperBrief>(validateDeveloperBrief, value);
}

/** Returns the value as a DsseEnvelope, or each way in which it breaks `schemas/dsse-envelope.schema.json`. Never throws. */
export function parseDsseEnvelope(value: unknown): Parsed<DsseEnvelope> {
  return parseWith<DsseEnvelope>(validateDsseEnvelope, value);
}

/** Returns the value as a Effect, or each way in which it breaks `schemas/effect.schema.json`. Never throws. */
export function parseEffect(value: unknown): Parsed<Effect> {
  return parseWith<Effect>(validateEffect, value);
}

/** Returns the value as a ElementList, or each way in which it breaks `schemas/element-list.schema.json`. Never throws. */
export function parseElementList(value: unknown): Parsed<ElementList> {
  return parseWith<ElementList>(validateElementList, value);
}

/** Returns the value as a Event, or each way in which it breaks `schemas/event.schema.json`. Never throws. */
export function parseEvent(value: unknown): Parsed<Event> {
  return parseWith<Event>(validateEvent, value);
}

/** Returns the value as a ExplorerBrief, or each way in which it breaks `schemas/explorer-brief.schema.json`. Never throws. */
export function parseExplorerBrief(value: unknown): Parsed<ExplorerBrief> {
  return parseWith<ExplorerBrief>(validateExplorerBrief, value);
}

/** Returns the value as a LandingReport, or each way in which it breaks `schemas/landing-report.schema.json`. Never throws. */
export function parseLandingReport(value: unknown): Parsed<LandingReport> {
  return parseWith<LandingReport>(validateLandingReport, value);
}

/** Returns the value as a LandingStatement, or each way in which it breaks `schemas/landing-statement.schema.json`. Never throws. */
export function parseLandingStatement(value: unknown): Parsed<LandingStatement> {
  return parseWith<LandingStatement>(validateLandingStatement, value);
}

/** Returns the value as a LayingReport, or each way in which it breaks `schemas/laying-report.schema.json`. Never throws. */
export function parseLayingReport(value: unknown): Parsed<LayingReport> {
  return parseWith<LayingReport>(validateLayingReport, value);
}

/** Returns the value as a PlanSheet, or each way in which it breaks `schemas/plan-sheet.schema.json`. Never throws. */
export function parsePlanSheet(value: unknown): Parsed<PlanSheet> {
  return parseWith<PlanSheet>(validatePlanSheet, value);
}

/** Returns the value as a Profile, or each way in which it breaks `schemas/profile.schema.json`. Never throws. */
export function parseProfile(value: unknown): Parsed<Profile> {
  return parseWith<Profile>(validateProfile, value);
}

/** Returns the value as a ProvenanceGraph, or each way in which it breaks `schemas/provenance-graph.schema.json`. Never throws. */
export function parseProvenanceGraph(value: unknown): Parsed<ProvenanceGraph> {
  return parseWith<ProvenanceGraph>(validateProvenanceGraph, value);
}

/** Returns the value as a Question, or each way in which it breaks `schemas/question.schema.json`. Never throws. */
export function parseQuestion(value: unknown): Parsed<Question> {
  return parseWith<Question>(validateQuestion, value);
}

/** Returns the value as a QuestionerBrief, or each way in which it breaks `schemas/questioner-brief.schema.json`. Never throws. */
export function parseQuestionerBrief(value: unknown): Parsed<QuestionerBrief> {
  return parseWith<QuestionerBrief>(validateQuestionerBrief, value);
}

/** Returns the value as a QueueRecord, or each way in which it breaks `schemas/queue-record.schema.json`. Never throws. */
export function parseQueueRecord(value: unknown): Parsed<QueueRecord> {
  return parseWith<QueueRecord>(validateQueueRecord, value);
}

/** Returns the value as a Recording, or each way in which it breaks `schemas/recording.schema.json`. Never throws. */
export function parseRecording(value: unknown): Parsed<Recording> {
  return parseWith<Recording>(validateRecording, value);
}

/** Returns the value as a RedProof, or each way in which it breaks `schemas/red-proof.schema.json`. Never throws. */
export function parseRedProof(value: unknown): Parsed<RedProof> {
  return parseWith<RedProof>(validateRedProof, value);
}

/** Returns the value as a ReviewSheet, or each way in which it breaks `schemas/review-sheet.schema.json`. Never throws. */
export function parseReviewSheet(value: unknown): Parsed<ReviewSheet> {
  return parseWith<ReviewSheet>(validateReviewSheet, value);
}

/** Returns the value as a ReviewerBrief, or each way in which it breaks `schemas/reviewer-brief.schema.json`. Never throws. */
export function parseReviewerBrief(value: unknown): Parsed<ReviewerBrief> {
  return parseWith<ReviewerBrief>(validateReviewerBrief, value);
}

/** Returns the value as a Role, or each way in which it breaks `schemas/role.schema.json`. Never throws. */
export function parseRole(value: unknown): Parsed<Role> {
  return parseWith<Role>(validateRole, value);
}

/** Returns the value as a SessionOutcome, or each way in which it breaks `schemas/session-outcome.schema.json`. Never throws. */
export function parseSessionOutcome(value: unknown): Parsed<SessionOutcome> {
  return parseWith<SessionOutcome>(validateSessionOutcome, value);
}

/** Returns the value as a Sheet, or each way in which it breaks `schemas/sheet.schema.json`. Never throws. */
export function parseSheet(value: unknown): Parsed<Sheet> {
  return parseWith<Sheet>(validateSheet, value);
}

/** Returns the value as a SkeletonProposal, or each way in which it breaks `schemas/skeleton-proposal.schema.json`. Never throws. */
export function parseSkeletonProposal(value: unknown): Parsed<SkeletonProposal> {
  return parseWith<SkeletonProposal>(validateSkeletonProposal, value);
}

/** Returns the value as a SupervisorBrief, or each way in which it breaks `schemas/supervisor-brief.schema.json`. Never throws. */
export function parseSupervisorBrief(value: unknown): Parsed<SupervisorBrief> {
  return parseWith<SupervisorBrief>(validateSupervisorBrief, value);
}

/** Returns the value as a TestReport, or each way in which it breaks `schemas/test-report.schema.json`. Never throws. */
export function parseTestReport(value: unknown): Parsed<TestReport> {
  return parseWith<TestReport>(validateTestReport, value);
}

/** Returns the value as a TestsSheet, or each way in which it breaks `schemas/tests-sheet.schema.json`. Never throws. */
export function parseTestsSheet(value: unknown): Parsed<TestsSheet> {
  return parseWith<TestsSheet>(validateTestsSheet, value);
}

/** Returns the value as a TestwriterBrief, or each way in which it breaks `schemas/testwriter-brief.schema.json`. Never throws. */
export function parseTestwriterBrief(value: unknown): Parsed<TestwriterBrief> {
  return parseWith<TestwriterBrief>(validateTestwriterBrief, value);
}

/** Returns the value as a Ticket, or each way in which it breaks `schemas/ticket.schema.json`. Never throws. */
export function parseTicket(value: unknown): Parsed<Ticket> {
  return parseWith<Ticket>(validateTicket, value);
}

/** Returns the value as a ToolReply, or each way in which it breaks `schemas/tool-reply.schema.json`. Never throws. */
export function parseToolReply(value: unknown): Parsed<ToolReply> {
  return parseWith<ToolReply>(validateToolReply, value);
}

/** Returns the value as a ToolRequest, or each way in which it breaks `schemas/tool-request.schema.json`. Never throws. */
export function parseToolRequest(value: unknown): Parsed<ToolRequest> {
  return parseWith<ToolRequest>(validateToolRequest, value);
}

/** Returns the value as a TriageSheet, or each way in which it breaks `schemas/triage-sheet.schema.json`. Never throws. */
export function parseTriageSheet(value: unknown): Parsed<TriageSheet> {
  return parseWith<TriageSheet>(validateTriageSheet, value);
}
