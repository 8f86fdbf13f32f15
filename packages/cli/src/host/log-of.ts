import { resolve } from 'node:path';
import { logLevels, openLog, silentLog, type Log } from '@ticket-circuit/telemetry';
import { CliError, usageError } from '../frame/cli-error.ts';
import type { VerbCall } from '../frame/verb.ts';

/**
 * Opens the log that a verb was asked for: by --log-level, or by CIRCUIT_LOG; to standard error, or to the file that CIRCUIT_LOG_FILE names, counted from
 * where the command was typed. Silent where nothing was asked for.
 *
 * @throws {CliError} usage for a level that there is not, no-place for a file that cannot be opened.
 */
export async function logOf({ options }: Pick<VerbCall, 'options'>, verb: string, env = process.env): Promise<Log> {
  const asked = options['logLevel'] ?? env['CIRCUIT_LOG'] ?? '';
  if (asked === '' || asked === 'off') return silentLog;
  const level = logLevels.find((name) => name === asked);
  if (level === undefined)
    throw usageError(verb, `There is no log level ${JSON.stringify(asked)}.`, `The levels are ${logLevels.join(', ')} and off.`);
  const named = env['CIRCUIT_LOG_FILE'] ?? '';
  const file = named === '' ? null : resolve(named);
  return await openLog({ level, file, env }).catch((error: unknown) => {
    throw new CliError({
      code: 'no-place',
      what: `The log ${file ?? ''} cannot be written.`,
      why: error instanceof Error ? error.message : String(error),
      next: 'Name another file in CIRCUIT_LOG_FILE, or none.',
      cause: error,
    });
  });
}
