import { digestOf } from '@ticket-circuit/schemas';
import { printTable } from './print-table.ts';

/** Returns the digest of the printed table: names of rules, their sentences and the reasons of empty cells included. */
export function tableDigest(): string {
  return digestOf(printTable());
}
