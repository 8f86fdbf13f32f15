import * as prompts from '@clack/prompts';
import { seen, type Circuit } from '@ticket-circuit/schemas';
import { formatConfig } from './format-config.ts';

const ENGINES = ['claude', 'openai', 'cerebras', 'ollama'] as const;

/** Shows a proposal and asks what cannot be seen: whether it is right, which model answers, what a ticket may cost. Null when the person says no. */
export async function askPerson(proposal: Circuit): Promise<Circuit | null> {
  prompts.intro('circuit init');
  prompts.note(seen(formatConfig(proposal)), 'circuit.json, as the project looks');
  if (!(await yes('Is this right? It can be changed by hand afterwards.'))) return null;
  const engine = await prompts.select({
    message: 'Which engine answers?',
    options: [...ENGINES.map((value) => ({ value, label: value })), { value: 'none' as const, label: 'none yet: named at each run' }],
  });
  if (prompts.isCancel(engine)) return null;
  if (engine === 'none') return proposal;
  const model = await prompts.text({
    message: `Which model of ${engine}?`,
    validate: (text) => (text?.trim() ? undefined : 'A model has a name.'),
  });
  if (prompts.isCancel(model)) return null;
  const budget = await prompts.text({
    message: 'What may one ticket cost, in US dollars?',
    initialValue: String(proposal.budget?.perTicketUsd ?? 5),
    validate: (text) => (Number.isFinite(Number(text)) && Number(text) >= 0 ? undefined : 'Write a number.'),
  });
  if (prompts.isCancel(budget)) return null;
  return {
    ...proposal,
    budget: { ...proposal.budget, perTicketUsd: Number(budget) },
    engines: { default: { engine, model: model.trim() } },
  };
}

async function yes(message: string): Promise<boolean> {
  return (await prompts.confirm({ message })) === true;
}
