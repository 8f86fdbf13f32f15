import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { policies } from './policies.ts';
import { emptyQueue, type Policy, type QueueAction, type QueueEvent, type QueueState } from './queue-state.ts';

/** A queue that main has been read for, and what it has asked for since it was last looked at. */
class Queue {
  state: QueueState;
  #asked: QueueAction[] = [];
  #pushes = 0;

  constructor(policy: Policy, ...tickets: string[]) {
    this.state = emptyQueue(policy);
    this.take({ kind: 'main-read', head: 'm0', landed: [] });
    for (const ticket of tickets) this.submit(ticket);
  }

  take(event: QueueEvent): this {
    const { state, actions } = decide(this.state, event);
    this.state = state;
    this.#asked.push(...actions);
    return this;
  }

  submit(ticket: string, more: { commit?: string; packages?: string[]; priority?: number; after?: string; attended?: boolean } = {}): this {
    const { commit = `${ticket}.1`, priority = 0, ...others } = more;
    return this.take({ kind: 'submitted', ticket, commit, priority, ...others });
  }

  /** Ends the one run of these tickets, in this order. */
  end(items: string, verdict: 'green' | 'red' | 'unknown'): this {
    return this.take({ kind: 'verdict', run: this.run(items), verdict, why: `${items} is ${verdict}` });
  }

  land(): this {
    this.#pushes += 1;
    return this.take({ kind: 'landed', run: this.state.landing?.run ?? -1, head: `m${this.#pushes}` });
  }

  run(items: string): number {
    return this.state.runs.find((run) => run.verdict === 'running' && run.items.join(' ') === items)?.id ?? -1;
  }

  /** What was asked for since the last call: `start A B`, `land A`, `bounce A red`. */
  asked(): string[] {
    const asked = this.#asked.splice(0);
    return asked.map((action) => {
      switch (action.kind) {
        case 'start':
        case 'land':
          return `${action.kind} ${action.items.join(' ')}`;
        case 'bounce':
          return `bounce ${action.ticket} ${action.reason}`;
        case 'flaky':
        case 'refuse':
          return `${action.kind} ${action.ticket}`;
        default:
          return action.kind;
      }
    });
  }

  order(): string {
    return this.state.entries.map(({ ticket }) => ticket).join(' ');
  }
}

const chain = policies.window(4);

test('stacks each ticket on all that are ahead, as many as there are slots, and lands them one at a time in order', () => {
  const queue = new Queue(chain, 'A', 'B', 'C', 'D', 'E');
  expect(queue.asked()).toEqual(['start A', 'start A B', 'start A B C', 'start A B C D']);
  expect(queue.end('A B', 'green').asked()).toEqual([]);
  expect(queue.end('A', 'green').asked()).toEqual(['land A']);
  expect(queue.land().asked()).toEqual(['land B', 'start B C D E']);
  expect(queue.land().order()).toBe('C D E');
});

test('lets a later green speak for a red ticket: it lands with the proven tree, and is counted as flaky', () => {
  const queue = new Queue(chain, 'A', 'B', 'C');
  queue.end('A B', 'red').end('A B C', 'green').asked();
  expect(queue.end('A', 'green').asked()).toEqual(['land A']);
  expect(queue.land().asked()).toEqual(['land B C']);
  expect(queue.land().asked()).toEqual(['flaky B']);
  expect(queue.state).toMatchObject({ flakes: 1, judged: 3, entries: [] });
});

test('throws a ticket out that is red alone and red again in the run behind it, and stacks the others anew without it', () => {
  const queue = new Queue(chain, 'A', 'B', 'C');
  queue.end('A', 'green').end('A B', 'red').asked();
  expect(queue.end('A B C', 'red').asked()).toEqual(['bounce B red', 'start A C']);
});

test('blames nobody while something below is unproven', () => {
  const queue = new Queue(chain, 'A', 'B', 'C');
  expect(queue.end('A B', 'red').end('A B C', 'red').asked().slice(3)).toEqual([]);
  expect(queue.end('A', 'red').asked()).toEqual(['bounce A red', 'start B', 'start B C']);
});

