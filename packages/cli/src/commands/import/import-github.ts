import { usageError } from '../../frame/cli-error.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { withProject } from '../../host/with-project.ts';
import { numberAbove } from '../ticket/number-above.ts';
import { openImported } from './open-imported.ts';
import { readIssues } from './read-issues.ts';

/** Opens tickets for the issues of a repository on GitHub. */
export async function importGithub({ dir, words, options }: VerbCall): Promise<Reply> {
  const [name = '', ...numbers] = words;
  const [, owner, repo] = /^([A-Za-z0-9._-]+)\/([A-Za-z0-9._-]+)$/u.exec(name) ?? [];
  const wrong = numbers.find((number) => !/^[1-9]\d{0,9}$/u.test(number));
  if (owner === undefined || repo === undefined) throw usage(`"${name}" names no repository: OWNER/NAME does.`);
  if (wrong !== undefined) throw usage(`"${wrong}" is no number of an issue.`);
  const api = apiOf(options['api']);
  const label = typeof options['label'] === 'string' ? options['label'] : null;
  return await withProject(dir, async (project, host) => {
    const token = await host.githubToken(api, process.env);
    const issues = await readIssues({ api, token, owner, repo, numbers: numbers.map(Number), label });
    return openImported(project, issues, await numberAbove(project, host));
  });
}

function apiOf(given: unknown): string {
  if (typeof given !== 'string') return 'https://api.github.com';
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) throw usage(`"${given}" is no address of an API.`);
  return given.replace(/\/+$/u, '');
}

function usage(why: string): Error {
  return usageError('circuit import github', 'Nothing was imported.', why);
}
