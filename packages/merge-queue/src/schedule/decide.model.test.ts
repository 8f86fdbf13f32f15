import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { policies } from './policies.ts';
import { emptyQueue, type Policy, type QueueAction, type QueueEvent, type QueueState } from './queue-state.ts';

/** One thing that happens to a queue; `pick` chooses among whatever there is to choose from. */
interface Move {
  readonly what:
    | 'submit'
    | 'green'
    | 'red'
    | 'unknown'
    | 'misfit'
    | 'pushed'
    | 'cut-off'
    | 'refused'
    | 'human'
    | 'cancel'
    | 'jump'
    | 'pause'
    | 'drain'
    | 'resume'
    | 'restart'
    | 'late';
  readonly pick: number;
  readonly more: number;
}

const moves = fc.array(
  fc.record({
    what: fc.constantFrom<Move['what'][]>(
      ...(['submit', 'submit', 'submit', 'green', 'green', 'green', 'green', 'red', 'red', 'pushed', 'pushed', 'pushed'] as const),
      ...([
        'unknown',
        'misfit',
        'cut-off',
        'refused',
        'human',
        'cancel',
        'jump',
        'pause',
        'drain',
        'resume',
        'resume',
        'restart',
        'late',
      ] as const),
    ),
    pick: fc.nat(1000),
    more: fc.nat(1000),
  }),
  { maxLength: 120 },
);

/** A landing that was accepted by main, or the push that asks for it. */
interface Started {
  /** What main held when the run was started, then what was stacked on it. */
  readonly tree: readonly string[];
  readonly verdicts: string[];
}

/**
 * A world that believes nothing: it keeps main as the list of deliveries and human commits on it, and holds every action of the queue
 * against that.
 */
class Model {
  state: QueueState;
  readonly #policy: Policy;
  main: string[] = ['root'];
  readonly started = new Map<number, Started>();
  readonly #running = new Set<number>();
  #push: { readonly run: number; readonly items: readonly string[] } | null = null;
  #submissions = 0;
  readonly #deliveries = new Map<string, string>();
  readonly #order: string[] = [];
  readonly ended = new Map<string, string>();
  readonly open = new Set<string>();

  constructor(policy: Policy) {
    this.#policy = policy;
    this.state = emptyQueue(policy);
    this.#take({ kind: 'main-read', head: this.#head(), landed: [] });
  }

