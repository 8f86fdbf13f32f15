import { logOption } from '../../frame/log-option.ts';
import type { Verb } from '../../frame/verb.ts';

const ticket = [['<ticket>', 'id, such as T-1']] as const;
const working = [
  ['--policy <name>', 'window (each on those ahead, or in lanes where circuit.json says so; the usual), batch (several as one), or serial'],
  ['--slots <n>', 'checks that may run at a time; 2 unless said'],
] as const;

/** `circuit queue` and the verbs below it. */
export const queueVerbs: readonly Verb[] = [
  {
    name: 'queue',
    summary: 'List what stands in the merge queue and what has landed.',
    load: async () => (await import('./show-queue.ts')).showQueue,
  },
  {
    name: 'queue list',
    summary: 'List the queue: position, state, what a ticket waits for, and who works on it.',
    load: async () => (await import('./list-queue.ts')).listQueue,
  },
  {
    name: 'queue show',
    summary: 'Show a ticket of the queue: where it stands, its refs, and what happened to it.',
    words: ticket,
    load: async () => (await import('./show-entry.ts')).showEntry,
  },
  {
    name: 'queue why',
    summary: 'Say in one sentence why a ticket stands where it stands, or why it left the queue.',
    words: ticket,
    load: async () => (await import('./show-entry.ts')).whyEntry,
  },
  {
    name: 'queue follow',
    summary: 'Tell each event of the queue as it happens, from the first on, until Ctrl-C.',
    options: [['--since <n>', 'only events after the one of this number']],
    help: 'With --json each line is one event: a record as schemas/queue-record.schema.json has it, with its number, the tickets that it is about, and the actions it led to. A program that was stopped goes on with the last number that it saw.',
    load: async () => (await import('./follow-queue.ts')).followQueue,
  },
  {
    name: 'queue add',
    summary: 'Give the queue a commit on top of main whose trailer Ticket names its ticket, and work on the queue.',
    words: [['<commit>', 'a revision']],
    options: [
      ['--priority <n>', '0 to 9; higher goes first, within bounds'],
      ['--later', 'only put it in; whoever works on the queue takes it'],
      ...working,
    ],
    help: 'Any repository with a circuit.json will do; the ticket need not be one of the circuit.\nExit status: 0 landed, or in the queue; 1 refused or given back; 2 could not tell.',
    load: async () => (await import('./add-commit.ts')).addCommit,
  },
  {
    name: 'queue work',
    summary: 'Check and land what stands in the queue, until nothing is left to do.',
    options: [['--watch', 'go on until Ctrl-C'], ...working, logOption],
    load: async () => (await import('./work.ts')).work,
  },
  {
    name: 'queue cancel',
    summary: 'Take a ticket out; too late once it is being pushed.',
    words: ticket,
    options: [['--why <text>', 'kept in the journal']],
    load: async () => (await import('./tell-queue.ts')).cancel,
  },
  {
    name: 'queue jump',
    summary: 'Move a ticket ahead as far as it may go: nobody is overtaken without end.',
    words: ticket,
    load: async () => (await import('./tell-queue.ts')).jump,
  },
  {
    name: 'queue pause',
    summary: 'Start and push nothing from now on; what runs may finish.',
    options: [['--why <text>', 'shown to everybody']],
    load: async () => (await import('./tell-queue.ts')).pause,
  },
  {
    name: 'queue drain',
    summary: 'Let what stands in the queue land, let what comes later wait, then pause.',
    options: [['--why <text>', 'shown to everybody']],
    load: async () => (await import('./tell-queue.ts')).drain,
  },
  {
    name: 'queue resume',
    summary: 'Go on after a pause or a drain.',
    load: async () => (await import('./tell-queue.ts')).resume,
  },
  {
    name: 'queue hooks',
    summary: 'Install the hooks of the queue in a remote that is a bare repository on this machine.',
    options: [
      ['--guard', 'let only the queue move main'],
      ['--remove', 'take all of them away, and put back what stood there'],
    ],
    help: 'One takes commits that are pushed to refs/for/<main>, one tells the queue of pushes. Hooks that stand there are kept and run too. Without any hook the queue works all the same, a little later.',
    load: async () => (await import('./queue-hooks.ts')).queueHooks,
  },
  {
    name: 'queue doctor',
    summary: 'Look whether journal, refs, hooks and main agree.',
    help: 'Exit status: 0 well, 1 something must be mended.',
    load: async () => (await import('./queue-doctor.ts')).queueDoctor,
  },
  {
    name: 'queue replay-log',
    summary: 'Play the journal of the queue again: each record, and what the queue did about it.',
    load: async () => (await import('./replay-log.ts')).replayLog,
  },
];
