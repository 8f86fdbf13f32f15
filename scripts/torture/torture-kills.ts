import { killCircuits, type KillCounts, type LifeCounts } from './kill-circuits.ts';
import { conditionsOf, type TortureOptions, type TortureReport } from './torture.ts';

/** Returns every broken promise in words; empty when all held. */
export function brokenBy(counts: KillCounts): string[] {
  const { undelivered, deliveredTwice, startedAgain, paidTwice, brokenChains, leftBehind, faults } = counts;
  return [
    ...undelivered.map((ticket) => `${ticket} was not delivered`),
    ...deliveredTwice.map((ticket) => `${ticket} was delivered more than once`),
    ...startedAgain.map((session) => `${session} had finished and was started again`),
    ...paidTwice.map((call) => `the call ${call} was paid twice`),
    ...(brokenChains === 0 ? [] : [`${brokenChains} events stand in no valid chain`]),
    ...leftBehind.map((what) => `left behind: ${what}`),
    ...faults,
  ];
}

/** Tickets on scripted engines whose circuit is killed at random moments, then with its sessions, then with whatever it had started. */
export async function tortureKills(options: TortureOptions): Promise<TortureReport> {
  const started = performance.now();
  const { seed, tickets, progress } = options;

  const counts = await killCircuits({
    seed,
    tickets,
    kills: tickets * 3,
    victims: ['circuit', 'sessions', 'all'],
    atOnce: 2,
    say: (line, soFar) => {
      const told = countsText(tickets, soFar);
      progress(`${line}; ${told}`, () => ({
        conditions: conditionsOf(options, started),
        faults: soFar.faults.length,
        counts: [soFar],
        text: [`seed ${seed}: ${told}`, ...soFar.faults].join('\n  '),
      }));
    },
  });
  const broken = brokenBy(counts);
  return {
    conditions: conditionsOf(options, started),
    faults: broken.length,
    counts: [counts],
    text: [`seed ${seed}: ${countsText(tickets, counts)}; ${broken.length} faults`, ...broken].join('\n  '),
  };
}

function countsText(tickets: number, { delivered, circuitKills, sessionKills, finishedUnjudged, lives }: LifeCounts): string {
  return `${delivered} of ${tickets} tickets delivered, ${lives} lives, ${circuitKills} kills of the circuit, ${sessionKills} with running sessions, ${finishedUnjudged} sessions finished and unjudged at a kill`;
}
