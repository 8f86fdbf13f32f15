import type { TicketView } from '@ticket-circuit/circuit';
import type { TicketFacts } from '@ticket-circuit/router';
import type { ElementListListed, PlanSheet, PlanSheetElement, RedProofEntry, ReviewSheetLine } from '@ticket-circuit/schemas';
import { tokens, usd } from '@ticket-circuit/schemas';
import { inColumns } from '../../frame/in-columns.ts';
import { questionText } from '../questions/question-text.ts';
import type { SessionUse } from './ticket-sessions.ts';

/** Returns a ticket for people: what was asked, what was planned, how it was proved, who judged it, what it cost and what landed. */
export function ticketText(view: TicketView, facts: TicketFacts, sessions: readonly SessionUse[]): string {
  return [
    head(view, facts),
    section('Goal', facts.goal.split('\n')),
    facts.plan ? section(`Plan (${facts.plan.nature})`, facts.plan.elements.map(planLine)) : '',
    facts.plan
      ? section(
          'Criteria and their proof',
          facts.plan.criteria.flatMap((criterion) => criterionLines(criterion, facts)),
        )
      : '',
    facts.elements
      ? section(
          'Elements and lines',
          facts.elements.elements.map((element) => elementLine(element, facts.lines)),
        )
      : '',
    facts.checks ? section('Checks', checkLines(facts.checks)) : '',
    sessions.length > 0 ? section('Sessions', sessionLines(sessions)) : '',
    view.questions.length > 0
      ? section(
          'Questions',
          view.questions.flatMap((question) => questionText(question).split('\n')),
        )
      : '',
    view.commit === null ? '' : section('Landed', [`commit ${view.commit}`]),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function head({ ticket, step, round, try: tried, costUsd }: TicketView, facts: TicketFacts): string {
  const place = step === null ? '' : `, ${step} round ${round}/${facts.bounds.rounds} try ${tried}/${facts.bounds.tries}`;
  const base = facts.base === null ? '' : `, base ${facts.base.slice(0, 10)}`;
  return `${ticket.id}  ${ticket.title}\n${ticket.status}${place}${base}, ${usd(costUsd)}`;
}

function section(title: string, lines: readonly string[]): string {
  return [title, ...(lines.length === 0 ? ['none'] : lines).map((line) => `  ${line}`)].join('\n');
}

function planLine(element: PlanSheetElement): string {
  return `${element.id}  ${element.action} ${element.symbol} in ${element.file}`;
}

/** A criterion, then each of its tests with the run that showed it red and the word on it now. */
function criterionLines({ id, kind, statement }: PlanSheet['criteria'][number], { redProof, tests, accepted }: TicketFacts): string[] {
  const entries = (redProof?.entries ?? []).filter((entry) => entry.criterion === id);
  const isGreen = tests !== undefined;
  const uncovered = accepted.includes(id) ? ['accepted without a test by the owner'] : [];
  return [
    `${id} (${kind})  ${statement}`,
    ...entries.map(entryLine),
    ...(entries.length === 0 && uncovered.length === 0 && isGreen ? ['  no test'] : []),
    ...uncovered.map((line) => `  ${line}`),
  ];
}

function entryLine({ test, role, on, outcome, class: failure, errorType }: RedProofEntry): string {
  const reason = [failure, errorType].filter(Boolean).join(' ');
  return `  ${role}: ${test}: ${outcome}${reason === '' ? '' : ` (${reason})`} on ${on}`;
}

function elementLine({ id, change, symbol, file, proof }: ElementListListed, lines: readonly ReviewSheetLine[]): string {
  const line = lines.find((each) => each.element === id);
  const verdict =
    line === undefined ? (proof === undefined ? 'not judged' : `proved: ${proof}`) : line.conform === 'yes' ? 'yes' : `no: ${line.rule}`;
  return `${id}  ${change} ${symbol} in ${file}: ${verdict}`;
}

function checkLines({ held, faults }: NonNullable<TicketFacts['checks']>): string[] {
  return [...held.map(({ conjunct }) => `holds  ${conjunct}`), ...faults.map(({ conjunct, message }) => `fails  ${conjunct}: ${message}`)];
}

function sessionLines(sessions: readonly SessionUse[]): string[] {
  const rows = sessions.map((use) => [
    use.session,
    use.role,
    use.engine,
    `${use.calls} calls`,
    tokens(use.inputTokens + use.outputTokens + use.cacheTokens),
    usd(use.costUsd),
    use.outcome ?? 'not ended',
  ]);
  return inColumns(rows).split('\n');
}
