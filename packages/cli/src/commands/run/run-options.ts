import { resolve } from 'node:path';
import type { EngineOptions } from '@ticket-circuit/circuit';
import { usageError } from '../../frame/cli-error.ts';
import type { VerbCall } from '../../frame/verb.ts';

/**
 * Returns what the command line says about engines. A script is named from the folder in which the command works.
 *
 * @throws {CliError} usage for a budget that is no amount or an address that is none.
 */
export function engineOptions({ dir, options }: Pick<VerbCall, 'dir' | 'options'>, verb: string): EngineOptions {
  const { engine, model, baseUrl, budget, script } = options;
  if (typeof baseUrl === 'string' && !URL.canParse(baseUrl))
    throw usageError(verb, 'The address was not understood.', `${JSON.stringify(baseUrl)} is no URL.`);
  return {
    ...(typeof engine === 'string' ? { engine } : {}),
    ...(typeof model === 'string' ? { model } : {}),
    ...(typeof baseUrl === 'string' ? { baseUrl } : {}),
    ...(typeof budget === 'string' ? { budgetUsd: amount(budget, verb) } : {}),
    ...(typeof script === 'string' ? { script: resolve(dir, script) } : {}),
  };
}

function amount(text: string, verb: string): number {
  const value = Number(text.replace(/^\$/u, ''));
  if (text.trim() === '' || !Number.isFinite(value) || value < 0)
    throw usageError(verb, 'The budget was not understood.', `${JSON.stringify(text)} is no amount of US dollars.`);
  return value;
}
