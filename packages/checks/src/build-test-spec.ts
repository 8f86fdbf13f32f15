import { loadProfile, type Bind, type Limits, type SandboxSpec, type SandboxTree } from '@ticket-circuit/sandbox';
import { ChecksError } from './checks-error.ts';

/** What one run of a project's command needs, before it is a sandbox. */
export interface TestSpecInput {
  /** Whose limits hold: the file of this name in sandbox/profiles. */
  readonly profile: 'tests' | 'shell' | 'prepare';
  readonly treePath: string;
  readonly mode: 'read-only' | 'throwaway';
  readonly gitSnapshot: boolean;
  /** Scratch paths of a read-only tree. */
  readonly writes: readonly string[];
  /** Paths of a throwaway tree that stay read only. */
  readonly held: readonly string[];
  /** Prepared results and shared paths. */
  readonly binds: readonly Bind[];
  readonly inputs?: readonly { readonly to: string; readonly text: string }[];
  readonly reportPath?: string | null;
  readonly argv: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutS: number;
  readonly network?: 'none' | 'host';
}

const megabyte = 1024 ** 2;
const nodeFolder = '/opt/node/bin';
const systemPath = '/usr/local/bin:/usr/bin:/bin';

/** Where a tree lies inside every sandbox. */
export const treeRoot = '/ws';

/** The environment of every command: nothing of the person's, and nothing that differs between two runs. */
const stableEnv = {
  HOME: '/tmp',
  TMPDIR: '/tmp',
  CI: '1',
  TZ: 'UTC',
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  NO_COLOR: '1',
  PYTHONDONTWRITEBYTECODE: '1',
  // Both write beside the sources otherwise, and ruff fails when it cannot.
  RUFF_CACHE_DIR: '/tmp/.ruff_cache',
  MYPY_CACHE_DIR: '/tmp/.mypy_cache',
  PYTHONHASHSEED: '0',
  GIT_TERMINAL_PROMPT: '0',
  // Package managers look for newer versions of themselves, and would install them, before they run a script.
  npm_config_cache: '/tmp/.npm',
  npm_config_update_notifier: 'false',
  npm_config_manage_package_manager_versions: 'false',
  pnpm_config_pm_on_fail: 'ignore',
  pnpm_config_verify_deps_before_run: 'false',
  COREPACK_ENABLE_DOWNLOAD_PROMPT: '0',
} as const;

/** Without a name service many servers cannot even listen on their own machine. */
const hosts = { to: '/etc/hosts', text: '127.0.0.1 localhost sandbox\n::1 localhost\n' };

/**
 * Returns the sandbox for one run of a project's command.
 *
 * @throws {ChecksError} `bad-config` when it asks for more time than its profile allows.
 */
export function buildTestSpec(input: TestSpecInput): SandboxSpec {
  const hasModules = input.binds.some(({ to }) => to === `${treeRoot}/node_modules`);
  const bin = hasModules ? [`${treeRoot}/node_modules/.bin`] : [];
  const reportPath = input.reportPath ?? null;
  const profile = loadProfile(input.profile);
  // Only where both the command and its profile say so.
  const network = input.network === 'host' && profile.network === 'host' ? 'host' : 'none';
  return {
    binds: input.binds,
    tree: treeOf(input),
    ...(input.gitSnapshot ? { gitSnapshot: true } : {}),
    ...(reportPath === null ? {} : { outputs: [{ path: reportPath, maxBytes: 64 * megabyte }] }),
    inputs: [...(network === 'none' ? [hosts] : []), ...(input.inputs ?? [])],
    network,
    argv: input.argv,
    cwd: treeRoot,
    env: { ...stableEnv, PATH: [...bin, nodeFolder, systemPath].join(':'), ...input.env },
    limits: limitsOf(input, profile.limits),
  };
}

function treeOf({ treePath, mode, writes, held }: TestSpecInput): SandboxTree {
  return mode === 'read-only' ? { path: treePath, mode, writes } : { path: treePath, mode, overlays: held };
}

/** A profile's limits, and the command's own time. */
function limitsOf({ profile, timeoutS, argv }: TestSpecInput, limits: Limits): Limits {
  const wallMs = timeoutS * 1_000;
  // A role may ask for any time, and gets what there is; a project is told.
  if (wallMs > limits.wallMs && profile !== 'shell')
    throw new ChecksError({
      code: 'bad-config',
      what: `The command ${argv.join(' ')} was not run.`,
      why: `It asks for ${timeoutS} s, and sandbox/profiles/${profile}.json allows ${limits.wallMs / 1_000} s.`,
      next: 'Lower its "timeoutS" in circuit.json.',
    });
  return { ...limits, wallMs: Math.min(wallMs, limits.wallMs) };
}
