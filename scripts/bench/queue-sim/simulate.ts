import { decide, emptyQueue, type Policy, type QueueAction, type QueueEvent } from '../../../packages/merge-queue/src/index.ts';
import { QueueWorld, type Delivery, type WorldFacts } from './queue-world.ts';

export interface Simulated {
  /** Runs that were started, those that were stopped included. */
  readonly checks: number;
  readonly slotMin: number;
  /** When each ticket landed, in minutes. */
  readonly landedAt: readonly number[];
  /** Sound tickets that were thrown out for being red. */
  readonly innocents: number;
  /** Pushes after which main was unsound. */
  readonly redMains: number;
}

interface Due {
  readonly at: number;
  readonly event: QueueEvent;
}

/** Plays tickets through the scheduler in simulated time: all submitted at once, until every one has landed. The world decides, the scheduler sees verdicts only. */
export function simulate(policy: Policy, facts: WorldFacts, seed: number): Simulated {
  return new Simulation(policy, new QueueWorld(facts, seed)).play();
}

class Simulation {
  readonly #world: QueueWorld;
  #state;
  #now = 0;
  #due: Due[] = [];
  readonly #deliveries = new Map<string, Delivery>();
  readonly #started = new Map<number, number>();
  #slotMin = 0;
  readonly #landedAt: number[] = [];
  /** Whether what a ticket's last red run ran was sound: then it was a flake. */
  readonly #wronged = new Map<string, boolean>();
  #innocents = 0;
  #redMains = 0;

  constructor(policy: Policy, world: QueueWorld) {
    this.#state = emptyQueue(policy);
    this.#world = world;
  }

  play(): Simulated {
    const { tickets } = this.#world.facts;
    for (let n = 1; n <= tickets; n += 1) this.#submit(this.#world.firstDelivery(`T-${n}`));
    this.#take({ kind: 'main-read', head: 'm0', landed: [] });
    while (this.#landedAt.length < tickets) {
      const [next, ...rest] = this.#due.toSorted((a, b) => a.at - b.at);
      if (next === undefined) throw new Error(`The queue stands still with ${this.#state.entries.length} tickets in it.`);
      this.#due = rest;
      this.#now = next.at;
      this.#take(next.event);
    }
    return {
      checks: this.#started.size,
      slotMin: this.#slotMin,
      landedAt: this.#landedAt,
      innocents: this.#innocents,
      redMains: this.#redMains,
    };
  }

  #submit(delivery: Delivery): void {
    this.#deliveries.set(delivery.ticket, delivery);
    this.#take(submission(delivery));
  }

  #take(event: QueueEvent): void {
    if (event.kind === 'submitted') {
      const delivery = this.#deliveryOf(event.ticket);
      // It came back from its author just now, made on what main is now.
      if (delivery.attempt > 1) this.#deliveries.set(event.ticket, { ...delivery, base: this.#world.landed.length });
    }
    if (event.kind === 'verdict') this.#slotMin += this.#now - (this.#started.get(event.run) ?? this.#now);
    const { state, actions } = decide(this.#state, event);
    this.#state = state;
    for (const action of actions) this.#perform(action);
  }

  #perform(action: QueueAction): void {
    switch (action.kind) {
      case 'start':
        return this.#start(action.run, action.items);
      case 'stop':
        this.#due = this.#due.filter(({ event }) => !(event.kind === 'verdict' && event.run === action.run));
        this.#slotMin += this.#now - (this.#started.get(action.run) ?? this.#now);
        return undefined;
      case 'land':
        return this.#land(action.run, action.items);
      case 'bounce':
        return this.#giveBack(action.ticket, action.reason);
      default:
        return undefined;
    }
  }

  #start(run: number, items: readonly string[]): void {
    const stack = items.map((ticket) => this.#deliveryOf(ticket));
    const misfit = this.#world.misfit(stack);
    if (misfit !== null) {
      this.#due.push({ at: this.#now, event: { kind: 'not-stacked', run, ticket: misfit.ticket, fault: 'conflict', why: '' } });
      return;
    }
    const isRed = this.#world.flakes() || !this.#world.isSound(stack);
    if (isRed) this.#wronged.set(items.at(-1) ?? '', this.#world.isSound(stack));
    const minutes = this.#world.minutes();
    this.#started.set(run, this.#now);
    this.#due.push({ at: this.#now + minutes, event: { kind: 'verdict', run, verdict: isRed ? 'red' : 'green', why: '' } });
  }

  #land(run: number, items: readonly string[]): void {
    const stack = items.map((ticket) => this.#deliveryOf(ticket));
    if (!this.#world.isSound(stack)) this.#redMains += 1;
    this.#world.landed.push(...stack);
    this.#landedAt.push(...items.map(() => this.#now));
    this.#due.push({ at: this.#now, event: { kind: 'landed', run, head: `m${this.#world.landed.length}` } });
  }

  #giveBack(ticket: string, reason: string): void {
    const delivery = this.#deliveryOf(ticket);
    if (reason === 'red' && this.#wronged.get(ticket) === true) this.#innocents += 1;
    const next = this.#world.nextDelivery(delivery);
    this.#deliveries.set(ticket, next);
    this.#due.push({ at: this.#now + this.#world.facts.returnMin, event: submission(next) });
  }

  #deliveryOf(ticket: string): Delivery {
    const found = this.#deliveries.get(ticket);
    if (found === undefined) throw new Error(`${ticket} was never delivered.`);
    return found;
  }
}

function submission({ ticket, attempt, affected }: Delivery): QueueEvent {
  return { kind: 'submitted', ticket, commit: `${ticket}.${attempt}`, ...(affected === null ? {} : { packages: affected }), priority: 0 };
}
