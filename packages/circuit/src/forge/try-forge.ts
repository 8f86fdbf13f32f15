import { mainHead, type Project } from '../project/open-project.ts';
import { forgeApi, requestTimeoutMs } from './ask-forge.ts';
import { githubToken } from './github-token.ts';

/** What a forge says of the check that it is to be asked about, on main as it is; nothing is pushed. */
export interface ForgeTrial {
  /** OWNER/NAME and the name of the check. */
  readonly repository: string;
  readonly check: string;
  /** The server, without whatever else its address holds. */
  readonly host: string;
  /** Main, of which it was asked. */
  readonly commit: string;
  readonly hasToken: boolean;
  readonly answer: { readonly kind: 'runs'; readonly runs: number } | { readonly kind: 'unread'; readonly why: string };
}

/**
 * Asks the forge that the project file of main names what it says of main. Returns null where main names none. What it returns holds no token.
 *
 * @throws {CircuitHostError} where main or its project file cannot be read.
 */
export async function tryForge(
  { repo }: Pick<Project, 'repo'>,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<ForgeTrial | null> {
  const { config, commit } = await mainHead(repo);
  if (config.forge === undefined) return null;
  const { repository, check } = config.forge;
  const api = forgeApi(config.forge);
  const [owner = '', name = ''] = repository.split('/');
  const token = await githubToken(api, env);
  const { checkRunsReader } = await import('./read-check-runs.ts');
  const reading = await checkRunsReader({ api, token, owner, repo: name, commit, check })(AbortSignal.timeout(requestTimeoutMs));
  const { host, username, password } = new URL(api);
  const secrets = [token ?? '', username, password].filter((secret) => secret !== '');
  const answer =
    reading.kind === 'runs'
      ? { kind: 'runs' as const, runs: reading.runs.length }
      : { kind: 'unread' as const, why: secrets.reduce((text, secret) => text.replaceAll(secret, '…'), reading.why) };
  return { repository, check, host, commit, hasToken: token !== null, answer };
}
