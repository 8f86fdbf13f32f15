import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const installation = join(import.meta.dirname, '../../../..');
const circuitProgram = join(installation, 'packages/cli/bin/circuit.mjs');
const planted = join(installation, 'examples/conform');

/** What would set a mark on the page if anything that is shown were ever run. */
export const hostile = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
/** The same as the name of a file. */
export const hostileFile = 'test/<img src=x onerror=window.hacked=1>.test.ts';

type Replies = Record<string, { text?: string; body?: Record<string, unknown>; tool_calls?: unknown }>;

/** A repository with three tickets under way: T-1 and T-3 wait on a question, T-2 was left alone before its code was written. */
export class MidFlight implements Disposable {
  readonly root = mkdtempSync(join(realpathSync(tmpdir()), 'circuit-dashboard-'));
  readonly folder = join(this.root, 'repo');
  readonly #env = { ...process.env, NO_COLOR: '1', CIRCUIT_DEBUG: '', CIRCUIT_STATE_DIR: join(this.root, 'state') };

  constructor() {
    chmodSync(this.root, 0o755);
    mkdirSync(join(this.root, 'state'));
    cpSync(join(planted, 'project'), this.folder, { recursive: true });
    for (const args of [
      ['init', '-q', '-b', 'main'],
      ['config', 'user.name', 'Ada'],
      ['config', 'user.email', 'ada@example.org'],
      ['add', '-A'],
      ['commit', '-q', '-m', 'base'],
      // Tickets land on main, which nobody may have checked out with changes.
      ['checkout', '-q', '--detach'],
    ])
      this.git(...args);
    const { goal } = JSON.parse(readFileSync(join(planted, 'plan.json'), 'utf8')) as { goal: string };
    for (const [title, extra] of [
      [`Say goodbye ${hostile}`, hostile],
      ['Part politely', ''],
      ['Say farewell in other words', ''],
    ] as const)
      this.circuit(0, 'ticket', 'add', '--title', title, '--goal', `${goal}\n${extra}`);
    this.circuit(4, 'run', 'T-1', ...this.#scripted(hostileReplies()));
    const { 'code.r1.t1#1': _, ...uncoded } = happyReplies();
    this.circuit(null, 'run', 'T-2', ...this.#scripted(uncoded));
    this.circuit(4, 'run', 'T-3', ...this.#scripted(asking(happyReplies(), 'Which words?', ['Goodbye', 'Farewell'])));
  }

  git(...args: string[]): string {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: this.folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout.trim();
  }

  /** Runs a command; throws unless it ends with the status, where one is given. */
  circuit(expected: number | null, ...args: string[]): string {
    const { status, stdout, stderr } = spawnSync(process.execPath, [circuitProgram, ...args], {
      cwd: this.folder,
      env: this.#env,
      encoding: 'utf8',
    });
    if (expected !== null && status !== expected)
      throw new Error(`circuit ${args.join(' ')} ended with ${String(status)}: ${stdout}${stderr}`);
    return stdout;
  }

  /** Starts `circuit serve` and returns its address once it is printed. */
  async serve(): Promise<Served> {
    const child = spawn(process.execPath, [circuitProgram, 'serve', '--json'], {
      cwd: this.folder,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const line = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
      child.once('exit', () => reject(new Error(`circuit serve ended: ${said}`)));
    });
    const { url } = JSON.parse(line) as { url: string };
    const stop = async (): Promise<number | null> => {
      child.kill('SIGTERM');
      return await ended;
    };
    return { url, origin: new URL(url).origin, stop };
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true, maxRetries: 3 });
  }

  #scripted(replies: Replies): string[] {
    const file = join(mkdtempSync(join(this.root, 'script-')), 'script.json');
    writeFileSync(file, JSON.stringify(replies));
    return ['--engine', 'scripted', '--script', file];
  }
}

/** A dashboard in a process of its own. */
export interface Served {
  /** With the token. */
  readonly url: string;
  readonly origin: string;
  /** Ends it as Ctrl-C would, and returns its exit status. */
  readonly stop: () => Promise<number | null>;
}

function happyReplies(): Replies {
  return JSON.parse(readFileSync(join(planted, 'script.json'), 'utf8')) as Replies;
}

/** The plan asks before anything else, and comes again when it has the answer; all later steps stand in the second round. */
function asking(replies: Replies, question: string, options: readonly string[]): Replies {
  const plan = replies['plan.r1.t1#1'];
  const questions = [{ id: 'q1', question, blocking: true, scope: 'within-goal', options, recommended: options[0] }];
  const second = Object.entries(replies).map(([key, reply]) => [key.replace('.r1.', '.r2.'), reply] as const);
  return { ...Object.fromEntries(second), 'plan.r1.t1#1': { body: { ...plan?.body, questions } } };
}

/** Replies whose every text would harm a page that ran it: a file's name, a body, what the model says. */
function hostileReplies(): Replies {
  const text = JSON.stringify(happyReplies()).replaceAll('test/farewell.test.ts', hostileFile);
  const replies = JSON.parse(text) as Replies;
  const body = `// ${hostile}\nif (name === '') throw new RangeError('A farewell needs a name.');\nreturn \`Goodbye, \${name}!\`;`;
  replies['code.r1.t1#1'] = { text: `\`\`\`ts\n${body}\n\`\`\`` };
  const lines = [1, 2, 3, 4, 5, 6].map((n) => ({ element: `lot.${n}`, conform: 'yes' }));
  replies['review.r1.t1#1'] = { body: { lines } };
  return asking(replies, `May it shout? ${hostile}`, [`No ${hostile}`, 'Yes']);
}
