import type { Brief, Sheet } from '../../gen/types.d.ts';
import { assertNever } from '../circuit-error.ts';
import type { SchemaFault } from '../parse-with.ts';
import { sheetOfBrief } from '../brief-kinds.ts';
import { checkAnswers } from './answers-rules.ts';
import { checkChallenge } from './challenge-rules.ts';
import { checkCode } from './code-rules.ts';
import { checkDecision } from './decision-rules.ts';
import { fault } from './fault.ts';
import { checkPlan } from './plan-rules.ts';
import { checkReview } from './review-rules.ts';
import { checkTests } from './tests-rules.ts';
import { checkTriage } from './triage-rules.ts';

/**
 * Returns what a schema cannot say of a sheet that its schema admits: how it contradicts its brief or itself. Empty when it may be accepted. Paths are JSON
 * pointers into the sheet, so the model's own words lie below `/body`. Never throws.
 */
export function checkSheet(sheet: Sheet, brief: Brief): SchemaFault[] {
  const stamps = checkStamps(sheet, brief);
  return stamps.length > 0 ? stamps : checkBody(sheet, brief);
}

function checkStamps({ kind, ticket, session }: Sheet, brief: Brief): SchemaFault[] {
  const wanted = sheetOfBrief[brief.kind];
  return [
    ...(kind === wanted ? [] : [fault('/kind', 'kind', `must be ${wanted}, the sheet that answers a ${brief.kind} brief`, kind)]),
    ...(ticket === brief.ticket ? [] : [fault('/ticket', 'ticket', `must be ${brief.ticket}, the ticket of the brief`, ticket)]),
    ...(session === brief.session ? [] : [fault('/session', 'session', `must be ${brief.session}, the session of the brief`, session)]),
  ];
}

function checkBody(sheet: Sheet, brief: Brief): SchemaFault[] {
  const at = '/body';
  switch (brief.kind) {
    case 'plan':
      return sheet.kind === 'plan' ? checkPlan(sheet.body, brief, at) : [];
    case 'answer':
      return sheet.kind === 'answers' ? checkAnswers(sheet.body, brief, at) : [];
    case 'triage':
      return sheet.kind === 'triage' ? checkTriage(sheet.body, brief, at) : [];
    case 'challenge':
      return sheet.kind === 'challenge' ? checkChallenge(sheet.body, brief, at) : [];
    case 'tests':
      return sheet.kind === 'tests' ? checkTests(sheet.body, brief, at) : [];
    case 'code':
      return sheet.kind === 'code' ? checkCode(sheet.body, brief, at) : [];
    case 'review':
      return sheet.kind === 'review' ? checkReview(sheet.body, brief, at) : [];
    case 'decision':
      return sheet.kind === 'decision' ? checkDecision(sheet.body, brief, at) : [];
    case 'closure':
      return [];
    default:
      return assertNever(brief);
  }
}
