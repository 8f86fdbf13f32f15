import { openEngine, paymentOf } from '@ticket-circuit/engines';
import type { Circuit } from '@ticket-circuit/schemas';
import type { Finding } from './finding.ts';

/** Opens each engine of the project file without sending anything: model, key and script must be there, and a price. */
export async function inspectEngines(config: Circuit, baseDir: string, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const entries = Object.entries(config.engines ?? {});
  if (entries.length === 0)
    return [
      {
        kind: 'notice',
        part: 'engines',
        says: 'circuit.json names no engine.',
        next: 'Name one at each run (circuit run T-1 --engine claude --model M), or write "engines" into circuit.json.',
      },
    ];
  const findings = await Promise.all(
    entries.map(async ([name, definition]) => await inspectEngine(name, definition, { config, baseDir, env })),
  );
  return [...findings, ...budget(config)];
}

async function inspectEngine(
  name: string,
  definition: NonNullable<Circuit['engines']>[string],
  { config, baseDir, env }: { readonly config: Circuit; readonly baseDir: string; readonly env: NodeJS.ProcessEnv },
): Promise<Finding> {
  const part = `engine ${name}`;
  const opened = await openEngine(definition, env, { baseDir, pinnedOf: () => '' });
  if (opened.kind === 'refused') return { kind: 'mend', part, says: opened.why, next: opened.next };
  // What a ticket may cost can be given at each run; a price and a limit of tokens cannot.
  const budget = { perTicketUsd: 0, ...config.budget };
  const payment = paymentOf({ engine: opened.engine.name, model: definition.model ?? opened.engine.name, budget });
  if (payment.kind === 'refused') return { kind: 'mend', part, says: payment.why, next: payment.next };
  return { kind: 'good', part, says: [definition.engine, definition.model, definition.baseUrl].filter(Boolean).join(' ') };
}

function budget({ budget }: Circuit): Finding[] {
  if (budget?.perTicketTokens === undefined)
    return [
      {
        kind: 'notice',
        part: 'budget',
        says: 'No limit of tokens is set; an engine that costs money is refused without one.',
        next: 'Write budget.perTicketTokens into circuit.json, such as 2000000.',
      },
    ];
  if (budget.perTicketUsd !== undefined) {
    const limits = [
      `$${budget.perTicketUsd} and ${budget.perTicketTokens} tokens a ticket`,
      ...(budget.perDayUsd === undefined ? [] : [`$${budget.perDayUsd} a day`]),
      ...(budget.perProjectUsd === undefined ? [] : [`$${budget.perProjectUsd} in all`]),
    ];
    return [{ kind: 'good', part: 'budget', says: limits.join(', ') }];
  }
  return [
    {
      kind: 'notice',
      part: 'budget',
      says: 'No budget is set; an engine that costs money is refused without one.',
      next: 'Write budget.perTicketUsd into circuit.json, or give --budget at each run.',
    },
  ];
}
