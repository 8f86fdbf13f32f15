import { openProject, runTicket } from '../../src/index.ts';

const [folder = '', ticket = '', script = ''] = process.argv.slice(2);
const { signal } = new AbortController();
const end = await runTicket({ project: await openProject(folder), ticket, engine: 'scripted', script, signal });
process.stdout.write(JSON.stringify(end));
