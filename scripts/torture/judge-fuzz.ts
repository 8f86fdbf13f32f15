import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scanLanded, readFold, type QueuePlace } from '../../packages/merge-queue/src/index.ts';
import { git } from '../../packages/merge-queue/test/world.ts';

/** What one seed, or many, went through and came to. */
export interface FuzzCounts {
  readonly kills: number;
  readonly humanPushes: number;
  readonly landings: number;
  readonly duplicates: number;
  readonly lost: number;
  readonly lostHumanCommits: number;
  /** Values of main whose tree was never judged green. */
  readonly unproven: number;
  /** Anything else that does not hold, in words. */
  readonly faults: readonly string[];
}

export interface FuzzEnd {
  readonly place: QueuePlace;
  readonly root: string;
  /** What was submitted, by ticket. */
  readonly commits: ReadonlyMap<string, string>;
  readonly humans: readonly string[];
}

/** Holds the end of a fuzz against the promises of the queue, by what git says of the remote and not by what the queue says of itself. */
export async function judgeEnd({ place, root, commits, humans }: FuzzEnd): Promise<Omit<FuzzCounts, 'kills'>> {
  const remote = join(root, 'remote.git');
  const landed = git(remote, 'log', '--first-parent', '--format=%H %(trailers:key=Ticket,valueonly,separator=%x2C)', 'main')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, ticket]) => ticket !== undefined && ticket !== '');
  const timesOf = (ticket: string): number => landed.filter(([, named]) => named === ticket).length;
  const tickets = [...commits.keys()];
  const onMain = new Set(git(remote, 'rev-list', 'main').split('\n'));
  const faults = [
    ...(await scanFaults(place, tickets)),
    ...rewindFaults(remote),
    ...patchFaults(remote, commits, landed),
    ...leftoverFaults(join(root, 'work'), place, tickets),
  ];
  return {
    humanPushes: humans.length,
    landings: landed.length,
    duplicates: tickets.filter((ticket) => timesOf(ticket) > 1).length,
    lost: tickets.filter((ticket) => timesOf(ticket) === 0).length,
    lostHumanCommits: humans.filter((commit) => !onMain.has(commit)).length,
    unproven: unprovenValues(remote, root),
    faults,
  };
}

/** I1: each value that main took from the queue had its tree judged green before. */
function unprovenValues(remote: string, root: string): number {
  const green = new Set(linesOf(join(root, 'green')));
  return valuesOf(remote).filter((commit) => {
    const [tree = '', ticket = ''] = git(remote, 'log', '-1', '--format=%T %(trailers:key=Ticket,valueonly,separator=%x2C)', commit).split(
      ' ',
    );
    return ticket !== '' && !green.has(tree);
  }).length;
}

/** I5: main only ever went on from where it was. */
function rewindFaults(remote: string): string[] {
  const values = valuesOf(remote).toReversed();
  return values.slice(1).flatMap((commit, at) => {
    const before = values[at] ?? commit;
    return git(remote, 'merge-base', before, commit) === before ? [] : [`main went from ${before} to ${commit}`];
  });
}

function valuesOf(remote: string): string[] {
  return git(remote, 'reflog', 'show', '--format=%H', 'refs/heads/main').split('\n');
}

/** I6: what landed is the change that was submitted. */
function patchFaults(remote: string, commits: ReadonlyMap<string, string>, landed: readonly (readonly string[])[]): string[] {
  return landed.flatMap(([commit = '', ticket = '']) => {
    const changed = git(remote, 'diff-tree', '-r', '--name-status', `${commit}^`, commit);
    return commits.has(ticket) && changed === `A\tsrc/${ticket}.txt` ? [] : [`${ticket} landed as a change of ${JSON.stringify(changed)}`];
  });
}

/** I8 and I10: the record by which tickets close agrees, read from nothing but main and refs. */
async function scanFaults(place: QueuePlace, tickets: readonly string[]): Promise<string[]> {
  const scan = await scanLanded({ ...place, cursor: null, knownTicket: () => true });
  if (scan.kind !== 'scanned') return [`the scan says ${scan.kind}`];
  const closed = new Set(scan.landings.map(({ ticket }) => ticket));
  return [
    ...scan.foreign.map(({ commit, why }) => `${commit} is foreign: ${why}`),
    ...tickets.filter((ticket) => !closed.has(ticket)).map((ticket) => `${ticket} is not closed by the scan`),
  ];
}

/** I3: nothing is left standing, and the queue knows of each ticket that it landed. */
function leftoverFaults(work: string, place: QueuePlace, tickets: readonly string[]): string[] {
  const refs = git(work, 'for-each-ref', '--format=%(refname)', 'refs/queue/live')
    .split('\n')
    .filter((ref) => ref !== '');
  const { state, settled } = readFold(place);
  const untold = tickets.filter((ticket) => settled.get(ticket)?.how !== 'landed');
  return [
    ...[...refs, ...state.entries.map(({ ticket }) => ticket)].map((what) => `${what} is left in the queue`),
    ...untold.map((ticket) => `${ticket} ended as ${settled.get(ticket)?.how ?? 'nothing'} in the journal`),
  ];
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  } catch {
    return [];
  }
}
