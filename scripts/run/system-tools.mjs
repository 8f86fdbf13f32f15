import { spawnSync } from 'node:child_process';
import { SetUpFailure } from './fail.mjs';

/**
 * A program that no package of ours brings, the Debian package that does, and the call that proves that it works.
 *
 * @type {readonly { program: string, debian: string, probe: readonly string[] }[]}
 */
const TOOLS = [
  { program: 'git', debian: 'git', probe: ['git', '--version'] },
  { program: 'python3', debian: 'python3', probe: ['python3', '-c', 'import ast'] },
  // With the mounts of a real sandbox: inside another sandbox a smaller probe passes and the real call fails.
  {
    program: 'bwrap',
    debian: 'bubblewrap',
    probe: ['bwrap', '--ro-bind', '/', '/', '--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp', '--unshare-all', 'true'],
  },
];

/**
 * Makes sure that git, python3 and bubblewrap are there and work; installs what is missing where it may.
 *
 * @throws {SetUpFailure} with the command to type when something is missing that this user may not install, or is forbidden on this machine.
 */
export function needSystemTools({ isRoot = process.getuid?.() === 0 } = {}) {
  const missing = TOOLS.filter((tool) => probe(tool.probe).kind === 'missing').map((tool) => tool.debian);
  if (missing.length > 0) installFromDebian(missing, isRoot);
  for (const tool of TOOLS) {
    const found = probe(tool.probe);
    if (found.kind === 'works') continue;
    throw new SetUpFailure(
      found.kind === 'missing' ? `${tool.program} is missing. Type: ${aptCommand([tool.debian])}` : forbidden(tool.program, found.why),
    );
  }
}

/**
 * @param {readonly string[]} names
 * @param {boolean} isRoot
 */
function installFromDebian(names, isRoot) {
  const command = aptCommand(names);
  if (!isRoot || probe(['apt-get', '--version']).kind !== 'works') {
    throw new SetUpFailure(`Not installed here: ${names.join(', ')}. Type: ${isRoot ? command : `sudo ${command}`}`);
  }
  console.error(`Setting up: ${command}`);
  if (apt(['install', '-y', '--no-install-recommends', ...names])) return;
  // The list of packages of a fresh machine is empty or old.
  if (apt(['update']) && apt(['install', '-y', '--no-install-recommends', ...names])) return;
  throw new SetUpFailure(`Could not be installed: ${names.join(', ')}. The reason stands above. Type: ${command}`);
}

/** @param {readonly string[]} args */
function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { env, stdio: ['ignore', process.stderr.fd, process.stderr.fd] }).status === 0;
}

/** @param {readonly string[]} names */
function aptCommand(names) {
  return `apt-get install -y --no-install-recommends ${names.join(' ')}`;
}

/**
 * @param {string} program
 * @param {string} why
 */
function forbidden(program, why) {
  const advice =
    program === 'bwrap'
      ? 'Every role runs in a sandbox, so this machine must let bubblewrap make one (user namespaces; in a container, the right to mount /proc).'
      : 'Mend it, then type the same command again.';
  return `${program} is there but does not work: ${why}. ${advice}`;
}

/**
 * @param {readonly string[]} argv
 * @returns {{ kind: 'works' } | { kind: 'missing' } | { kind: 'broken', why: string }}
 */
function probe([program = '', ...args]) {
  const run = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
  if (run.error)
    return 'code' in run.error && run.error.code === 'ENOENT' ? { kind: 'missing' } : { kind: 'broken', why: run.error.message };
  return run.status === 0 ? { kind: 'works' } : { kind: 'broken', why: run.stderr.trim() || `exit status ${run.status}` };
}