test('runs a red ticket once more where no later run can speak for it, and no third time', () => {
  const queue = new Queue(chain, 'A');
  queue.asked();
  expect(queue.end('A', 'red').asked()).toEqual(['start A']);
  expect(queue.end('A', 'red').asked()).toEqual(['bounce A red']);
});

test('asks for a third red where many reds have turned out to be flaky', () => {
  const queue = new Queue(chain, 'A');
  queue.state = { ...queue.state, judged: 20, flakes: 3 };
  queue.end('A', 'red').asked();
  expect(queue.end('A', 'red').asked()).toEqual(['start A']);
  expect(queue.end('A', 'red').asked()).toEqual(['bounce A red']);
});

test('throws a red ticket out at the head without a second run, and leaves it out of what is behind it, where the policy is that of Zuul', () => {
  const queue = new Queue(policies.zuul(3), 'A', 'B', 'C');
  queue.asked();
  expect(queue.end('A B', 'red').asked()).toEqual(['stop', 'start A C']);
  expect(queue.end('A', 'green').land().asked()).toEqual(['land A', 'bounce B red']);
});

test('holds a ticket that conflicts with one ahead, tries it again when that one is out, and bounces it when that one has landed', () => {
  const conflict = (queue: Queue, items: string, ticket: string): Queue =>
    queue.take({ kind: 'not-stacked', run: queue.run(items), ticket, fault: 'conflict', why: 'a.txt' });
  const freed = new Queue(chain, 'A', 'B', 'C');
  freed.asked();
  conflict(freed, 'A B', 'B');
  expect(freed.asked()).toEqual(['stop', 'start A C']);
  freed.end('A', 'red').end('A C', 'red');
  expect(freed.asked()).toEqual(['bounce A red', 'start B', 'start B C']);
  const bounced = new Queue(chain, 'A', 'B');
  conflict(bounced, 'A B', 'B').asked();
  expect(bounced.end('A', 'green').land().asked()).toEqual(['land A', 'bounce B conflict']);
});

test('bounces at once what conflicts with main, changes nothing on it, or fits nowhere', () => {
  for (const fault of ['conflict', 'empty', 'refused'] as const) {
    const queue = new Queue(chain, 'A');
    queue.asked();
    expect(queue.take({ kind: 'not-stacked', run: queue.run('A'), ticket: 'A', fault, why: '' }).asked()).toEqual([`bounce A ${fault}`]);
  }
});

test('starts a run anew whose ticket at fault has landed meanwhile', () => {
  const queue = new Queue(chain, 'A', 'B');
  queue.end('A', 'green').land().asked();
  queue.take({ kind: 'not-stacked', run: queue.run('B'), ticket: 'A', fault: 'empty', why: '' });
  expect(queue.asked()).toEqual(['start B']);
});

test('never takes a run without a verdict for green: it is run again, and after the third the ticket goes back', () => {
  const queue = new Queue(chain, 'A');
  queue.asked();
  expect(queue.end('A', 'unknown').asked()).toEqual(['start A']);
  expect(queue.end('A', 'unknown').asked()).toEqual(['start A']);
  expect(queue.end('A', 'unknown').asked()).toEqual(['bounce A unknown']);
});

test('halves the window with a red, and widens it by one with each landing', () => {
  const queue = new Queue(policies.window(8), ...'ABCDEFGHIJ');
  queue.end('A B C', 'red');
  expect(queue.state.window).toBe(4);
  queue.end('A', 'green').land();
  expect(queue.state.window).toBe(5);
  for (const items of ['B C D', 'B C D E', 'B C D E F']) queue.end(items, 'red');
  expect(queue.state.window).toBe(3);
});

test('stacks everything anew on a main that somebody else moved, and does not land what was proven before', () => {
  const queue = new Queue(chain, 'A', 'B');
  queue.end('A', 'green').asked();
  expect(queue.take({ kind: 'main-read', head: 'theirs', landed: [] }).asked()).toEqual(['stop', 'start A', 'start A B']);
  expect(queue.end('A', 'green').asked()).toEqual(['land A']);
});

