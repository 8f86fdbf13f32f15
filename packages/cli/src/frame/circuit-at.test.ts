import { expect, test } from 'vitest';
import { circuitAt, hintAt } from './circuit-at.ts';

test('the commands of a hint name the folder where that is another one, and words of a sentence stay words', () => {
  expect(hintAt('/a b', 'Run: circuit init, then type circuit no more.')).toBe("Run: circuit -C '/a b' init, then type circuit no more.");
  expect(hintAt('/x', 'Name one (circuit run T-1 --model M), or none.')).toBe('Name one (circuit -C /x run T-1 --model M), or none.');
  expect(hintAt('/x', 'Then: circuit -C /x run T-1')).toBe('Then: circuit -C /x run T-1');
  expect(hintAt('/x', 'Run: circuit run --help')).toBe('Run: circuit run --help');
  expect(hintAt(process.cwd(), 'Run: circuit init')).toBe('Run: circuit init');
  expect(circuitAt('/$(id)')).toBe("circuit -C '/$(id)'");
});
