import { admitted, ownersCauses, ownersDecisions, maxRoleDecisions } from './admits.ts';
import type { Empty, Rule } from './cell.ts';
import { eventKinds, edition, stateKinds, table } from './table.ts';
import { maxLosses } from './lose.ts';
import { elementsPerPart } from './review-parts.ts';
import { maxQueueTurns } from './rules/land.ts';
import { isStage, stages } from './stages.ts';
import type { StateKind } from './state.ts';

const head = `# The circuit, as the router decides it

Printed from the table of \`packages/router\`; do not edit. For each kind of state there is one row per kind of event: the rule that decides, or why
there is none. An event that meets an empty cell is refused, and a ticket that still runs then waits on the question \`unexpected-event\`. The late or
second result of an effect is only recorded, whatever the cell says.

Edition ${edition}. The digest of this page is what a ticket pins with its first event.
`;

/** Returns the table as a readable page in markdown: every state, and for each one a row for every kind of event. */
export function printTable(): string {
  return [head, stagesPage(), boundsPage(), questionsPage(), ...stateKinds.map(statePage)].join('\n');
}

function stagesPage(): string {
  const rows = Object.entries(stages).map(([stage, { step, effect }]) => `| \`${stage}\` | ${step} | ${effect} |`);
  return `## Stages\n\nA stage waits for the result of its one effect.\n\n| state | step | effect |\n|---|---|---|\n${rows.join('\n')}\n`;
}

function boundsPage(): string {
  return `## Bounds

Tries of a step and rounds of a ticket come from \`circuit.json\`; past them a question stops the ticket. Besides:

- An effect that is lost to infrastructure is ordered again, ${maxLosses} losses at most, and uses up no try.
- The queue may send a commit round ${maxQueueTurns} times in a row (moved, conflict, unknown).
- A supervisor role takes at most ${maxRoleDecisions} decisions in one ticket; then its questions go to the owner.
- A review session judges at most ${elementsPerPart} elements.
`;
}

function questionsPage(): string {
  const rows = Object.entries(admitted).map(([cause, kinds]) => {
    const to = (ownersCauses as readonly string[]).includes(cause) ? 'owner' : 'supervisor or owner';
    return `| ${cause} | ${to} | ${kinds.join(', ')} |`;
  });
  return `## Questions

Only the owner gives ${ownersDecisions.join(', ')}; he never gives \`to-owner\`. \`extend-plan\` is given only where there is a plan. After landing no decision sends the lot back, and \`abandon\` gives up only what is left.

| cause | to | decisions |
|---|---|---|
${rows.join('\n')}
`;
}

function statePage(kind: StateKind): string {
  const row: Readonly<Record<string, Rule<never, never> | Empty>> = table[kind];
  const waits = isStage(kind) ? `\nStep ${stages[kind].step}; waits for the result of \`${stages[kind].effect}\`.\n` : '';
  const rows = eventKinds.map((event) => {
    const cell = row[event];
    return cell?.kind === 'rule' ? `| \`${event}\` | **${cell.name}** | ${cell.does} |` : `| \`${event}\` | none | ${cell?.why ?? ''} |`;
  });
  return `## State \`${kind}\`\n${waits}\n| event | rule | what it does, or why there is none |\n|---|---|---|\n${rows.join('\n')}\n`;
}
