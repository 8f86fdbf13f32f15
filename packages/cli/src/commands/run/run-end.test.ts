import { expect, test } from 'vitest';
import type { Terminal } from '../../frame/terminal.ts';
import { runReply } from './run-end.ts';
import { progressFor } from './show-progress.ts';

const note = 'Your branch main stays where it is: It has commits that the remote does not have.';

test('what became of the branch of a person is told at the end of a run, once', async () => {
  const end = { kind: 'closed', commit: 'c0ffee', tree: 'beef' } as const;
  const { text } = runReply('T-1', end, { dir: process.cwd(), again: 'circuit run T-1', notes: [note] });
  expect(text).toBe(`T-1 is closed by commit c0ffee.\n${note}\nLook: circuit show T-1`);
  const said: string[] = [];
  const terminal = { isTty: false, err: (line: string) => void said.push(line) } as Partial<Terminal> as Terminal;
  (await progressFor(terminal, false)).event({ kind: 'note', ticket: 'T-1', text: note });
  expect(said).toEqual([]);
});

test('a run that ends otherwise tells it too', () => {
  const words = { dir: process.cwd(), again: 'circuit run T-1', notes: [note] };
  expect(runReply('T-1', { kind: 'stopped' }, words).text).toContain(note);
  expect(runReply('T-1', { kind: 'waiting', questions: [] }, words).text).toContain(note);
});
