import { runProcess } from '@ticket-circuit/sandbox';

/** Returns the token for a server, from the environment or from gh; null when there is none. A token of github.com is sent to no other server. */
export async function githubToken(api: string, env: Readonly<Record<string, string | undefined>>): Promise<string | null> {
  const host = new URL(api).hostname;
  const isGithub = host === 'api.github.com';
  const given = isGithub ? (env['GH_TOKEN'] ?? env['GITHUB_TOKEN']) : (env['GH_ENTERPRISE_TOKEN'] ?? env['GITHUB_ENTERPRISE_TOKEN']);
  if (given !== undefined && given.trim() !== '') return given.trim();
  const argv = ['gh', 'auth', 'token', '--hostname', isGithub ? 'github.com' : host];
  const said = await runProcess(argv, { cwd: '/', env: cleaned(env), timeoutMs: 10_000, maxOutputBytes: 10_000 });
  const token = Buffer.from(said.stdout).toString('utf8').trim();
  return said.code === 0 && token !== '' ? token : null;
}

function cleaned(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
