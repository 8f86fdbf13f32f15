import { counted } from '@ticket-circuit/schemas';
import type { Circuit } from '@ticket-circuit/schemas';
import { CliError } from '../../frame/cli-error.ts';
import type { ProjectFacts } from './project-facts.ts';
import { proposeChecks, proposeFormat, proposePrepare } from './propose-commands.ts';
import { proposePackages } from './propose-packages.ts';
import { proposeTest } from './propose-test.ts';

/**
 * Returns the project file that fits what was seen. Only what the project has set up itself is named; nothing is invented.
 *
 * @throws {CliError} no-tests-found or no-main-found, when the file would be a guess.
 */
export function proposeConfig(facts: ProjectFacts): Circuit {
  const proposed = proposeTest(facts);
  if (proposed === null) throw noTests(facts);
  const prepare = proposePrepare(facts);
  const checks = proposeChecks(facts);
  const format = proposeFormat(facts);
  const { testGlobs, supportGlobs } = proposed;
  return {
    main: mainBranch(facts),
    ...(facts.hasOrigin ? { remote: 'origin' } : {}),
    packages: proposePackages(facts),
    files: { test: [...testGlobs], ...(supportGlobs.length > 0 ? { support: [...supportGlobs] } : {}) },
    ...(prepare === null ? {} : { prepare }),
    test: proposed.test,
    ...(checks.length === 0 ? {} : { checks }),
    ...(format === null ? {} : { format }),
    bounds: { tries: 3, rounds: 3 },
    budget: { perTicketUsd: 5, perTicketTokens: 2_000_000 },
  };
}

const usual = ['main', 'master', 'trunk'];

/** The branch on which the person stands, unless a branch with a usual name exists: on a feature branch main is still main. */
function mainBranch({ branch, branches }: ProjectFacts): string {
  const main = branch !== null && usual.includes(branch) ? branch : (usual.find((name) => branches.includes(name)) ?? branch);
  if (main !== null) return main;
  throw new CliError({
    code: 'no-main-found',
    what: 'circuit.json was not written: no branch looks like main.',
    why: `HEAD is detached, and the branches are ${branches.join(', ') || 'none'}.`,
    next: 'Check out the branch that tickets should land on, then run this again.',
  });
}

function noTests({ manifest, files }: ProjectFacts): CliError {
  const seen = manifest === null ? 'no package.json' : `scripts ${Object.keys(manifest.scripts).join(', ') || 'none'}`;
  return new CliError({
    code: 'no-tests-found',
    what: 'circuit.json was not written: no test runner was recognised.',
    why: `vitest, jest, mocha, tap, node:test, pytest and unittest were looked for in ${counted(files.length, 'file')} (${seen}).`,
    next: 'Write circuit.json by hand, with "test": {"run", "only", "report"}; its schema is schemas/circuit.schema.json.',
  });
}
