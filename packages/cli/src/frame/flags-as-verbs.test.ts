import { expect, test } from 'vitest';
import { flagsAsVerbs } from './flags-as-verbs.ts';

test.each([
  ['--benchmark a.py', 'benchmark a.py'],
  ['--benchmark=a.py --json', 'benchmark a.py --json'],
  ['--engine oracle --benchmark a.py', 'benchmark --engine oracle a.py'],
  ['-C dir -Cother --json --selftest', '-C dir -Cother selftest --json'],
  ['check a.py', 'check a.py'],
  ['check -- --selftest', 'check -- --selftest'],
  ['--help', '--help'],
])('%s means %s', (typed, meant) => {
  expect(flagsAsVerbs(typed.split(' '), ['benchmark', 'selftest'])).toEqual(meant.split(' '));
});
