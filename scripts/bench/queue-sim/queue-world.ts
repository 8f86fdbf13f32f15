import { numbersFrom } from '../../../packages/syntax/test/support/seeded.ts';

/** What the simulated project is like; chances between 0 and 1. */
export interface WorldFacts {
  readonly tickets: number;
  readonly checkMin: number;
  readonly packages: number;
  readonly zipf: number;
  readonly bad: number;
  readonly flake: number;
  readonly textClash: number;
  readonly semanticClash: number;
  readonly core: number;
  readonly returnMin: number;
}

export const usualWorld: WorldFacts = {
  tickets: 120,
  checkMin: 10,
  packages: 20,
  zipf: 0.8,
  bad: 0.05,
  flake: 0.02,
  textClash: 0.01,
  semanticClash: 0.002,
  core: 0.1,
  returnMin: 20,
};

/** One delivery of a ticket. */
export interface Delivery {
  readonly ticket: string;
  readonly attempt: number;
  readonly touched: string;
  /** What it affects; null is everything. */
  readonly affected: readonly string[] | null;
  readonly isBad: boolean;
  /** How many landings main had when it was made: whatever came after may clash with it. */
  readonly base: number;
}

/** The truth of a simulated project: the scheduler never sees it, only the verdicts that follow from it. */
export class QueueWorld {
  readonly facts: WorldFacts;
  readonly landed: Delivery[] = [];
  readonly #seed: number;
  readonly #random: () => number;
  readonly #weights: readonly number[];

  constructor(facts: WorldFacts, seed: number) {
    this.facts = facts;
    this.#seed = seed;
    this.#random = numbersFrom(seed);
    this.#weights = Array.from({ length: facts.packages }, (_, rank) => 1 / (rank + 1) ** facts.zipf);
  }

  firstDelivery(ticket: string): Delivery {
    const touched = this.#pickPackage();
    const affected = this.#random() < this.facts.core ? null : [touched];
    return { ticket, attempt: 1, touched, affected, isBad: this.#random() < this.facts.bad, base: this.landed.length };
  }

  /** What comes back after somebody looked at it: made on the main of now, and good. */
  nextDelivery(before: Delivery): Delivery {
    return { ...before, attempt: before.attempt + 1, isBad: false, base: this.landed.length };
  }

  /** The first delivery that does not fit, as text, on main and on those before it; null when all do. */
  misfit(stack: readonly Delivery[]): { readonly ticket: string; readonly isOnMain: boolean } | null {
    for (const [at, delivery] of stack.entries()) {
      const clashes = (other: Delivery): boolean =>
        other.touched === delivery.touched && this.#pair('text', delivery, other) < this.facts.textClash;
      if (this.#landedSince(delivery, stack).some(clashes)) return { ticket: delivery.ticket, isOnMain: true };
      if (stack.slice(0, at).some(clashes)) return { ticket: delivery.ticket, isOnMain: false };
    }
    return null;
  }

  /** Whether the tree that a stack makes is sound: what every run of it would say if none were flaky. */
  isSound(stack: readonly Delivery[]): boolean {
    return stack.every(
      (delivery, at) => !delivery.isBad && !this.#clashesWithAny(delivery, [...this.#landedSince(delivery, stack), ...stack.slice(0, at)]),
    );
  }

  /** A stack may have been made before a part of it landed. */
  #landedSince({ base }: Delivery, stack: readonly Delivery[]): Delivery[] {
    return this.landed.slice(base).filter((other) => !stack.includes(other));
  }

  flakes(): boolean {
    return this.#random() < this.facts.flake;
  }

  /** One run's time: the usual one, a fifth more or less. */
  minutes(): number {
    return this.facts.checkMin * (0.8 + 0.4 * this.#random());
  }

  #clashesWithAny(delivery: Delivery, others: readonly Delivery[]): boolean {
    return others.some((other) => overlap(delivery, other) && this.#pair('semantic', delivery, other) < this.facts.semanticClash);
  }

  #pickPackage(): string {
    let left = this.#random() * this.#weights.reduce((sum, weight) => sum + weight, 0);
    const rank = this.#weights.findIndex((weight) => (left -= weight) < 0);
    return `p${rank === -1 ? this.#weights.length - 1 : rank}`;
  }

  /** A number that belongs to a pair of deliveries for good, in whatever order they are named. */
  #pair(what: string, a: Delivery, b: Delivery): number {
    const names = [a, b].map(({ ticket, attempt }) => `${ticket}.${attempt}`).toSorted();
    let hash = 2166136261 ^ this.#seed;
    for (const char of `${what} ${names.join(' ')}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
    return numbersFrom(hash)();
  }
}

function overlap(a: Delivery, b: Delivery): boolean {
  const { affected } = b;
  return a.affected === null || affected === null || a.affected.some((name) => affected.includes(name));
}