test('reads main when a push ends without an answer, and goes by what it finds', () => {
  for (const landed of [[], ['A']]) {
    const queue = new Queue(chain, 'A', 'B');
    queue.end('A', 'green').end('A B', 'green').asked();
    const run = queue.state.landing?.run ?? -1;
    expect(queue.take({ kind: 'push-unknown', run, why: 'cut off' }).asked()).toEqual(['read-main']);
    const head = landed.length > 0 ? 'm1' : 'm0';
    expect(queue.take({ kind: 'main-read', head, landed }).asked()).toEqual(landed.length > 0 ? ['start B'] : ['land A']);
  }
});

test('pauses when main refuses a push, and tries again only when somebody resumes', () => {
  const queue = new Queue(chain, 'A');
  queue.end('A', 'green').asked();
  queue.take({ kind: 'push-refused', run: queue.state.landing?.run ?? -1, why: 'main is protected' });
  expect(queue.state.mode).toEqual({ kind: 'paused', why: 'main is protected' });
  expect(queue.asked()).toEqual([]);
  expect(queue.take({ kind: 'resumed' }).asked()).toEqual(['land A']);
});

test('pushes nothing and starts nothing while it is paused; what runs may finish', () => {
  const queue = new Queue(chain, 'A', 'B');
  queue.take({ kind: 'paused', why: 'release' }).submit('C').asked();
  expect(queue.end('A', 'green').end('A B', 'green').asked()).toEqual([]);
  expect(queue.take({ kind: 'resumed' }).asked()).toEqual(['land A', 'start A B C']);
});

test('drains: what stood in the queue goes on, what comes later waits, and then it is paused', () => {
  const queue = new Queue(chain, 'A');
  queue.take({ kind: 'drained', why: 'release' }).submit('B').asked();
  expect(queue.end('A', 'green').land().asked()).toEqual(['land A']);
  expect(queue.state.mode).toEqual({ kind: 'paused', why: 'release' });
  expect(queue.take({ kind: 'resumed' }).asked()).toEqual(['start B']);
});

test('cancels a ticket in any state but the push, and says that it is too late then', () => {
  const cancel: QueueEvent = { kind: 'cancelled', ticket: 'A', why: 'not wanted' };
  expect(new Queue(chain, 'A', 'B').take(cancel).asked().slice(2)).toEqual(['bounce A cancelled', 'stop', 'stop', 'start B']);
  const pushing = new Queue(chain, 'A').end('A', 'green');
  pushing.asked();
  expect(pushing.take(cancel).asked()).toEqual(['refuse A']);
  expect(pushing.land().asked()).toEqual([]);
  expect(pushing.take(cancel).asked()).toEqual(['refuse A']);
});

test('takes a submission once, and another commit of the ticket in its place unless the first is being pushed', () => {
  const queue = new Queue(chain, 'A', 'B');
  queue.asked();
  expect(queue.submit('A').asked()).toEqual([]);
  expect(queue.submit('A', { commit: 'A.2' }).asked()).toEqual(['stop', 'stop', 'start A', 'start A B']);
  expect(queue.order()).toBe('A B');
  queue.end('A', 'green').asked();
  expect(queue.submit('A', { commit: 'A.3' }).asked()).toEqual(['refuse A']);
});

test('lets a ticket of higher priority overtake, but nobody more often than he may be overtaken', () => {
  const queue = new Queue({ ...chain, maxOvertakes: 2 }, 'A', 'B');
  for (const ticket of ['X', 'Y', 'Z']) queue.submit(ticket, { priority: 1 });
  expect(queue.order()).toBe('X Y A B Z');
  queue.take({ kind: 'jumped', ticket: 'Z' });
  expect(queue.order()).toBe('X Y A B Z');
  expect(queue.take({ kind: 'jumped', ticket: 'N' }).asked().at(-1)).toBe('refuse N');
});

