import { type PyEngine, RuffEngine } from './py-engine.ts';

/** A second opinion of a machine's own Python on two sources: equal trees, different ones, or no opinion (it parses one of them not). */
export type PythonVote = (a: string, b: string) => Promise<'equal' | 'different' | 'abstain'>;

let vote: PythonVote | null = null;
let engine: PyEngine | null = null;
let target = 'py313';

/** Sets who is asked beside Ruff before two Python sources count as equal; null asks nobody. This package starts no process itself. */
export function setPythonVote(asked: PythonVote | null): void {
  vote = asked;
}

export function pythonVote(): PythonVote | null {
  return vote;
}

/** Sets the Python version whose grammar counts, as `3.11`; 3.13 until then. Holds for all later calls of this process. */
export function setPythonVersion(version: `3.${number}`): void {
  target = `py${version.replace('.', '')}`;
  engine = null;
}

/** Returns the version whose grammar counts, as Ruff names it. */
export function pythonTarget(): string {
  return target;
}

export function pythonEngine(): PyEngine {
  return (engine ??= new RuffEngine(target));
}