  play({ what, pick, more }: Move): void {
    const run = [...this.#running][pick % Math.max(1, this.#running.size)] ?? -1;
    const entry = this.state.entries[pick % Math.max(1, this.state.entries.length)];
    switch (what) {
      case 'submit':
        return this.#submit(pick, more);
      case 'green':
      case 'red':
      case 'unknown':
        return this.#end(run, what);
      case 'misfit':
        return this.#misfit(run, more);
      case 'pushed':
        return this.#answer('pushed');
      case 'cut-off':
        return this.#answer(more % 2 === 0 ? 'cut-off-after' : 'cut-off-before');
      case 'refused':
        return this.#answer('refused', more);
      case 'human':
        this.main = [...this.main, `human-${pick}-${this.main.length}`];
        return this.#push === null ? this.#readMain() : undefined;
      case 'cancel':
        return this.#take({ kind: 'cancelled', ticket: entry?.ticket ?? 'T-none', why: '' });
      case 'jump':
        return this.#take({ kind: 'jumped', ticket: entry?.ticket ?? 'T-none' });
      case 'pause':
        return this.#take({ kind: 'paused', why: '' });
      case 'drain':
        return this.#take({ kind: 'drained', why: '' });
      case 'resume':
        return this.#take({ kind: 'resumed' });
      case 'restart':
        this.#restart(more);
        return undefined;
      case 'late':
        return this.#take({ kind: 'verdict', run: pick % (this.state.nextRun + 1), verdict: 'unknown', why: 'a run that is over' }, [
          ...this.#running,
        ]);
      default:
        return undefined;
    }
  }

  /** Lets the world be kind until nothing moves; every ticket must come to an end. */
  settle(): void {
    for (let step = 0; step < 2000; step += 1) {
      if (this.state.mode.kind !== 'open') this.#take({ kind: 'resumed' });
      if (this.state.entries.length === 0) return;
      const [run] = this.#running;
      if (this.#push !== null) this.#answer('pushed');
      else if (run !== undefined) this.#end(run, 'green');
      else throw new Error(`The queue stands still: ${JSON.stringify(this.state)}`);
    }
    throw new Error('The queue does not come to an end.');
  }

  #submit(pick: number, more: number): void {
    const known = this.state.entries[pick % Math.max(1, this.state.entries.length)];
    const isAgain = known !== undefined && more % 7 === 0;
    this.#submissions += 1;
    const ticket = isAgain ? known.ticket : `T-${this.#submissions}`;
    const commit = `${ticket}.${this.#submissions}`;
    const packages = more % 5 === 0 ? {} : { packages: [`p${more % 3}`, `p${pick % 4}`] };
    const after = !isAgain && known !== undefined && more % 11 === 0 ? { after: known.ticket } : {};
    if (!this.#isPushed(ticket)) this.#deliveries.set(ticket, commit);
    if (!isAgain) this.#order.push(ticket);
    this.open.add(ticket);
    this.#take({ kind: 'submitted', ticket, commit, ...packages, ...after, priority: more % 13 === 0 ? 1 : 0 });
  }

  #end(run: number, verdict: 'green' | 'red' | 'unknown'): void {
    if (!this.#running.delete(run)) return;
    this.started.get(run)?.verdicts.push(verdict);
    this.#take({ kind: 'verdict', run, verdict, why: '' });
  }

  #misfit(run: number, more: number): void {
    const items = this.state.runs.find(({ id }) => id === run)?.items ?? [];
    const ticket = items[more % Math.max(1, items.length)];
    if (ticket === undefined) return;
    this.#running.delete(run);
    this.started.get(run)?.verdicts.push('misfit');
    this.#take({ kind: 'not-stacked', run, ticket, fault: (['conflict', 'empty', 'refused'] as const)[more % 3] ?? 'conflict', why: '' });
  }

  #answer(how: 'pushed' | 'cut-off-after' | 'cut-off-before' | 'refused', more = 0): void {
    const push = this.#push;
    if (push === null) return;
    this.#push = null;
    // A human was first: the lease refuses the push.
    const isMoved = this.state.head !== this.#head();
    const ticket = push.items[more % push.items.length];
    const one = more % 3 > 0 && ticket !== undefined ? { ticket } : {};
    if (how === 'refused') return this.#take({ kind: 'push-refused', run: push.run, ...one, why: '' });
    if (isMoved || how === 'cut-off-before') return this.#readMain();
    this.#land(push);
    if (how === 'cut-off-after') return this.#readMain(push.items);
    return this.#take({ kind: 'landed', run: push.run, head: this.#head() });
  }

  #land({ items }: { readonly items: readonly string[] }): void {
    this.main = [...this.main, ...items.map((ticket) => this.#deliveries.get(ticket) ?? ticket)];
    for (const ticket of items) this.#finish(ticket, 'landed');
  }

  #restart(more: number): void {
    const push = this.#push;
    this.#push = null;
    const wentThrough = push !== null && more % 2 === 0 && this.state.head === this.#head();
    if (wentThrough) this.#land(push);
    this.#running.clear();
    this.#take({ kind: 'restarted' });
    this.#readMain(wentThrough ? push.items : []);
  }

  #readMain(landed: readonly string[] = []): void {
    this.#take({ kind: 'main-read', head: this.#head(), landed });
  }

  #head(): string {
    return this.main.join(' ');
  }

  #isPushed(ticket: string): boolean {
    return this.#push?.items.includes(ticket) === true;
  }

  /** I3: each submission ends once, with a reason. */
  #finish(ticket: string, how: string): void {
    expect(this.open.delete(ticket), `${ticket} ends as ${how}`).toBe(true);
    this.ended.set(ticket, how);
  }

  #take(event: QueueEvent, isIgnored: number[] = []): void {
    if (event.kind === 'verdict' && isIgnored.includes(event.run)) return;
    const { state, actions } = decide(this.state, event);
    this.state = state;
    for (const action of actions) this.#perform(action);
    // I4: nobody is overtaken more often than he may be.
    for (const { overtaken } of state.entries) expect(overtaken).toBeLessThanOrEqual(this.#policy.maxOvertakes);
    expect(this.#running.size).toBeLessThanOrEqual(this.#policy.slots);
  }

  #perform(action: QueueAction): void {
    const { kind: mode } = this.state.mode;
    switch (action.kind) {
      case 'start': {
        // I9
        expect(mode).not.toBe('paused');
        const stack = action.items.map((ticket) => this.#deliveries.get(ticket) ?? ticket);
        expect(new Set(action.items).size).toBe(action.items.length);
        this.started.set(action.run, { tree: [...action.base.split(' '), ...stack], verdicts: [] });
        this.#running.add(action.run);
        break;
      }
      case 'stop':
        expect(this.#running.delete(action.run)).toBe(true);
        break;
      case 'land':
        this.#judgePush(action.run, action.items);
        this.#push = { run: action.run, items: action.items };
        break;
      case 'bounce':
        expect(this.#isPushed(action.ticket)).toBe(false);
        this.#finish(action.ticket, action.reason);
        break;
      default:
        break;
    }
  }

  #judgePush(run: number, items: readonly string[]): void {
    // I9, and one push at a time.
    expect(this.state.mode.kind).not.toBe('paused');
    expect(this.#push).toBeNull();
    // I7: the one verdict that this very run has come to is green.
    expect(this.started.get(run)?.verdicts).toEqual(['green']);
    // I2
    const landing = items.map((ticket) => this.#deliveries.get(ticket) ?? ticket);
    for (const delivery of landing) expect(this.main).not.toContain(delivery);
    // I1: what main becomes is what was checked. In lanes, but for what landed beside it meanwhile.
    const tree = this.started.get(run)?.tree ?? [];
    const becomes = [...this.state.head.split(' '), ...landing];
    if (this.#policy.grouping !== 'lanes') expect(becomes).toEqual(tree);
    else expect(becomes).toEqual(expect.arrayContaining([...tree]));
    // I4: nobody ahead in the queue is passed, unless he came too late for a draining queue, or stands in another lane.
    if (this.#policy.grouping === 'lanes') return;
    const ahead = this.state.entries.slice(
      0,
      this.state.entries.findIndex(({ ticket }) => ticket === items[0]),
    );
    const { mode } = this.state;
    expect(ahead.filter(({ seq }) => mode.kind !== 'draining' || seq <= mode.upTo)).toEqual([]);
  }
}

const played: readonly (readonly [string, Policy])[] = [
  ['serial', policies.serial()],
  ['batch', { ...policies.batch(), batchSize: 4 }],
  ['zuul', policies.zuul(4)],
  ['window', policies.window(4)],
  ['lanes', policies.lanes(4)],
];

for (const [name, plain] of played) {
  test(`whatever happens, a ${name} queue pushes only what is green on exactly what main holds, once, in order, and brings each ticket to an end`, () => {
    const policy = { ...plain, maxOvertakes: 2 };
    const property = fc.property(moves, (list) => {
      const model = new Model(policy);
      for (const move of list) model.play(move);
      model.settle();
      expect([...model.open]).toEqual([]);
    });
    fc.assert(property, { numRuns: 400 });
  });
}
