import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CircuitError, InternalError, parseBrief, roleOfBrief, type Brief, type CommonRoleName } from '@ticket-circuit/schemas';
import { brokerClient, type BrokerClient } from './broker-client.ts';
import type { Kit } from './kit.ts';
import { loadRole } from './load-role.ts';
import { openKit, refused } from './open-kit.ts';
import { roleArguments, type RoleArguments } from './role-arguments.ts';
import { RoleKitError } from './role-kit-error.ts';

export interface RoleProgram {
  readonly role: CommonRoleName;
  /** Does the role's work and hands in its sheet. Contract: returns only when a sheet was accepted. */
  readonly work: (kit: Kit) => Promise<void>;
}

/** What the process gives a role program; stated whole so that a test can hand in its own. */
export interface RoleProcess {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Folder of the program's first module. */
  readonly programDir: string;
  readonly writeError: (line: string) => void;
}

/**
 * Runs a role program from its process: reads the brief, does the work, and sets the exit status: 0 when the sheet was accepted, 1 when the
 * role ended without one (the host was told), 2 when the host or the brief was out of reach, 3 for a bug.
 */
export async function runRole(program: RoleProgram): Promise<void> {
  process.exitCode = await runRoleIn(program, {
    argv: process.argv.slice(2),
    env: process.env,
    cwd: process.cwd(),
    programDir: dirname(process.argv[1] ?? process.cwd()),
    writeError: (line) => process.stderr.write(`${line}\n`),
  });
}

/** Does what `runRole` does, in a process that is handed in, and returns the exit status. */
export async function runRoleIn(program: RoleProgram, world: RoleProcess): Promise<number> {
  const log = (line: string): void => world.writeError(`${program.role}: ${line}`);
  let client: BrokerClient | null = null;
  try {
    const how = roleArguments(world.argv, world.env, world.cwd);
    client = brokerClient({ socketPath: how.socketPath, log });
    const { role, promptFile } = await loadRole(program.role, world.programDir, world.env['CIRCUIT_ROLE_DIR']);
    if (how.kind === 'alone') warnAlone(how, world.writeError);
    const brief = checkBrief(program.role, await readBrief(how, client));
    const kit = openKit({ client, brief, role, promptFile, root: how.kind === 'alone' ? how.root : '/ws', log });
    await program.work(kit);
    if (!kit.isHandedIn()) throw noSheet(program.role);
    log('the sheet was accepted');
    return 0;
  } catch (error) {
    return await end(error, client, log);
  }
}

async function readBrief(how: RoleArguments, client: BrokerClient): Promise<unknown> {
  if (how.kind === 'alone') {
    try {
      return JSON.parse(await readFile(how.briefPath, 'utf8')) as unknown;
    } catch (cause) {
      throw badBrief(`${how.briefPath} cannot be read as JSON: ${String(cause)}.`);
    }
  }
  const answer = await client.ask('GET', '/v1/brief');
  if (answer.status !== 200) throw refused('/v1/brief', answer);
  return answer.body;
}

function checkBrief(role: CommonRoleName, value: unknown): Brief {
  const parsed = parseBrief(value);
  if (parsed.kind === 'invalid') throw badBrief(parsed.errors.map((fault) => `${fault.path || '/'} ${fault.message}`).join('; '));
  if (roleOfBrief[parsed.value.kind] !== role)
    throw badBrief(`A brief of kind ${parsed.value.kind} is for the ${roleOfBrief[parsed.value.kind]}, and this is the ${role}.`);
  return parsed.value;
}

function warnAlone(how: Extract<RoleArguments, { kind: 'alone' }>, writeError: (line: string) => void): void {
  writeError('');
  writeError('*** NO SANDBOX: this role runs with all your rights, on your files. ***');
  writeError(`*** tree ${how.root}, broker ${how.socketPath} ***`);
  writeError('');
}

async function end(error: unknown, client: BrokerClient | null, log: (line: string) => void): Promise<number> {
  log(
    error instanceof CircuitError
      ? error.message
      : `this is a bug: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  if (!(error instanceof CircuitError) || error instanceof InternalError) return 3;
  if (!(error instanceof RoleKitError)) return 2;
  if (error.note !== null && client !== null) {
    try {
      const answer = await client.ask('POST', '/v1/end', error.note);
      if (answer.status !== 200) log(`the host did not take the end note: ${JSON.stringify(answer)}`);
    } catch (cause) {
      log(`the host did not hear of it: ${String(cause)}`);
      return 2;
    }
  }
  return error.code === 'invalid-sheet' || error.code === 'refused-by-model' || error.code === 'out-of-plan' ? 1 : 2;
}

function noSheet(role: CommonRoleName): InternalError {
  return new InternalError({
    code: 'no-sheet',
    what: `The ${role} ended without a sheet.`,
    why: 'Its work returned, and no sheet was accepted before.',
    next: 'This is a bug of Ticket Circuit: please report it with this message.',
  });
}

function badBrief(why: string): RoleKitError {
  return new RoleKitError({
    code: 'bad-brief',
    what: 'The brief cannot be used.',
    why,
    next: 'Give the role a brief of its own kind, as schemas/brief.schema.json describes it.',
  });
}
