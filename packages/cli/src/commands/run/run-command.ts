import type { GivenEngines } from '@ticket-circuit/circuit';
import { shellWord } from '@ticket-circuit/schemas';
import { circuitAt } from '../../frame/circuit-at.ts';

/** Returns the line that runs a ticket with the engines that were given, to be typed as it stands. */
export function runCommand(dir: string, ticket: string, { engine, model, baseUrl, budgetUsd, script }: GivenEngines): string {
  const options = [
    ['--engine', engine],
    ['--model', model],
    ['--base-url', baseUrl],
    ['--budget', budgetUsd],
    ['--script', script],
  ] as const;
  const words = options.flatMap(([name, value]) => (value === undefined ? [] : [name, shellWord(String(value))]));
  return [circuitAt(dir), 'run', ticket, ...words].join(' ');
}
