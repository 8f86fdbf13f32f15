import { expect, test } from 'vitest';
import { circuitVerbs } from '../circuit-verbs.ts';
import { couplerVerbs } from '../coupler-verbs.ts';
import type { Program } from './program-help.ts';
import { runProgram } from './run-program.ts';
import type { Terminal } from './terminal.ts';

const programs: readonly Program[] = [
  { name: 'circuit', summary: '', verbs: circuitVerbs },
  { name: 'coupler', summary: '', verbs: couplerVerbs },
];
const wrong = programs.flatMap((program) =>
  program.verbs.flatMap(({ name, words = [] }) => {
    const verb = name.split(' ');
    const tooMany = words.some(([flags]) => flags.includes('...')) ? [] : [[...verb, ...words.map(() => 'x'), 'x']];
    const tooFew = words.some(([flags]) => flags.startsWith('<')) ? [verb] : [];
    return [[...verb, '--nope'], ...tooMany, ...tooFew].map((argv) => ({ program, argv }));
  }),
);

function heard(): { terminal: Terminal; said: string[] } {
  const said: string[] = [];
  const terminal: Terminal = {
    isTty: false,
    isOutShown: false,
    columns: 100,
    out: (text) => void said.push(text.toString()),
    err: () => {},
    readInput: () => Promise.resolve(new Uint8Array()),
  };
  return { terminal, said };
}

test.each(wrong)('$program.name $argv is wrongly typed: status 2, and one JSON document that says so', async ({ program, argv }) => {
  const { terminal, said } = heard();
  expect(await runProgram(program, [...argv, '--json'], terminal)).toBe(2);
  expect(JSON.parse(said.join(''))).toMatchObject({ error: { kind: 'could-not-tell', code: 'usage' } });
});

test.each(programs)('$name --help says each exit status', async (program) => {
  const { terminal, said } = heard();
  expect(await runProgram(program, ['--help'], terminal)).toBe(0);
  for (const status of ['0 done', '1 refused', '2 could not tell', '3 a bug', '4 waiting', '130 stopped'])
    expect(said.join('')).toContain(status);
});
