import type { ExplorerBriefTriage, TriageSheet } from '../../gen/types.d.ts';
import type { SchemaFault } from '../parse-with.ts';
import { fault, oneEach } from './fault.ts';

/** Returns how verdicts contradict the discoveries: exactly one each, and none is the same as itself. */
export function checkTriage({ verdicts }: TriageSheet, { discovered }: ExplorerBriefTriage, at: string): SchemaFault[] {
  const expected = discovered.map(({ ticket }) => ticket);
  const circular = verdicts.flatMap((entry, index) =>
    entry.verdict === 'duplicate' && entry.of === entry.discovery
      ? [fault(`${at}/verdicts/${index}/of`, 'duplicate', `${entry.discovery} cannot be a duplicate of itself`, entry.of)]
      : [],
  );
  return [...oneEach(`${at}/verdicts`, verdicts, ({ discovery }) => discovery, expected, 'discovery'), ...circular];
}
