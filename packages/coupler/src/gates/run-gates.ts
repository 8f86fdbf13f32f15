import type { GateFinding } from './finding.ts';
import type { Candidate, Gate } from './gate.ts';
import { gates } from './index.ts';

/**
 * Returns the findings of the first gate that has any; empty when the body is acceptable. A gate that breaks refuses. Never throws.
 *
 * `through` are the gates to pass, all of them when left out.
 */
export async function runGates(candidate: Candidate, through: readonly Gate[] = gates): Promise<GateFinding[]> {
  for (const gate of through) {
    let findings: GateFinding[];
    try {
      findings = await gate.check(candidate);
    } catch (error) {
      findings = [
        {
          gate: gate.name,
          rule: 'gate-broke',
          message: `The body could not be judged: ${error instanceof Error ? error.message : String(error)}`,
        },
      ];
    }
    if (findings.length > 0) return findings;
  }
  return [];
}
