import { isProgramMissing, runCheck, runShell, runSuite, withTexts, type ChecksContext } from '@ticket-circuit/checks';
import { mayWrite } from '@ticket-circuit/rights';
import { readTreeFile, writeTreeFile } from '@ticket-circuit/sandbox';
import {
  assertNever,
  digestOf,
  type Circuit,
  type CommonRoleName,
  type EffectStartSession,
  type PlanSheet,
  type ToolReply,
  type ToolRequest,
} from '@ticket-circuit/schemas';
import type { HostWrite, SessionFolder } from './session-folder.ts';
import { testFindings } from './test-findings.ts';

/** What the host needs to carry out a role's requests. */
export interface ToolHost {
  readonly ctx: ChecksContext;
  readonly config: Circuit;
  readonly folder: SessionFolder;
  readonly role: CommonRoleName;
  readonly brief: EffectStartSession['brief'];
  readonly plan: PlanSheet | null;
  /** The tree that the session started from. */
  readonly startTree: string;
  onWrite(write: { path: string; digest: string }): void;
  /** Called for a request outside the rights; the session is stopped. */
  onOutOfPlan(violation: { path: string; rule: string }): void;
}

/** Carries out one request of a role and returns the reply. Nothing is changed unless the reply says `written`. */
export async function handleTool(host: ToolHost, request: ToolRequest): Promise<ToolReply> {
  switch (request.kind) {
    case 'write':
      return await write(host, request.path, request.text, request.digest);
    case 'edit':
      return await edit(host, request);
    case 'shell': {
      const run = await runShell(host.ctx, { path: host.folder.tree, tree: host.startTree, argv: request.run });
      if (run.end.kind === 'aborted') return { kind: 'failed', why: 'The run was stopped.' };
      if (run.end.kind === 'set-up-failed' && isProgramMissing(run.end.why)) return { kind: 'failed', why: noProgram(host, request.run) };
      return { kind: 'ran', exit: run.end, output: [run.stdout, run.stderr].filter((text) => text !== '').join('\n') };
    }
    case 'run-tests': {
      const tree = await presentTree(host);
      return {
        kind: 'tested',
        report: (await runSuite(host.ctx, { tree, path: host.folder.tree, ...(request.files.length > 0 ? { files: request.files } : {}) }))
          .report,
      };
    }
    case 'run-check': {
      if (!host.config.checks?.some((check) => check.name === request.name))
        return { kind: 'failed', why: `circuit.json names no check ${request.name}.` };
      const { result } = await runCheck(host.ctx, { tree: await presentTree(host), path: host.folder.tree, name: request.name });
      return { kind: 'checked', result: host.role === 'testwriter' ? testFindings(result, host.config) : result };
    }
    default:
      return assertNever(request);
  }
}

/** What is there is told by what the project itself runs. */
function noProgram({ config }: ToolHost, [program = '']: readonly string[]): string {
  return `There is no program ${program} in the sandbox. The tests of the project run as: ${config.test.run.join(' ')}`;
}

async function write(host: ToolHost, path: string, text: string, expected: string | null): Promise<ToolReply> {
  const present = await readTreeFile(host.folder.tree, path);
  const rule = ruleAgainst(host, path, present.kind === 'file');
  if (rule !== null) return refuse(host, path, rule);
  if (present.kind === 'refused') return refuse(host, path, present.why);
  const digest = digestOf(text);
  // A request that is repeated because its reply was lost finds its own bytes.
  if (present.kind === 'file' && present.digest === digest) return noted(host, { path, digest });
  await host.folder.noteWrite({ path, digest });
  const takeBack = async (): Promise<void> =>
    await host.folder.noteWrite({ path, digest: present.kind === 'file' ? present.digest : null });
  const bytes = new TextEncoder().encode(text);
  const written = await writeTreeFile(host.folder.tree, path, bytes, { expectDigest: expected }).catch(async (error: unknown) => {
    // What did not come about must not be missed by the walk.
    await takeBack();
    throw error;
  });
  if (written.kind === 'written') return noted(host, { path, digest });
  await takeBack();
  return written.kind === 'stale' ? { kind: 'stale', actual: written.actual } : refuse(host, path, written.why);
}

/** The rights are asked before the tree: they know why a place is closed, where the tree only knows that it is. */
function ruleAgainst({ role, brief, plan, config }: ToolHost, path: string, exists: boolean): string | null {
  const right = mayWrite({ role, brief, path, exists, plan, config });
  return right.kind === 'refused' ? right.rule : null;
}

function noted(host: ToolHost, file: { path: string; digest: string }): ToolReply {
  host.onWrite(file);
  return { kind: 'written', digest: file.digest };
}

function refuse(host: ToolHost, path: string, rule: string): ToolReply {
  host.onOutOfPlan({ path, rule });
  return { kind: 'refused', path, rule };
}

async function edit(host: ToolHost, request: Extract<ToolRequest, { kind: 'edit' }>): Promise<ToolReply> {
  const present = await readTreeFile(host.folder.tree, request.path);
  const rule = ruleAgainst(host, request.path, present.kind === 'file');
  if (rule !== null) return refuse(host, request.path, rule);
  if (present.kind === 'refused') return refuse(host, request.path, present.why);
  if (present.kind === 'absent') return { kind: 'failed', why: `${request.path} does not exist; write it whole.` };
  if (present.digest !== request.digest) return { kind: 'stale', actual: present.digest };
  const text = exactText(present.bytes);
  if (text === null)
    return { kind: 'failed', why: `${request.path} is not UTF-8: replacing a part of it would change bytes that nobody named.` };
  const times = text.split(request.old).length - 1;
  if (times !== 1)
    return { kind: 'failed', why: `The text to replace stands ${times} times in ${request.path}; it must stand there once.` };
  // A replacement string would read $ as a pattern.
  return await write(
    host,
    request.path,
    text.replace(request.old, () => request.new),
    request.digest,
  );
}

/** Returns the text from which the very same bytes come again; null when there is none. */
function exactText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The tree that the work tree holds now: the start tree and what the host wrote. */
async function presentTree(host: ToolHost): Promise<string> {
  return await treeAfter(host.ctx, host.folder, host.startTree, await host.folder.writes());
}

/** Returns the git tree of a start tree with the host's writes, read from the work tree. */
export async function treeAfter(
  ctx: ChecksContext,
  folder: SessionFolder,
  startTree: string,
  writes: readonly HostWrite[],
): Promise<string> {
  const changes: { path: string; text: string | null }[] = [];
  for (const { path, digest } of writes) {
    if (digest === null) continue;
    const file = await readTreeFile(folder.tree, path);
    if (file.kind === 'file') changes.push({ path, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes) });
  }
  return await withTexts(ctx.repo, startTree, changes);
}
