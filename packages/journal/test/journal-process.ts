import { openJournal } from '../src/index.ts';
import { at, opened } from './scratch.ts';

const [job = '', file = '', name = '', count = '0'] = process.argv.slice(2);
const journal = openJournal(file);

if (job === 'append') {
  journal.openTicket(opened(name), at);
  // One key is everybody's, the other is this process's own.
  const shared = journal.openTicket(opened('shared'), at, 'shared').entry.ticket;
  for (let number = 0; number < Number(count); number += 1) {
    journal.append(shared, `${number}`, { kind: 'ticket-abandoned', reason: name }, at);
    const { entry } = journal.append(shared, `${name}/${number}/${process.pid}`, { kind: 'ticket-abandoned', reason: name }, at);
    process.stdout.write(`${entry.seq}\n`);
  }
} else {
  const attempt = journal.lockTicket(name, at);
  process.stdout.write(`${attempt.kind}\n`);
  // Holds on until it is killed.
  setInterval(() => attempt.kind, 60_000);
}
