import { counted } from './counted.ts';

/** Returns an amount of money for people: cents where it is cents, more digits where it is less. */
export function usd(amount: number): string {
  return `$${amount === 0 || amount >= 0.1 ? amount.toFixed(2) : amount.toPrecision(2)}`;
}

/** Returns a count of tokens for people, in thousands from ten thousand on. */
export function tokens(count: number): string {
  return count < 10_000 ? counted(count, 'token') : `${Math.round(count / 1000)}k tokens`;
}
