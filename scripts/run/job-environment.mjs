import { delimiter, join, sep } from 'node:path';

/** What npm tells the script that it runs; a program started from there must not take it for the user's own settings. */
const NPM_RUN_VARIABLE =
  /^npm_(lifecycle_|package_|command$|execpath$|node_execpath$|config_(prefix|local_prefix|global_prefix|user_agent|node_gyp|noproxy|init_module|npm_version)$)|^INIT_CWD$/;

/**
 * Returns the environment in which npm itself was called: npm's run variables are gone, and so are the folders that it put in front of PATH.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function originalEnvironment(env) {
  const kept = Object.entries(env).filter(([name]) => !NPM_RUN_VARIABLE.test(name));
  return { ...Object.fromEntries(kept), PATH: originalPath(env.PATH ?? '') };
}

/** @param {string} path */
function originalPath(path) {
  const added = (/** @type {string} */ folder) => folder.endsWith(join('node_modules', '.bin')) || folder.includes(`${sep}node-gyp-bin`);
  return path
    .split(delimiter)
    .filter((folder) => folder !== '' && !added(folder))
    .join(delimiter);
}

/**
 * Returns the environment of a job: the original one, with the workspace's own tools first on PATH and nothing reported to anybody.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} root
 * @returns {NodeJS.ProcessEnv}
 */
export function jobEnvironment(env, root) {
  const original = originalEnvironment(env);
  return {
    ...original,
    PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${original.PATH}`,
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
  };
}
