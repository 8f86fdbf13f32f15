import type { ChallengeSheet, QuestionerBrief } from '../../gen/types.d.ts';
import type { SchemaFault } from '../parse-with.ts';
import { fault, listOf, repeated } from './fault.ts';

/** Returns how a challenge contradicts its brief: repeated ids, and questions about what is not there. */
export function checkChallenge({ questions }: ChallengeSheet, { plan, project }: QuestionerBrief, at: string): SchemaFault[] {
  const known = {
    criterion: plan.criteria.map(({ id }) => id),
    element: plan.elements.map(({ id }) => id),
    package: project.packages.map(({ name }) => name),
  };
  const unknown = questions.flatMap(({ about }, index) => {
    if (about.kind === 'goal') return [];
    const name = about.kind === 'package' ? about.name : about.id;
    if (known[about.kind].includes(name)) return [];
    return [
      fault(`${at}/questions/${index}/about`, 'known', `${name} is no ${about.kind} here; those are ${listOf(known[about.kind])}`, name),
    ];
  });
  return [...repeated(`${at}/questions`, questions, ({ id }) => id, 'the question'), ...unknown];
}
