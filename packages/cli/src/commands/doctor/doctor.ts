import { CircuitError, counted } from '@ticket-circuit/schemas';
import { circuitAt, hintAt } from '../../frame/circuit-at.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { withProject } from '../../host/with-project.ts';
import { type Finding, findingText, toMend } from './finding.ts';
import { inspectEngines } from './inspect-engines.ts';
import { inspectKept } from './inspect-kept.ts';
import { inspectLanding } from './inspect-landing.ts';
import { inspectLeftovers } from './inspect-leftovers.ts';
import { inspectMachine } from './inspect-machine.ts';
import { inspectCommands, inspectInsideTests } from './inspect-project.ts';

type MainHead = Awaited<ReturnType<Use[1]['mainHead']>>;
type Use = Parameters<Parameters<typeof withProject>[1]>;

/** Proves that the circuit can work here: machine, project file, engines, and each command on the head of main. */
export async function doctor({ dir, json, options, terminal }: VerbCall): Promise<Reply> {
  const findings: Finding[] = [];
  const tell = (told: readonly Finding[]): void => {
    const found = told.map((finding) => (finding.kind === 'good' ? finding : { ...finding, next: hintAt(dir, finding.next) }));
    findings.push(...found);
    // A baseline takes as long as the tests do; what is known already is shown meanwhile.
    if (!json) for (const finding of found) terminal.out(`${findingText(finding)}\n`);
  };
  await withProject(dir, async (project, host) => {
    tell(await inspectLeftovers(host, options['sweep'] === true));
    tell(await inspectKept(project, host));
    const journal = await attempt('journal', async () => project.journal.verify());
    tell([journal.kind === 'found' ? { kind: 'good', part: 'journal', says: counted(journal.value, 'row') } : journal.finding]);
    await inspect(project, host, tell);
  });
  const toDo = findings.filter(({ kind }) => kind === 'mend').length;
  const text = toDo === 0 ? `Ready. Open a ticket: ${circuitAt(dir)} ticket add FILE.md` : `${toDo} to mend.`;
  return { exit: toDo === 0 ? exitCodes.done : exitCodes.refused, text, document: { ready: toDo === 0, findings } };
}

async function inspect(project: Use[0], host: Use[1], tell: (found: readonly Finding[]) => void): Promise<void> {
  const { repo } = project;
  const files = await headFiles(repo);
  const machine = await inspectMachine(files.some((file) => file.endsWith('.py')));
  tell(machine);
  const who = await attempt('identity', async () => await repo.identity());
  tell([who.kind === 'found' ? { kind: 'good', part: 'identity', says: `${who.value.name} <${who.value.email}>` } : who.finding]);
  const head = await attempt('circuit.json', async () => await host.mainHead(repo));
  if (head.kind === 'missed') return tell([head.finding]);
  const { config, commit, tree } = head.value;
  tell([
    { kind: 'good', part: 'circuit.json', says: `valid on ${config.main} at ${commit.slice(0, 10)}` },
    ...(await uncommitted(repo)),
    ...(await unpushed(host, repo, head.value)),
  ]);
  const landing = await attempt('landing', async () => await inspectLanding(repo, config));
  tell([landing.kind === 'found' ? landing.value : landing.finding]);
  tell(await inspectEngines(config, repo.topLevel, process.env));
  tell(inspectInsideTests(await configTexts(repo, tree)));
  if (machine.some(({ kind, part }) => kind === 'mend' && ['programs', 'bubblewrap', 'sandbox'].includes(part))) return;
  const ctx = { repo, config, store: project.store, workDir: project.workDir };
  const commands = await attempt('tests', async () => await inspectCommands(ctx, commit));
  tell(commands.kind === 'found' ? commands.value : [commands.finding]);
}

type Attempt<T> = { readonly kind: 'found'; readonly value: T } | { readonly kind: 'missed'; readonly finding: Finding };

/** What a package refuses is a finding here, not the end of the inspection. */
async function attempt<T>(part: string, look: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { kind: 'found', value: await look() };
  } catch (error) {
    if (error instanceof CircuitError) return { kind: 'missed', finding: toMend(part, error) };
    throw error;
  }
}

async function headFiles(repo: Use[0]['repo']): Promise<string[]> {
  const head = await repo.resolve('HEAD');
  return head === null ? [] : (await repo.listTree(await repo.treeOf(head))).map(({ path }) => path);
}

async function uncommitted(repo: Use[0]['repo']): Promise<Finding[]> {
  const isChanged = (await repo.dirtyPaths()).includes('circuit.json');
  return isChanged
    ? [
        {
          kind: 'notice',
          part: 'circuit.json',
          says: 'It has changes that are not committed; the one on main counts.',
          next: 'Run: git add circuit.json && git commit',
        },
      ]
    : [];
}

/** A project file of which the remote knows nothing yet is not the one that counts. */
async function unpushed(host: Use[1], repo: Use[0]['repo'], { config: { main, remote }, commit }: MainHead): Promise<Finding[]> {
  const local = remote === undefined ? null : await repo.resolve(`refs/heads/${main}`);
  if (remote === undefined || local === null || !(await repo.isAncestor(commit, local))) return [];
  const [there, here] = await Promise.all([commit, local].map(async (at) => await repo.readBlob(at, 'circuit.json')));
  if (there && here && Buffer.compare(there, here) === 0) return [];
  return [
    {
      kind: 'notice',
      part: 'circuit.json',
      says: `It has changes on ${main} that are not pushed; the one on ${remote} counts.`,
      next: `Run: ${host.pushCommand(repo, remote, main)}`,
    },
  ];
}

async function configTexts(repo: Use[0]['repo'], tree: string): Promise<string[]> {
  const names = /^(?:vitest\.config\.[cm]?[jt]s|vite\.config\.[cm]?[jt]s|pyproject\.toml|pytest\.ini|setup\.cfg|tox\.ini)$/u;
  const paths = (await repo.listTree(tree)).map(({ path }) => path).filter((path) => names.test(path));
  const blobs = await Promise.all(paths.map(async (path) => await repo.readBlob(tree, path)));
  return blobs.map((bytes) => new TextDecoder().decode(bytes ?? new Uint8Array()));
}
