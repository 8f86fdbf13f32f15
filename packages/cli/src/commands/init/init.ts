import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openRepository, type Repository } from '@ticket-circuit/git';
import { shellWord, type Circuit } from '@ticket-circuit/schemas';
import { circuitAt } from '../../frame/circuit-at.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { loadHost } from '../../host/host.ts';
import { askPerson } from './ask-person.ts';
import { fetchRecordsToo } from './fetch-records-too.ts';
import { formatConfig } from './format-config.ts';
import { installHooksIfLocal } from './install-hooks-if-local.ts';
import { lookAtProject } from './look-at-project.ts';
import { proposeConfig } from './propose-config.ts';

const FILE = 'circuit.json';

/** Looks at a project and writes its project file; never over one that is there, unless forced. Either way the clone is set up for its remote. */
export async function init({ dir, json, options, terminal }: VerbCall): Promise<Reply> {
  const repo = await openRepository(dir);
  const path = join(repo.topLevel, FILE);
  if (existsSync(path) && options['force'] !== true) return await setUpClone(repo, path, dir);
  const proposal = proposeConfig(await lookAtProject(repo));
  const isAsking = options['yes'] !== true && !json && terminal.isTty;
  const config = isAsking ? await askPerson(proposal) : proposal;
  if (config === null) return { exit: exitCodes.refused, text: 'Nothing was written.', document: { written: null } };
  await writeFile(path, formatConfig(config));
  const { main, remote } = config;
  const hook = remote === undefined ? null : await installHooksIfLocal(repo, { main, remote });
  const records = await fetchRecordsToo(repo, remote);
  return {
    exit: exitCodes.done,
    text: initText(repo, { config, hook, records: records?.text ?? null, dir }),
    document: { written: path, config, hook, fetch: records?.lines ?? null },
  };
}

/** Somebody else has described the project already. */
async function setUpClone(repo: Repository, path: string, dir: string): Promise<Reply> {
  const { parseConfig } = await loadHost();
  const config = parseConfig(await readFile(path, 'utf8'));
  const records = await fetchRecordsToo(repo, config.remote);
  return {
    exit: exitCodes.done,
    text: [
      `${path} is there and stays as it is. To write it anew: ${circuitAt(dir)} init --force`,
      ...(records === null ? [] : [`  records   ${records.text}`]),
      'Next:',
      `  ${circuitAt(dir)} doctor`,
    ].join('\n'),
    document: { written: null, config, hook: null, fetch: records?.lines ?? null },
  };
}

interface Initial {
  readonly config: Circuit;
  readonly hook: string | null;
  readonly records: string | null;
  readonly dir: string;
}

function initText(repo: Repository, { config, hook, records, dir }: Initial): string {
  const checks = (config.checks ?? []).map(({ name, run }) => `${name}: ${run.join(' ')}`);
  const git = repo.topLevel === process.cwd() ? 'git' : `git -C ${shellWord(repo.topLevel)}`;
  return [
    `Wrote ${join(repo.topLevel, FILE)}`,
    `  main      ${config.main}${config.remote === undefined ? ' (local, not pushed)' : ` on ${config.remote}`}`,
    `  packages  ${config.packages.map(({ name }) => name).join(', ')}`,
    `  tests     ${config.test.run.join(' ')}`,
    `  prepare   ${config.prepare?.run.join(' ') ?? 'nothing'}`,
    `  checks    ${checks.join('; ') || 'none: add one under "checks" so that it guards every ticket'}`,
    ...(config.engines === undefined ? ['  engine    none: name one at each run (--engine NAME --model M), or under "engines"'] : []),
    ...(hook === null ? [] : [`  hooks     ${hook}`]),
    ...(records === null ? [] : [`  records   ${records}`]),
    'Next:',
    `  ${git} add ${FILE} && ${git} commit -m "Describe the project to the circuit"${config.remote === undefined ? '' : ` && ${git} push ${shellWord(config.remote)} ${shellWord(config.main)}`}`,
    `  ${circuitAt(dir)} doctor`,
  ].join('\n');
}
