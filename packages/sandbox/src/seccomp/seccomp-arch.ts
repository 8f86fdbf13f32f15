import { SandboxError } from '../sandbox-error.ts';
import type { SeccompArch } from './system-calls.ts';

/**
 * Returns the table of system calls for a processor as Node names it.
 *
 * @throws {SandboxError} `unknown-processor` for one without a table: no sandbox is started without a filter.
 */
export function seccompArch(processor: string): SeccompArch {
  if (processor === 'x64' || processor === 'arm64') return processor;
  throw new SandboxError({
    code: 'unknown-processor',
    what: 'No sandbox was started.',
    why: `There is no list of system calls for the processor ${processor}, only for x64 and arm64.`,
    next: 'Use a machine with one of these processors, and a Node built for it.',
  });
}
