import { isGreen } from '@ticket-circuit/checks';
import { classify } from '@ticket-circuit/rights';
import type { CheckResult, Circuit } from '@ticket-circuit/schemas';

/**
 * Returns what a testwriter is shown of a check: the findings in test and support files. Stubs offend lint and types until the code is written, nobody but
 * the circuit laid them, and at 2.1 nothing else counts either. A result whose findings could not be read stays as it is.
 */
export function testFindings(result: CheckResult, config: Circuit): CheckResult {
  const own = result.findings.filter(({ file }) => file !== undefined && ['test', 'support'].includes(classify(file, config)));
  const others = result.findings.length - own.length;
  if (isGreen(result) || others === 0) return result;
  const found = own.length === 0 ? 'Nothing was found in test and support files. ' : '';
  const more = `${others} ${others === 1 ? 'finding lies' : 'findings lie'} elsewhere, where stubs still stand, and ${others === 1 ? 'does' : 'do'} not count here.`;
  return { ...result, findings: own, excerpt: `${found}${more}` };
}
