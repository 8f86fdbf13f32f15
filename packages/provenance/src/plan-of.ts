import type { TicketFacts } from '@ticket-circuit/router';
import type { ProvenanceGraphChallenged, ProvenanceGraphPlan } from '@ticket-circuit/schemas';
import { entriesOf, type GraphEntry } from './graph-entry.ts';

/** Returns the plan that holds, with its challenge and whose sheets it is from. */
export function planOf({ plan, challenge, answers, recommended }: TicketFacts, entries: readonly GraphEntry[]): ProvenanceGraphPlan {
  const sheets = entriesOf(entries, 'session-ended').flatMap(({ event: { outcome } }) => (outcome.kind === 'sheet' ? [outcome.sheet] : []));
  const source = sheets.findLast(({ kind }) => kind === 'plan');
  if (plan === undefined || source === undefined) return { kind: 'none' };
  const amending = sheets.slice(sheets.indexOf(source)).findLast((sheet) => sheet.kind === 'answers' && sheet.body.changes !== undefined);
  const { nature, elements, supersedes, renames, dependencies } = plan;
  return {
    kind: 'planned',
    session: source.session,
    nature,
    ...('command' in plan ? { command: plan.command } : {}),
    ...(amending === undefined ? {} : { amendedBy: amending.session }),
    elements,
    supersedes,
    renames,
    dependencies,
    recommended: [...recommended],
    challenge: (challenge?.questions ?? []).map((question): ProvenanceGraphChallenged => {
      const answer = answers?.answers.find(({ id }) => id === question.id);
      return answer === undefined ? { kind: 'asked', question } : { kind: 'answered', question, answer };
    }),
  };
}
