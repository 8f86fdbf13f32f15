import { findProgram, runProcess } from '@ticket-circuit/sandbox';
import { PYTHON_VOTE_PROGRAM, setPythonVote } from '@ticket-circuit/syntax';

const VOTE_TIMEOUT_MS = 20_000;
const MOST_OUTPUT_BYTES = 1024;

/**
 * Lets the machine's own Python, where there is one, vote beside the built-in parser before two Python sources count as equal. Returns the parsers
 * that have to agree from now on, by language.
 */
export function usePythonVote(): { readonly python: readonly string[]; readonly typescript: readonly string[] } {
  const python = findProgram('python3');
  setPythonVote(python === null ? null : async (a, b) => await vote(python, a, b));
  return { python: python === null ? ['ruff'] : ['ruff', 'python3'], typescript: ['oxc', 'babel'] };
}

/** Isolated (`-I`), so that nothing in the folder or the environment is loaded; it parses the sources and runs neither. */
async function vote(python: string, a: string, b: string): Promise<'equal' | 'different' | 'abstain'> {
  const run = await runProcess([python, '-I', '-c', PYTHON_VOTE_PROGRAM], {
    cwd: '/',
    env: {},
    input: JSON.stringify([a, b]),
    timeoutMs: VOTE_TIMEOUT_MS,
    maxOutputBytes: MOST_OUTPUT_BYTES,
  });
  const said = new TextDecoder().decode(run.stdout).trim();
  return run.code === 0 && (said === 'equal' || said === 'different') ? said : 'abstain';
}
