import { branch, standingOf, testText, visible, type Branch, type Why } from '@ticket-circuit/provenance';

/** Returns why an element is there, as a branch of the answer. */
export function whyTree({ element, planned, criteria, judged, decisions }: Why): Branch {
  const { id, change, symbol, file, proof } = element;
  return branch(`${id}  ${change} ${visible(symbol)} in ${visible(file)}`, [
    ...(planned !== null && 'intent' in planned && planned.intent !== undefined ? [branch(`intent: ${visible(planned.intent)}`)] : []),
    ...criteria.map(({ criterion, guarantee }) =>
      branch(
        [
          `criterion ${criterion.id} (${criterion.kind})${guarantee === null ? '' : `, ${standingOf(guarantee)}`}: ${visible(criterion.statement)}`,
          `clause: ${visible(criterion.clause)}`,
        ],
        guarantee?.kind === 'tested' ? guarantee.tests.map((test) => branch(testText(test))) : [],
      ),
    ),
    ...reviewOf(judged, proof),
    ...decisions.map((decided) => {
      const { id: question, text } = decided.question;
      const word = decided.kind === 'open' ? 'open' : `${decided.decision.kind} by the ${decided.by}, ${decided.at.slice(0, 10)}`;
      return branch(`decision ${question}: ${visible(text)}: ${word}`);
    }),
  ]);
}

function reviewOf(judged: Why['judged'], proof: string | undefined): Branch[] {
  if (judged !== null) {
    const { line, session } = judged;
    return [branch(`review by ${session}: ${line.conform === 'yes' ? 'conforms' : `does not conform: ${visible(line.rule)}`}`)];
  }
  return proof === undefined ? [] : [branch(`proved: ${visible(proof)}`)];
}