test('lets a jump pass what is being checked, but not what is being pushed nor what the ticket was made on', () => {
  const queue = new Queue(chain, 'A', 'B', 'C');
  queue.end('A', 'green').take({ kind: 'jumped', ticket: 'C' });
  expect(queue.order()).toBe('A C B');
  queue.submit('D', { after: 'B' }).take({ kind: 'jumped', ticket: 'D' });
  expect(queue.order()).toBe('A C B D');
});

test('sends a ticket back with the one on whose commit it was made', () => {
  const queue = new Queue(chain, 'A').submit('B', { after: 'A' });
  queue.end('A', 'red').asked();
  expect(queue.end('A B', 'red').asked()).toEqual(['bounce A red', 'bounce B predecessor']);
});

test('starts nothing after a restart until main was read, and forgets every run and push', () => {
  const queue = new Queue(chain, 'A', 'B');
  queue.end('A', 'green').asked();
  expect(queue.take({ kind: 'restarted' }).asked()).toEqual([]);
  expect(queue.take({ kind: 'verdict', run: 2, verdict: 'green', why: '' }).asked()).toEqual([]);
  expect(queue.take({ kind: 'main-read', head: 'm0', landed: [] }).asked()).toEqual(['start A', 'start A B']);
});

test('tells a red batch apart by halves, runs what is red alone once more, and lands each green part', () => {
  const queue = new Queue({ ...policies.batch(), batchSize: 4 });
  queue.take({ kind: 'paused', why: '' });
  for (const ticket of 'ABCDE') queue.submit(ticket);
  expect(queue.take({ kind: 'resumed' }).asked()).toEqual(['start A B C D']);
  expect(queue.end('A B C D', 'red').asked()).toEqual(['start A B']);
  expect(queue.end('A B', 'green').land().asked()).toEqual(['land A B', 'start C D']);
  expect(queue.end('C D', 'red').end('C', 'red').end('C', 'red').asked()).toEqual(['start C', 'start C', 'bounce C red', 'start D']);
  expect(queue.end('D', 'green').land().asked()).toEqual(['land D', 'start E']);
});

test('goes on with a batch without the ticket that does not fit, which then goes alone', () => {
  const queue = new Queue({ ...policies.batch(), batchSize: 3 });
  queue.take({ kind: 'paused', why: '' });
  for (const ticket of 'ABC') queue.submit(ticket);
  queue.take({ kind: 'resumed' });
  queue.take({ kind: 'not-stacked', run: queue.run('A B C'), ticket: 'B', fault: 'conflict', why: '' });
  queue.end('A', 'green').land().asked();
  queue.take({ kind: 'not-stacked', run: queue.run('B C'), ticket: 'B', fault: 'conflict', why: '' });
  expect(queue.asked()).toEqual(['bounce B conflict', 'start C']);
});

test('stacks a ticket of lanes only on those that it overlaps, directly or through others, and keeps its run when another lane lands', () => {
  const queue = new Queue(policies.lanes(8));
  queue
    .submit('A', { packages: ['a'] })
    .submit('B', { packages: ['b'] })
    .submit('C', { packages: ['a', 'c'] })
    .submit('D', { packages: ['c'] });
  expect(queue.asked()).toEqual(['start A', 'start B', 'start A C', 'start A C D']);
  expect(queue.submit('E').asked()).toEqual(['start A B C D E']);
  expect(queue.end('B', 'green').land().asked()).toEqual(['land B']);
  expect(queue.end('A', 'green').end('A C', 'green').land().asked()).toEqual(['land A', 'land C']);
  expect(queue.state.runs.filter(({ verdict }) => verdict === 'running').map(({ items }) => items.join(' '))).toEqual(['C D', 'C D E']);
});

