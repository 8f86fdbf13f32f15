import { expect, test } from 'vitest';
import { readFold, type Candidate, type CheckVerdict, type LaneRules, type WorkRequest } from '../src/index.ts';
import { readProof } from '../src/queue-refs.ts';
import { Queue } from './queue.ts';
import { git } from './world.ts';

/** A queue whose lanes are the folders of its tree; files beside them are everybody's. */
class LaneQueue extends Queue {
  /** Sets of files that are red where a check sees all of them. */
  readonly clashes: (readonly string[])[] = [];

  static override async create(): Promise<LaneQueue> {
    const { world } = await Queue.create();
    return new LaneQueue(world);
  }

  filesOf(tree: string): string[] {
    return git(this.world.work, 'ls-tree', '-r', '--name-only', tree).split('\n');
  }

  readonly #rules: LaneRules = {
    affected: async (base, commit) => {
      const changed = git(this.world.work, 'diff', '--name-only', base, commit).split('\n');
      return changed.some((path) => !path.includes('/')) ? null : [...new Set(changed.map((path) => path.split('/')[0] ?? ''))];
    },
    inputs: async (_, commit, packages) => {
      const { repo } = await this.place();
      const hidden = this.filesOf(commit).filter((path) => path.includes('/') && !packages.includes(path.split('/')[0] ?? ''));
      return await repo.writeTree(
        commit,
        hidden.map((path) => ({ path, bytes: null })),
      );
    },
  };

  override async place(more: Parameters<Queue['place']>[0] = {}): ReturnType<Queue['place']> {
    return await super.place({ lanes: this.#rules, ...more });
  }

  override async judge(candidate: Candidate): Promise<CheckVerdict> {
    this.judged.push(candidate);
    const files = this.filesOf(candidate.inputs);
    const clash = this.clashes.find((all) => all.every((path) => files.includes(path)));
    if (clash === undefined) return { kind: 'green', proof: `sha256:${candidate.inputs}` };
    return { kind: 'red', faults: [{ conjunct: 'checks-pass', where: 'source', message: `${clash.join(' and ')} clash` }] };
  }

  override async work(more: Partial<WorkRequest> = {}): ReturnType<Queue['work']> {
    return await super.work({ policy: 'lanes', ...more });
  }

  /** Work that is stopped when all of main is to be judged. */
  stoppedAtMain(): Pick<WorkRequest, 'judge' | 'signal'> {
    const stop = new AbortController();
    const judge: WorkRequest['judge'] = async (candidate) => {
      if (candidate.tickets.length > 0) return await this.judge(candidate);
      stop.abort();
      throw new Error('It was stopped.');
    };
    return { judge, signal: stop.signal };
  }

  /** What each judgment saw besides what is everybody's, in the order of judging. */
  saw(): string[] {
    return this.judged.map(({ inputs }) =>
      this.filesOf(inputs)
        .filter((path) => path.includes('/'))
        .join(' '),
    );
  }
}

test('tickets of two lanes are checked on what theirs may see alone, land both, and all of main is checked once after them', async () => {
  using queue = await LaneQueue.create();
  await queue.add('T-1', { 'one/x.txt': 'x\n' });
  await queue.add('T-2', { 'two/x.txt': 'x\n' });
  expect(await queue.work()).toEqual({ kind: 'idle' });
  expect(queue.main().split(' ').toSorted()).toEqual(['T-1', 'T-2']);
  // The second to land is put on the first and judged again by name: it sees what it saw before.
  const saw = queue.saw();
  expect(new Set(saw.slice(0, -1))).toEqual(new Set(['one/x.txt', 'two/x.txt']));
  expect(saw.at(-1)).toBe('one/x.txt two/x.txt');
  const head = queue.world.head();
  const last = queue.records().at(-1);
  expect(last).toMatchObject({ kind: 'main-judged', commit: head, verdict: 'green' });
  const { state } = readFold(await queue.place());
  expect(state).toMatchObject({ unjudged: [], whole: head, mode: { kind: 'open' } });
  const tree = git(queue.world.work, 'rev-parse', `${head}^{tree}`);
  expect(await readProof((await queue.place()).repo, tree)).toBe(`sha256:${tree}`);
});

test('76: where two lanes that claim to be apart are red together, all of main is found red, the queue pauses and names the pair', async () => {
  using queue = await LaneQueue.create();
  queue.clashes.push(['one/x.txt', 'three/x.txt']);
  for (const [at, name] of ['zero', 'one', 'two', 'three', 'four'].entries()) await queue.add(`T-${at + 1}`, { [`${name}/x.txt`]: 'x\n' });
  await queue.work();
  const landed = queue.main().split(' ');
  expect(landed.toSorted()).toEqual(['T-1', 'T-2', 'T-3', 'T-4', 'T-5']);
  const pair = landed.filter((ticket) => ticket === 'T-2' || ticket === 'T-4');
  expect(queue.records().at(-1)).toMatchObject({ kind: 'main-judged', verdict: 'red', pair });
  const why = new RegExp(
    `^All of main is red at ${queue.world.head()}\\. ${pair.join(' and ')} are red together, .*dependsOn.* clash$`,
    'u',
  );
  expect(readFold(await queue.place()).state.mode).toEqual({ kind: 'paused', why: expect.stringMatching(why) as string });
  // Paused means that nothing lands, and that stays so for whoever resumes before it is mended.
  await queue.add('T-6', { 'five/x.txt': 'x\n' });
  await queue.work();
  expect(queue.main().split(' ')).toHaveLength(5);
  queue.world.human({ 'three/x.txt': '' }, 'mended');
  queue.clashes.pop();
  await queue.tell({ kind: 'resumed' });
  await queue.work();
  expect(queue.main().split(' ').slice(-2)).toEqual(['-', 'T-6']);
  expect(readFold(await queue.place()).state).toMatchObject({ mode: { kind: 'open' }, unjudged: [] });
});

test('a ticket that breaks, alone, what its lane does not see is named alone', async () => {
  using queue = await LaneQueue.create();
  queue.world.human({ 'two/x.txt': 'x\n' });
  queue.clashes.push(['one/x.txt', 'two/x.txt']);
  await queue.add('T-1', { 'one/x.txt': 'x\n' });
  await queue.work();
  expect(queue.records().at(-1)).toMatchObject({ kind: 'main-judged', verdict: 'red', pair: ['T-1'] });
});

test('what a person broke by hand after tickets landed is not laid at those', async () => {
  using queue = await LaneQueue.create();
  queue.clashes.push(['one/x.txt', 'two/x.txt']);
  await queue.add('T-1', { 'one/x.txt': 'x\n' });
  await queue.work(queue.stoppedAtMain());
  queue.world.human({ 'two/x.txt': 'x\n' });
  await queue.work();
  const last = queue.records().at(-1);
  expect(last).toMatchObject({
    kind: 'main-judged',
    verdict: 'red',
    why: expect.stringContaining('what came by hand since is red') as string,
  });
  expect(last).not.toHaveProperty('pair');
});

test('a ticket that changes what is everybody’s is checked on the whole tree with all that is ahead of it, and speaks for those', async () => {
  using queue = await LaneQueue.create();
  await queue.add('T-1', { 'one/x.txt': 'x\n' });
  await queue.add('T-2', { 'a.txt': 'changed\n' });
  queue.clashes.push(['one/x.txt', 'none']);
  await queue.work();
  expect(queue.main()).toBe('T-1 T-2');
  expect(queue.judged.find(({ tickets }) => tickets.includes('T-2'))).toMatchObject({ tickets: ['T-1', 'T-2'] });
  for (const { tickets, tree, inputs } of queue.judged) if (tickets.includes('T-2')) expect(inputs).toBe(tree);
  expect(readFold(await queue.place()).state.unjudged).toEqual([]);
});

test('a lane whose checks would see something else on the main of now is not pushed by what they said before', async () => {
  using queue = await LaneQueue.create();
  // Both lanes read one file, which the rules do not tell the scheduler.
  const { lanes } = await queue.place();
  const inputs: LaneRules['inputs'] = async (base, commit, packages) => (await lanes?.inputs(base, commit, [...packages, 'shared'])) ?? '';
  const place = { lanes: { affected: async () => ['one'], inputs } };
  await queue.add('T-1', { 'shared/x.txt': 'x\n' });
  await queue.add('T-2', { 'one/x.txt': 'x\n' });
  queue.clashes.push(['shared/x.txt', 'one/x.txt']);
  await queue.work(place);
  // Whichever was green first.
  expect(Object.values(await queue.ends()).toSorted()).toEqual(['landed', 'red']);
  expect(queue.main()).toMatch(/^T-\d$/u);
});

test('where nobody can say what a ticket affects, and where a journal was lost, it is checked on the whole tree', async () => {
  using queue = await LaneQueue.create();
  await queue.add('T-1', { 'one/x.txt': 'x\n' });
  const { lanes, repo } = await queue.place();
  const { rmSync } = await import('node:fs');
  rmSync((await queue.place()).log.file);
  await queue.work();
  expect(queue.judged.map(({ tree, inputs }) => tree === inputs)).toEqual([true]);
  await queue.add('T-2', { 'two/x.txt': 'x\n' });
  await queue.work({ repo, lanes: { inputs: async () => 'never', ...lanes, affected: async () => null } });
  expect(queue.judged.map(({ tree, inputs }) => tree === inputs)).not.toContain(false);
  expect(queue.main()).toBe('T-1 T-2');
});

test('a worker that is stopped while all of main is checked leaves that to the next one', async () => {
  using queue = await LaneQueue.create();
  await queue.add('T-1', { 'one/x.txt': 'x\n' });
  expect(await queue.work(queue.stoppedAtMain())).toEqual({ kind: 'stopped' });
  expect(readFold(await queue.place()).state).toMatchObject({ judging: null, unjudged: [{ ticket: 'T-1' }] });
  expect(await queue.work({ until: ({ state }) => state.entries.length === 0 })).toEqual({ kind: 'idle' });
  expect(queue.records().at(-1)).toMatchObject({ kind: 'main-judged', verdict: 'green' });
});

test('a main that can be checked to no end, again and again, stops the queue', async () => {
  using queue = await LaneQueue.create();
  await queue.add('T-1', { 'one/x.txt': 'x\n' });
  const judge: WorkRequest['judge'] = async (candidate) =>
    candidate.tickets.length > 0 ? await queue.judge(candidate) : { kind: 'unknown', why: 'lost' };
  await queue.work({ judge });
  expect(queue.records().filter(({ kind }) => kind === 'main-judged')).toHaveLength(3);
  expect(readFold(await queue.place()).state.mode).toMatchObject({ kind: 'paused', why: expect.stringContaining('lost') as string });
});
