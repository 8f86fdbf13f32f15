// One life of a circuit that runs one ticket, to be killed at any moment: names each point that it passes, and how it ended.
import { writeSync } from 'node:fs';
import { openProject, runTicket } from '../../packages/circuit/src/index.ts';

const [folder = '', ticket = '', script = ''] = process.argv.slice(2);
const project = await openProject(folder);
const end = await runTicket({
  project,
  ticket,
  engine: 'scripted',
  script,
  signal: new AbortController().signal,
  faultPoint: (name) => writeSync(1, `${name}\n`),
});
writeSync(1, `end ${JSON.stringify(end)}\n`);
project.journal.close();
