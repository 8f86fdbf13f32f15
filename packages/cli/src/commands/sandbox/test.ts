import { counted } from '@ticket-circuit/schemas';
import { batteryCases, probeSandbox, runBattery, type BatteryResult } from '@ticket-circuit/sandbox';
import { CliError, usageError } from '../../frame/cli-error.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import { inColumns } from '../../frame/in-columns.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { loadHost } from '../../host/host.ts';

/**
 * Tries every case of the battery on the sandbox of each role.
 *
 * @throws {CliError} usage for a role that is none; no-sandbox when none can be started here.
 */
export async function testSandbox({ options }: VerbCall): Promise<Reply> {
  const { sandboxSubjects } = await loadHost();
  const wanted = options['role'];
  const subjects = sandboxSubjects().filter(({ role }) => wanted === undefined || role === wanted);
  if (subjects.length === 0) {
    const names = sandboxSubjects().map(({ role }) => role);
    throw usageError('circuit sandbox test', `There is no sandbox of ${String(wanted)}.`, `There are: ${names.join(', ')}.`);
  }
  const probe = await probeSandbox();
  if (probe.kind !== 'ready')
    throw new CliError({ code: 'no-sandbox', what: 'No sandbox was tried: none can be started.', why: probe.why, next: probe.next });
  const results: BatteryResult[] = [];
  for (const subject of subjects) results.push(...(await runBattery(subject)));
  const cases = results.map(({ id, role, held, detail }) => ({ id, role, held, detail }));
  const isHeld = cases.every(({ held }) => held);
  return { exit: isHeld ? exitCodes.done : exitCodes.refused, text: batteryText(results), document: { cases } };
}

/** Returns the results as a table, one case a line and one role a column, then what was found. */
export function batteryText(results: readonly BatteryResult[]): string {
  const roles = [...new Set(results.map(({ role }) => role))];
  const found = new Map(results.map((result) => [`${result.id} ${result.role}`, result]));
  const rows = batteryCases.map(({ id, holds }) => [
    id,
    ...roles.map((role) => {
      const result = found.get(`${id} ${role}`);
      return result === undefined ? '-' : result.held ? 'held' : 'BROKEN';
    }),
    // More columns than one would not fit a terminal beside a sentence.
    ...(roles.length === 1 ? [holds] : []),
  ]);
  const broken = results.filter(({ held }) => !held);
  return [
    inColumns([
      ['case', ...roles, ...(roles.length === 1 ? ['what holds'] : [])],
      ...rows.filter(([, cell]) => roles.length > 1 || cell !== '-'),
    ]),
    '',
    ...broken.map(({ id, role, detail }) => `${id} in the sandbox of ${role}: ${detail}`),
    broken.length === 0
      ? `All ${counted(results.length, 'trial')} held.`
      : `${broken.length} of ${counted(results.length, 'trial')} did not hold. No role may be started here: bring bubblewrap and the kernel up to date.`,
  ].join('\n');
}
