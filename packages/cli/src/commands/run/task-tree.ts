import type { ProgressEvent } from '@ticket-circuit/circuit';
import { visible } from '@ticket-circuit/provenance';
import { Listr, type ListrTaskWrapper } from 'listr2';
import { usd } from '@ticket-circuit/schemas';
import type { Terminal } from '../../frame/terminal.ts';
import { callText, placeText, progressLine } from './progress-line.ts';
import type { Progress } from './show-progress.ts';

// listr2 types a task by its renderers; none of ours are fixed.
type Task = Pick<ListrTaskWrapper<unknown, never, never>, 'title' | 'output'>;

/** One running line of the tree: what was begun and not yet ended. */
interface Branch {
  readonly title: string;
  readonly task: Promise<Task>;
  readonly rendered: Promise<unknown>;
  close(error: Error | null): void;
}

/**
 * Shows each act of the circuit as a task with its place, a spinner, what is going on in it, and its result. The acts are not known
 * beforehand, so each is a tree of its own, begun and ended by the events.
 */
export function taskTree(terminal: Terminal): Progress {
  let branch: Branch | null = null;
  let turn = Promise.resolve();
  let spent = 0;
  const inTurn = (act: () => Promise<void> | void): void => {
    turn = turn.then(act);
  };
  const finish = async (title: string | null, error: Error | null): Promise<void> => {
    if (branch === null) return;
    const ending = branch;
    branch = null;
    if (title !== null) (await ending.task).title = visible(title);
    ending.close(error);
    await ending.rendered;
  };
  const say = async (text: string): Promise<void> => {
    if (branch) (await branch.task).output = visible(text);
  };
  const take = async (event: ProgressEvent): Promise<void> => {
    switch (event.kind) {
      case 'step':
        await finish(null, null);
        branch = openBranch(`${placeText(event)}: ${event.what}`);
        return;
      case 'call':
        spent = event.spentUsd;
        return await say(callText(event));
      case 'result':
        return await finish(branch && `${branch.title}: ${event.what}, ${usd(spent)}`, event.good ? null : new Error(event.what));
      case 'landed':
        return await finish(branch && `${branch.title}: landed ${event.commit.slice(0, 10)}`, null);
      case 'output':
        return await say(event.line);
      case 'note':
        return;
      case 'ended':
        await finish(null, null);
        terminal.err(`${progressLine(event) ?? ''}\n`);
        return;
      default:
        return await say(progressLine(event)?.trim() ?? '');
    }
  };
  return {
    event: (event) => inTurn(async () => await take(event)),
    end: async () => {
      inTurn(async () => await finish(null, null));
      await turn;
    },
  };
}

function openBranch(title: string): Branch {
  const begun = Promise.withResolvers<Task>();
  const ended = Promise.withResolvers<void>();
  // A bad result is shown as failed, and the circuit goes on: the tree must not throw.
  const list = new Listr(
    [
      {
        title: visible(title),
        task: async (_context, task): Promise<void> => {
          begun.resolve(task);
          await ended.promise;
        },
      },
    ],
    { exitOnError: false, registerSignalListeners: false, rendererOptions: { collapseErrors: false, showErrorMessage: false } },
  );
  const rendered = list.run().catch(() => {});
  return { title, task: begun.promise, rendered, close: (error) => (error ? ended.reject(error) : ended.resolve()) };
}
