/** Where a call works: absolute paths, found once by `openRepository` and then always given explicitly. */
export interface GitPlace {
  readonly gitDir: string;
  readonly commonDir: string;
  readonly topLevel: string;
  /** Length of an object name in hexadecimal digits: 40 (SHA-1) or 64 (SHA-256). */
  readonly oidLength: 40 | 64;
  /** Folders that git may trust although somebody else owns them; non-empty only for root. */
  readonly trusted: readonly string[];
}

/**
 * Which configuration a call sees. `closed`: the repository's own only, so that no filter, hook, alias or helper of the
 * machine takes part. `user`: the person's real configuration too. Only identity, signing, remotes (URL rewriting,
 * credential helpers, ssh), reading one configured value, and calls on the person's own checkout (ignore rules, line
 * endings) take `user`, since these are meaningless without it.
 */
export type GitProfile = 'closed' | 'user';

const guards = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'safe.bareRepository=explicit',
  'core.quotePath=false',
  'core.filesRefLockTimeout=3000',
  'core.packedRefsTimeout=5000',
  'gc.auto=0',
  'maintenance.auto=false',
  'submodule.recurse=false',
  'fetch.recurseSubmodules=false',
  'push.recurseSubmodules=no',
  'i18n.commitEncoding=UTF-8',
  'i18n.logOutputEncoding=UTF-8',
  'trailer.separators=:',
  'log.showSignature=false',
] as const;

/** Returns the settings that hold in every git command, whatever is configured. Never throws. */
export function guardSettings(trusted: readonly string[]): string[] {
  return [...guards, ...trusted.map((folder) => `safe.directory=${folder}`)];
}

/** Returns the arguments that stand before every git command. Never throws. */
export function guardArgs(trusted: readonly string[]): string[] {
  return ['--literal-pathspecs', ...guardSettings(trusted).flatMap((setting) => ['-c', setting])];
}

/** What of the person's `GIT_*` variables a `user` call keeps: identity and transport, never what redirects the repository. */
const keptOfUser =
  /^GIT_(?:(?:AUTHOR|COMMITTER)_(?:NAME|EMAIL)|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|ASKPASS|PROXY_SSL_\w+|HTTP_\w+|CONFIG_GLOBAL|CONFIG_SYSTEM|CONFIG_NOSYSTEM|EXEC_PATH)$/u;

const quiet = { LC_ALL: 'C', LANGUAGE: '', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', GIT_PAGER: 'cat', GIT_EDITOR: 'false' };

/** Returns the environment of one call, without the variables that say which repository. Never throws. */
export function guardedEnv(profile: GitProfile, outer: Readonly<Record<string, string | undefined>>): Record<string, string> {
  if (profile === 'closed') {
    return {
      PATH: outer['PATH'] ?? '/usr/local/bin:/usr/bin:/bin',
      ...quiet,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_ATTR_NOSYSTEM: '1',
      GIT_NO_REPLACE_OBJECTS: '1',
    };
  }
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(outer)) {
    if (value !== undefined && (!name.startsWith('GIT_') || keptOfUser.test(name))) env[name] = value;
  }
  // ssh asks on the terminal behind our back; an ask-pass program of the person's own still works.
  const askpass = env['SSH_ASKPASS'] === undefined ? { SSH_ASKPASS: 'false', SSH_ASKPASS_REQUIRE: 'force' } : {};
  return { ...env, ...askpass, ...quiet, GIT_NO_REPLACE_OBJECTS: '1' };
}

/** Returns the variables that say which repository, work tree and index a call works on. Never throws. */
export function placeEnv(place: GitPlace, index: 'none' | 'own' | { readonly file: string }): Record<string, string> {
  const env: Record<string, string> = { GIT_DIR: place.gitDir, GIT_WORK_TREE: place.topLevel };
  // A name that never exists reads as an empty index, so that no call looks into the person's.
  if (index === 'none') env['GIT_INDEX_FILE'] = `${place.gitDir}/circuit-no-index`;
  else if (index !== 'own') env['GIT_INDEX_FILE'] = index.file;
  return env;
}

/** Returns the variables that hand settings to a call by whole names and values. Never throws. */
export function settingsEnv(settings: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(settings);
  const env: Record<string, string> = entries.length === 0 ? {} : { GIT_CONFIG_COUNT: `${entries.length}` };
  for (const [number, [name, value]] of entries.entries()) {
    env[`GIT_CONFIG_KEY_${number}`] = name;
    env[`GIT_CONFIG_VALUE_${number}`] = value;
  }
  return env;
}
