import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { openProject, runTicket } from '../../src/index.ts';

const [folder = '', ticket = '', script = '', visitedFile = ''] = process.argv.slice(2);
const visited = new Set(existsSync(visitedFile) ? readFileSync(visitedFile, 'utf8').split('\n') : []);

/** Dies at the first point where no run has died yet; the point is on disk before. */
function dieOnce(point: string): void {
  if (visited.has(point)) return;
  const file = openSync(visitedFile, 'a');
  writeSync(file, `${point}\n`);
  fsyncSync(file);
  closeSync(file);
  // A killed process writes no cache.
  flushCompileCache();
  process.kill(process.pid, 'SIGKILL');
}

const end = await runTicket({
  project: await openProject(folder),
  ticket,
  engine: 'scripted',
  script,
  signal: new AbortController().signal,
  faultPoint: dieOnce,
  progress: (event) => appendFileSync(`${visitedFile}.log`, `${JSON.stringify(event).slice(0, 300)}\n`),
});
process.stdout.write(JSON.stringify(end));
