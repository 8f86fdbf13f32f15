import { spawnSync } from 'node:child_process';
import { benchEngines } from '@ticket-circuit/coupler';
import { expect, test } from 'vitest';
import { circuitVerbs } from '../src/circuit-verbs.ts';
import { circuit, commandOf, program, scratchFolder } from './scratch.ts';

test.each(circuitVerbs.map(({ name }) => name))('circuit %s --help describes the verb and its --json', async (name) => {
  const said = await circuit(scratchFolder(), ...name.split(' '), '--help');
  expect(said).toMatchObject({ code: 0, err: '' });
  expect(said.out).toContain(`Usage: circuit ${name} [options]`);
  expect(said.out).toContain('--json');
});

test('circuit --help names every verb that is not hidden, and the exit statuses', async () => {
  const said = await circuit(scratchFolder(), '--help');
  expect(said.code).toBe(0);
  for (const { name, isHidden } of circuitVerbs) if (!isHidden) expect(said.out).toContain(`  ${name.split(' ')[0]} `);
  expect(said.out).not.toContain('settle');
  expect(said.out).toContain('4 waiting on a question');
});

test.each(['benchmark', 'refactor'])('coupler %s --help names every engine', async (verb) => {
  const { out } = await program('coupler', scratchFolder(), [verb, '--help']);
  const entry = out.split(/\n {2}(?=-)/u).find((one) => one.startsWith('--engine'));
  for (const engine of ['claude', 'openai', 'cerebras', 'ollama', 'recorded', 'scripted', ...benchEngines]) expect(entry).toContain(engine);
});

// Times would tell of the machine; what is loaded tells of the command.
test.each(['circuit', 'coupler'] as const)('%s --help loads no schema, no verb and no parser of command lines', (name) => {
  const hooks = `import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, next) => { console.error(url); return next(url, context); } });`;
  const argv = ['--import', `data:text/javascript,${encodeURIComponent(hooks)}`, ...commandOf(name, ['--help'])];
  const said = spawnSync(process.execPath, argv, { encoding: 'utf8' });
  const loaded = said.stderr.trim().split('\n');
  expect(said.stdout).toContain(`Usage: ${name} [options] <verb>`);
  expect(loaded.filter((url) => /node_modules|packages\/(?!cli\/)/u.test(url))).toEqual([]);
  expect(loaded.length).toBeLessThan(40);
});

test.each(['circuit', 'coupler'] as const)('%s --help is the help that -C . --help gives', async (name) => {
  const said = await program(name, scratchFolder(), ['--help']);
  expect(await program(name, scratchFolder(), ['-C', '.', '--help'])).toEqual(said);
});

test('circuit alone shows its help and says by its exit status that nothing was done', async () => {
  expect(await circuit(scratchFolder())).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Usage: circuit') });
});

test.each(['circuit', 'coupler'] as const)('%s --version prints the version', async (name) => {
  expect(await program(name, scratchFolder(), ['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' });
});

test('an unknown verb is refused with what was not understood, once', async () => {
  expect(await circuit(scratchFolder(), 'tickts')).toEqual({
    code: 2,
    out: '',
    err: "Could not tell: The command line was not understood.\n  Why:  Unknown command 'tickts' (Did you mean tickets?).\n  Next: Run: circuit --help\n",
  });
});

test('an unknown option is refused as one JSON object with --json', async () => {
  const said = await circuit(scratchFolder(), 'tickets', '--json', '--nope');
  expect(said.code).toBe(2);
  expect(JSON.parse(said.out)).toEqual({
    error: {
      kind: 'could-not-tell',
      code: 'usage',
      what: 'The command line was not understood.',
      why: "Unknown option '--nope'.",
      next: 'Run: circuit tickets --help',
    },
  });
});

test.each([
  { argv: ['run'], next: 'circuit run --help' },
  { argv: ['-C', '.', 'run', 'T-1', '--nope'], next: 'circuit run --help' },
  { argv: ['ticket', 'bogus'], next: 'circuit ticket --help' },
  { argv: ['ticket', 'add', '--nope'], next: 'circuit ticket add --help' },
  { argv: ['queue', 'show'], next: 'circuit queue show --help' },
  { argv: ['--nope'], next: 'circuit --help' },
])('a line with $argv points to the help of the verb that was typed: $next', async ({ argv, next }) => {
  const said = await circuit(scratchFolder(), ...argv);
  expect(said).toMatchObject({ code: 2, out: '', err: expect.stringMatching(new RegExp(`\n  Next: Run: ${next}\n$`, 'u')) });
});

test.each(['ticket', 'sandbox'])('circuit %s --help names its verbs as verbs of circuit', async (name) => {
  const said = await circuit(scratchFolder(), name, '--help');
  expect(said).toMatchObject({ code: 0, err: '' });
  expect(said.out).toContain(`\nThe verbs of circuit ${name}. For more of one: circuit ${name} VERB --help\n`);
});

test('-C that names no folder is refused', async () => {
  const folder = scratchFolder();
  expect(await circuit(folder, '-C', 'nowhere', 'tickets')).toMatchObject({
    code: 2,
    err: expect.stringContaining(`There is no folder ${folder}/nowhere.`),
  });
});
