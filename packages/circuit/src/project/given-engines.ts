import type { Event, EventRunRequested } from '@ticket-circuit/schemas';
import type { EngineOptions } from './engine-set.ts';
import type { Project } from './open-project.ts';

/** What a run was told about engines, as the journal keeps it. */
export type GivenEngines = NonNullable<EventRunRequested['given']>;

/** Returns what is worth keeping of a run's word on engines. No address with a key in it works, so whatever could hold one is left out. */
export function givenEngines({ engine, model, baseUrl, budgetUsd, script }: EngineOptions): GivenEngines {
  return {
    ...(engine === undefined ? {} : { engine }),
    ...(model === undefined ? {} : { model }),
    ...(baseUrl === undefined ? {} : { baseUrl: withoutSecrets(baseUrl) }),
    ...(budgetUsd === undefined ? {} : { budgetUsd }),
    ...(script === undefined ? {} : { script }),
  };
}

/** Returns what the last run of a ticket that had roles to answer was told about engines; empty when there was none, or it was told nothing. */
export function lastGiven(project: Pick<Project, 'journal'>, ticket: string): GivenEngines {
  const isTold = (event: Event): event is EventRunRequested => event.kind === 'run-requested' && event.given !== undefined;
  return (
    project.journal
      .read(ticket)
      .map(({ event }) => event)
      .findLast(isTold)?.given ?? {}
  );
}

function withoutSecrets(address: string): string {
  const url = URL.parse(address);
  if (url === null) return '';
  const isPlain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return isPlain ? address : `${url.origin}${url.pathname}`;
}
