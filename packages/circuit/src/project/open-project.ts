import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openProofStore, type ChecksContext, type ProofStore } from '@ticket-circuit/checks';
import { openRepository, type Repository } from '@ticket-circuit/git';
import { type Journal, openJournal } from '@ticket-circuit/journal';
import { socketRoot, stateRoot } from '@ticket-circuit/sandbox';
import { shellWord, type Circuit } from '@ticket-circuit/schemas';
import { silentLog, type Log } from '@ticket-circuit/telemetry';
import { CircuitHostError } from '../circuit-host-error.ts';
import { noteRepository } from './gone-projects.ts';
import { projectId } from './project-id.ts';
import { usePythonVote } from './python-vote.ts';
import { CONFIG_FILE, readConfig } from './read-config.ts';
import { sweepProject } from './sweep-project.ts';

/** One repository with its journal, proof store and folders. */
export interface Project {
  readonly repo: Repository;
  readonly journal: Journal;
  readonly store: ProofStore;
  /** Recordings of live sessions, below the repository's common folder. */
  readonly recordingsDir: string;
  /** Work trees and session folders, where the sandbox identity can reach them. */
  readonly workDir: string;
  /** Short folder for the sockets of this repository. */
  readonly socketDir: string;
  readonly log: Log;
}

/**
 * Opens the project that holds a folder. Its durable records lie in the repository's common folder, so that they move with it;
 * work trees lie in the state folder, where a sandbox that dropped its rights can read them. What a killed process left there is removed.
 *
 * @throws {GitError} when the folder is in no repository.
 */
export async function openProject(dir: string, log: Log = silentLog): Promise<Project> {
  usePythonVote();
  const repo = await openRepository(dir);
  const home = join(repo.commonDir, 'circuit');
  await mkdir(home, { recursive: true });
  const id = await projectId(home, repo.commonDir);
  const workDir = join(stateRoot(), id);
  const socketDir = join(socketRoot(), id);
  await mkdir(workDir, { recursive: true });
  await mkdir(socketDir, { recursive: true });
  await noteRepository(workDir, repo.commonDir);
  const project = {
    repo,
    journal: openJournal(join(home, 'journal.db')),
    store: openProofStore(join(home, 'proofs')),
    recordingsDir: join(home, 'recordings'),
    workDir,
    socketDir,
    log,
  };
  await sweepProject(project);
  return project;
}

/** The head of main and the project file that stands on it. */
export interface MainHead {
  readonly commit: string;
  readonly tree: string;
  readonly config: Circuit;
}

/**
 * Returns the head of main. With a remote it is the remote's, so that a ticket starts from what the others see; what is only local is not main.
 *
 * @throws {CircuitHostError} no-commits or no-main.
 */
export async function mainHead(repo: Repository): Promise<MainHead> {
  const here = await repo.resolve('HEAD');
  if (here === null)
    throw new CircuitHostError({
      code: 'no-commits',
      what: 'The repository has no commit yet.',
      why: 'A ticket starts from a commit of main.',
      next: 'Make the first commit, then run this again.',
    });
  const config = await configNear(repo, here);
  const remote = config.remote === undefined ? null : await remoteMain(repo, config.remote, config.main);
  const commit = remote ?? (await repo.resolve(`refs/heads/${config.main}`));
  if (commit === null)
    throw new CircuitHostError({
      code: 'no-main',
      what: `There is no branch ${config.main}.`,
      why: `circuit.json names it as the branch that tickets land on.`,
      next: `Create it, or name another in "main" of circuit.json.`,
    });
  const bring = remote === null ? undefined : await waysToPush(repo, config.remote ?? '', config.main);
  return { commit, tree: await repo.treeOf(commit), config: await readConfig(repo, commit, bring) };
}

/** Returns what brings the project file to a remote that lacks it: it is committed here, or the name of the remote would not be known. */
async function waysToPush(repo: Repository, remote: string, branch: string): Promise<string> {
  const local = await repo.resolve(`refs/heads/${branch}`);
  const isThere = local !== null && (await repo.readBlob(local, CONFIG_FILE)) !== null;
  return `${isThere ? `It is committed on ${branch} here, and not pushed.` : `It is committed here: bring it to ${branch}, and push that.`} Run: ${pushCommand(repo, remote, branch)}`;
}

/** Returns the line that pushes a branch. */
export function pushCommand(repo: Repository, remote: string, branch: string): string {
  return `git -C ${shellWord(repo.topLevel)} push ${shellWord(remote)} ${shellWord(branch)}`;
}

/** The name of main is itself in the project file: it is read where the person stands, and where that has none, on the usual names. */
export async function configNear(repo: Repository, here: string): Promise<Circuit> {
  const hasConfig = async (commit: string): Promise<boolean> => (await repo.readBlob(commit, CONFIG_FILE)) !== null;
  if (await hasConfig(here)) return await readConfig(repo, here);
  for (const branch of ['main', 'master']) {
    const commit = await repo.resolve(`refs/heads/${branch}`);
    if (commit !== null && (await hasConfig(commit))) return await readConfig(repo, commit);
  }
  return await readConfig(repo, here);
}

async function remoteMain(repo: Repository, remote: string, branch: string): Promise<string | null> {
  const fetched = await repo.fetch(remote, [`+refs/heads/${branch}:refs/remotes/${remote}/${branch}`]);
  if (fetched.kind !== 'fetched')
    throw new CircuitHostError({
      code: 'no-main',
      what: `The branch ${branch} of remote ${remote} could not be read.`,
      why: fetched.why,
      next: `Run: git -C ${shellWord(repo.topLevel)} fetch ${shellWord(remote)}; where the remote has no ${branch} yet, run: ${pushCommand(repo, remote, branch)}; or remove "remote" from circuit.json to land on the local branch.`,
    });
  return await repo.resolve(`refs/remotes/${remote}/${branch}`);
}

/** Returns what `checks` works with, for one project file. */
export function checksContext(
  project: Project,
  config: Circuit,
  options: { signal?: AbortSignal; onProgress?: (line: string) => void } = {},
): ChecksContext {
  return { repo: project.repo, config, store: project.store, workDir: project.workDir, ...options };
}
