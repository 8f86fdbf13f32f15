import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { plantedRepo, readPlanted, scripted } from './planted.ts';
import { circuit, commandOf, commitFiles, documentOf, git, program, scratchFolder, writeFiles, type Said } from './scratch.ts';

const slow = 300_000;

/** A server of models that never answers; returns its host and port. */
async function silentServer(): Promise<string> {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a command, ends it by the signal once it has said something, and returns the rest. */
async function endedBy(child: ReturnType<typeof spawn>, said: string): Promise<Said> {
  let [out, err] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => {
    const before = err;
    err += chunk.toString();
    if (err.includes(said) && !before.includes(said)) child.kill('SIGINT');
  });
  const code = await new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? -1)));
  return { code, out, err };
}

const env = { ...process.env, OPENAI_API_KEY: 'sk-of-a-person' };

/** Types a line into a shell, in which `circuit` is the one that is tested. */
function typed(line: string): ReturnType<typeof spawn> {
  const folder = scratchFolder();
  writeFiles(folder, { circuit: `#!/bin/sh\nexec '${process.execPath}' '${commandOf('circuit', [])[0] ?? ''}' "$@"\n` });
  return spawn('sh', ['-c', `chmod +x '${folder}/circuit'; PATH='${folder}':$PATH; exec ${line}`], { cwd: folder, env, stdio: 'pipe' });
}

async function pricedRepo(): Promise<string> {
  const repo = await plantedRepo();
  const config = JSON.parse(git(repo, 'show', 'main:circuit.json')) as object;
  commitFiles(repo, {
    'circuit.json': JSON.stringify({ ...config, budget: { perTicketTokens: 1_000_000, pricesPerMTok: { 'my model': { in: 1, out: 1 } } } }),
  });
  return repo;
}

test(
  'every line that runs a ticket again names engine, model, address and budget of the last run, works as it stands, and holds no key',
  async () => {
    const repo = await pricedRepo();
    const server = await silentServer();
    const words = [
      '--engine',
      'openai',
      '--model',
      'my model',
      '--base-url',
      `http://ada:secret@${server}/v1?key=secret`,
      '--budget',
      '1.5',
    ];
    const line = `circuit -C '${repo}' run T-1 --engine openai --model 'my model' --base-url http://${server}/v1 --budget 1.5`;
    const elsewhere = scratchFolder();
    const first = spawn(process.execPath, commandOf('circuit', ['-C', repo, 'run', 'T-1', ...words]), {
      cwd: elsewhere,
      env,
      stdio: 'pipe',
    });
    const said = await endedBy(first, 'explorer with openai my model');
    expect(said).toMatchObject({ code: 130, out: `T-1 was stopped; nothing is lost.\nGo on: ${line}\n` });
    expect((await circuit(elsewhere, '-C', repo, 'status')).out).toContain(`stopped: ${line}`);
    expect((await circuit(repo, 'status')).out).toContain(`stopped: ${line.replace(` -C '${repo}'`, '')}`);

    // The line as it was printed goes on, and prints itself again.
    expect(await endedBy(typed(line), 'explorer with openai my model')).toMatchObject({
      code: 130,
      out: expect.stringContaining(`Go on: ${line}\n`),
    });
    expect((await circuit(repo, 'log', 'T-1', '--json')).out).not.toMatch(/secret|sk-of-a-person/u);
  },
  slow,
);

test(
  'a run that only finds its ticket waiting does not forget what the one before was told',
  async () => {
    const repo = await plantedRepo();
    const { plan } = readPlanted('challenge.json') as { plan: object };
    const questions = [{ id: 'q1', question: 'Loud?', blocking: true, scope: 'within-goal', options: ['Yes', 'No'], recommended: 'No' }];
    const engine = scripted({ 'plan.r1.t1#1': { body: { ...plan, questions } } });
    const line = `circuit run T-1 --engine scripted --script '${engine.at(-1) ?? ''}'\n`;
    expect(await circuit(repo, 'run', 'T-1', ...engine)).toMatchObject({ code: 4, out: expect.stringContaining(`Then: ${line}`) });
    expect(await circuit(repo, 'run', 'T-1')).toMatchObject({ code: 4, out: expect.stringContaining(`Then: ${line}`) });
    expect((await circuit(repo, 'answer', 'Q-1', 'choose', 'No')).out).toBe(`T-1/Q-1: choose\nGo on: ${line}`);
    expect((await circuit(repo, 'replay', 'T-1')).err).toContain(`Next: Run: ${line}`);
  },
  slow,
);

test(
  'status says as a document what it says as text: open before the first run, running while a process runs it, stopped after that',
  async () => {
    const repo = await pricedRepo();
    const status = async (): Promise<unknown> => {
      const { tickets } = documentOf(await circuit(repo, 'status', '--json')) as { tickets: { ticket: { status: string } }[] };
      return tickets[0]?.ticket.status;
    };
    expect(await status()).toBe('open');
    const words = ['--engine', 'openai', '--model', 'my model', '--base-url', `http://${await silentServer()}/v1`, '--budget', '1'];
    const child = spawn(process.execPath, commandOf('circuit', ['run', 'T-1', ...words]), { cwd: repo, env, stdio: 'pipe' });
    const ended = new Promise((resolve) => child.on('close', resolve));
    await Promise.race([
      ended,
      new Promise<void>((resolve) => child.stderr.on('data', (chunk: Buffer) => chunk.includes('explorer with') && resolve())),
    ]);
    expect(await status()).toBe('running');
    child.kill('SIGINT');
    await ended;
    expect(await status()).toBe('stopped');
    expect((await program('circuit', repo, ['tickets'])).out).toContain('T-1  stopped');
    expect((await circuit(repo, 'show', 'T-1')).out).toContain('\nstopped, plan');
  },
  slow,
);

test(
  'a run whose engine is not there says at once where it looked and why there is no answer, in words and as lines of JSON',
  async () => {
    const repo = await pricedRepo();
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const { port: free } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const words = ['run', 'T-1', '--engine', 'openai', '--model', 'my model', '--base-url', `http://127.0.0.1:${free}/v1`, '--budget', '1'];
    const start = (...more: string[]) =>
      spawn(process.execPath, commandOf('circuit', [...words, ...more]), { cwd: repo, env, stdio: 'pipe' });
    const why = `The engine at http://127.0.0.1:${free} did not answer: Connection error. (connect ECONNREFUSED 127.0.0.1:${free}: nothing listens there)`;
    const said = await endedBy(start(), 'for attempt 2 of 6');
    expect(said.err).toMatch(/ {2}waits \d\.\d s for attempt 2 of 6: /u);
    expect(said).toMatchObject({ code: 130, err: expect.stringContaining(why) });
    const lines = start('--json');
    let out = '';
    lines.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (out.includes('"retry"')) lines.kill('SIGINT');
    });
    await new Promise((resolve) => lines.on('close', resolve));
    const events = out
      .trim()
      .split('\n')
      .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as { kind?: string }] : []));
    expect(events.find(({ kind }) => kind === 'retry')).toMatchObject({ ticket: 'T-1', attempt: 2, attempts: 6, why });
  },
  slow,
);