test('a ticket that somebody waits for goes back where another is tried again: main moved under its proof, refuses it, or nobody can tell', () => {
  const ends: Record<string, (queue: Queue) => QueueEvent[]> = {
    moved: () => [{ kind: 'main-read', head: 'x', landed: [] }],
    refused: ({ state }) => [{ kind: 'push-refused', run: state.landing?.run ?? 0, why: 'protected' }],
    unknown: ({ state }) => [
      { kind: 'push-unknown', run: state.landing?.run ?? 0, why: 'cut off' },
      { kind: 'main-read', head: 'm0', landed: [] },
    ],
  };
  for (const [reason, events] of Object.entries(ends)) {
    for (const attended of [true, false]) {
      const queue = new Queue(policies.window(2)).submit('A', { attended }).submit('B').end('A', 'green');
      queue.asked();
      for (const event of events(queue)) queue.take(event);
      const isBack = queue.asked().includes(`bounce A ${reason}`);
      expect([reason, isBack, queue.state.entries.length]).toEqual([reason, attended, attended ? 1 : 2]);
      expect(queue.state.mode.kind).toBe(reason === 'refused' && !attended ? 'paused' : 'open');
    }
  }
  const queue = new Queue(policies.window(2)).submit('A', { attended: true }).submit('B').end('A', 'unknown').end('B', 'unknown');
  expect(queue.asked()).toContain('bounce A unknown');
});

test('a main that moves before there is a proof sends nobody back', () => {
  const queue = new Queue(policies.window(2)).submit('A', { attended: true });
  queue.asked();
  expect(queue.take({ kind: 'main-read', head: 'x', landed: [] }).asked()).toEqual(['stop', 'start A']);
});

test('checks all of main when nothing else is left after landings of lanes, or when they are many; a red pauses the queue', () => {
  const queue = new Queue({ ...policies.lanes(8), maxUnjudged: 2 });
  for (const name of ['a', 'b', 'c', 'd']) queue.submit(name.toUpperCase(), { packages: [name] });
  queue.end('A', 'green').land().asked();
  expect(queue.end('B', 'green').land().asked()).toEqual(['land B', 'judge-main']);
  const { judging } = queue.state;
  expect(judging).toMatchObject({ head: 'm2', tickets: ['A', 'B'] });
  const judged = (verdict: 'green' | 'red' | 'unknown'): Queue =>
    queue.take({ kind: 'main-judged', run: queue.state.judging?.run ?? 0, verdict, why: `main is ${verdict}` });
  expect(queue.end('C', 'green').land().asked()).toEqual(['land C']);
  expect(judged('green').asked()).toEqual([]);
  expect(queue.state).toMatchObject({ whole: 'm2', unjudged: [{ ticket: 'C', commit: 'C.1' }] });
  expect(queue.end('D', 'green').land().asked()).toEqual(['land D', 'judge-main']);
  expect(judged('unknown').asked()).toEqual(['judge-main']);
  expect(
    judged('red')
      .submit('E', { packages: ['e'] })
      .asked(),
  ).toEqual([]);
  expect(queue.state.mode).toEqual({ kind: 'paused', why: 'main is red' });
  expect(queue.take({ kind: 'resumed' }).asked()).toEqual(['start E', 'judge-main']);
});

test('a late word about a main on which a ticket that was checked with all of it has landed since changes nothing', () => {
  const queue = new Queue(policies.lanes(8));
  queue
    .submit('A', { packages: ['a'] })
    .end('A', 'green')
    .land();
  const run = queue.state.judging?.run ?? 0;
  queue.submit('B').end('B', 'green').land();
  expect(queue.state).toMatchObject({ unjudged: [], whole: 'm2' });
  queue.take({ kind: 'main-judged', run, verdict: 'red', why: 'main was red' });
  expect(queue.state).toMatchObject({ mode: { kind: 'open' }, judging: null });
});

test('no other policy owes a check of all of main', () => {
  const queue = new Queue(policies.window(2))
    .submit('A', { packages: ['a'] })
    .end('A', 'green')
    .land();
  expect(queue.asked()).toEqual(['start A', 'land A']);
  expect(queue.state).toMatchObject({ unjudged: [], whole: 'm1', judging: null });
});
