import type { GateFinding } from './finding.ts';
import type { Candidate, Gate } from './gate.ts';
import { bodyLine } from './body-line.ts';

/**
 * Parse: the whole module parses with the body in its place.
 *
 * Never the body alone: text that leaves the hole can parse on its own and be bad. Source: COUPLER.md 6.
 */
export const parseGate: Gate = {
  name: 'parse',
  law: 'The whole module parses with the body in its place.',
  check: async (candidate) => {
    const result = await candidate.parse();
    if (result.kind === 'module') return [];
    return result.faults.slice(0, 3).map((fault) => faultFinding(candidate, fault));
  },
};

function faultFinding(candidate: Candidate, fault: { line: number; message: string }): GateFinding {
  const line = bodyLine(candidate, fault.line);
  const lines = candidate.body.trimEnd().split('\n').length;
  const isBelow = line > lines;
  const hint = isBelow ? ' The fault shows behind the body: something in it is left open (a bracket, a string, a comment or a block).' : '';
  return { gate: 'parse', rule: 'syntax', message: `${fault.message}${hint}`, line: Math.max(1, Math.min(line, lines)) };
}
