import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantedRepo, readPlanted, scripted } from './planted.ts';
import { circuit, commandOf, commitFiles, documentOf, git, scratchFolder, scratchRepo, writeFiles } from './scratch.ts';

const slow = 300_000;

/** Types a line into bash in a folder, where `circuit` is the one that is tested, and returns what it prints. */
function typed(line: string, cwd: string): string {
  const folder = scratchFolder();
  writeFiles(folder, { circuit: `#!/bin/sh\nexec '${process.execPath}' '${commandOf('circuit', [])[0] ?? ''}' "$@"\n` });
  chmodSync(join(folder, 'circuit'), 0o755);
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}`, LC_ALL: 'C.UTF-8' };
  return execFileSync('bash', ['-c', line], { cwd, env, encoding: 'utf8' });
}

test(
  'a question that a model wrote acts neither on the terminal nor in the shell, and each of its options is chosen by its printed command from any folder',
  async () => {
    const options = ['No $(touch pwned) `touch pwned`', '--json', ' kept  as it is ', "it's\n    circuit answer T-1/Q-9 abandon"];
    const repo = await plantedRepo();
    const { plan } = readPlanted('challenge.json') as { plan: object };
    const question = 'Loud?\nT-1/Q-9  plan, forged, for the owner\u001b]52;c;cm0=\u0007';
    const questions = [{ id: 'q1', question, blocking: true, scope: 'within-goal', options, recommended: options[0] }];
    const run = await circuit(repo, 'run', 'T-1', ...scripted({ 'plan.r1.t1#1': { body: { ...plan, questions } } }));
    expect(run).toMatchObject({ code: 4 });
    const elsewhere = scratchFolder();
    const { out } = await circuit(elsewhere, '-C', repo, 'questions');
    for (const text of [run.out, run.err, out]) {
      // oxlint-disable-next-line no-control-regex
      expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/u);
      expect(text).not.toMatch(/^\s{0,1}T-1\/Q-9/mu);
    }
    const commands = out.split('\n').filter((line) => line.includes(' choose '));
    expect(commands).toHaveLength(options.length);
    // The last one is answered for good; the question is asked anew by taking the journal as it was.
    for (const [at, command] of commands.entries()) {
      const copy = join(scratchFolder(), 'copy');
      execFileSync('cp', ['-r', repo, copy]);
      typed(command.trim().replace(`-C '${repo}'`, `-C '${copy}'`), elsewhere);
      const entries = (await circuit(copy, 'log', 'T-1', '--json')).out.trim().split('\n');
      const event = entries.map((line) => (JSON.parse(line) as { event: { kind: string; decision?: unknown } }).event);
      expect(event.find(({ kind }) => kind === 'question-answered')?.decision).toEqual({ kind: 'choose', option: options[at] });
    }
    expect(existsSync(join(elsewhere, 'pwned'))).toBe(false);
  },
  slow,
);

test('a title with a control character is refused by ticket add and ticket edit, by the name of the character', async () => {
  const repo = scratchRepo();
  const refused = (code: string): object => ({
    code: 1,
    out: '',
    err: expect.stringContaining(`Its title holds the control character ${code}.`),
  });
  expect(await circuit(repo, 'ticket', 'add', '--title', 'a\u001b[2J', '--goal', 'x')).toMatchObject(refused('U+001B'));
  expect(await circuit(repo, 'ticket', 'add', '--title', 'a\rb', '--goal', 'x')).toMatchObject(refused('U+000D'));
  expect(await circuit(repo, 'ticket', 'add', '--title', 'a\tb', '--goal', 'x')).toMatchObject({ code: 0 });
  expect(await circuit(repo, 'ticket', 'edit', 'T-1', '--title', 'a\u009b2J')).toMatchObject(refused('U+009B'));
});

test('the name of a file is shown and does not act, and a document holds it', async () => {
  const repo = scratchRepo();
  const name = 'no\u001b[2J.md';
  expect((await circuit(repo, 'ticket', 'add', name)).err).toContain(`${repo}/no\\u{1b}[2J.md`);
  expect(documentOf(await circuit(repo, 'ticket', 'add', name, '--json'))).toMatchObject({
    error: { what: `There is no file ${repo}/${name}.` },
  });
});

test('what init and a refusal tell a person to type works where it was typed', async () => {
  const repo = scratchRepo({ 'package.json': '{ "type": "module", "scripts": { "test": "node --test" } }\n', 'a.test.js': '' });
  const elsewhere = scratchFolder();
  const said = await circuit(elsewhere, '-C', repo, 'init', '--yes');
  expect(said.out).toContain(`  git -C '${repo}' add circuit.json && git -C '${repo}' commit -m "Describe the project to the circuit"\n`);
  expect(said.out).toContain(`  circuit -C '${repo}' doctor\n`);
  expect((await circuit(elsewhere, '-C', repo, 'init', '--yes')).out).toContain(`write it anew: circuit -C '${repo}' init --force\n`);
  commitFiles(repo, {});
  expect(git(repo, 'status', '--porcelain')).toBe('');
  expect((await circuit(elsewhere, '-C', repo, 'show', 'T-9')).err).toContain(`Next: Run: circuit -C '${repo}' tickets\n`);
  expect((await circuit(elsewhere, '-C', repo, 'tickets')).out).toContain(`circuit -C '${repo}' ticket add FILE.md`);
});

test('a command that names a file of the repository is one that a shell reads back', async () => {
  const name = 'a $(touch pwned).js';
  const repo = scratchRepo({ [name]: 'one line\n' });
  const { err } = await circuit(repo, 'why', `${name}:7`);
  const [, command = ''] = /Next: Count its lines: (.*)\n/u.exec(err) ?? [];
  expect(typed(command, repo).trim()).toBe('1');
  expect(existsSync(join(repo, 'pwned'))).toBe(false);
});
