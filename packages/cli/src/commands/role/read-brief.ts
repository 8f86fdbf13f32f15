import { type Brief, type CommonRoleName, parseBrief, roleOfBrief } from '@ticket-circuit/schemas';
import { CliError, usageError } from '../../frame/cli-error.ts';
import { readNamedFile } from '../../frame/read-named-file.ts';

/**
 * Returns the brief in a file.
 *
 * @throws {CliError} no-such-file, or bad-brief when it is no brief, or one for another role; usage for a role that is none.
 */
export async function readBrief(path: string, role: string): Promise<{ brief: Brief; role: CommonRoleName }> {
  const name = roleName(role);
  const parsed = parseBrief(await readJson(path));
  if (parsed.kind === 'invalid')
    throw badBrief(
      path,
      parsed.errors.map(({ path: at, message }) => `${at || '/'} ${message}`).join('; '),
      'Mend that field; the schemas of briefs are in schemas/.',
    );
  if (roleOfBrief[parsed.value.kind] !== name)
    throw badBrief(
      path,
      `It is a ${parsed.value.kind} brief, which is for the ${roleOfBrief[parsed.value.kind]}, and not for the ${name}.`,
      `Run: circuit role ${roleOfBrief[parsed.value.kind]} --brief ${path}`,
    );
  return { brief: parsed.value, role: name };
}

/** @throws {CliError} usage for a role that is none. */
export function roleName(text: string): CommonRoleName {
  const names = [...new Set(Object.values(roleOfBrief))];
  const name = names.find((each) => each === text);
  if (name === undefined) throw usageError('circuit role', `There is no role ${text}.`, `The roles are: ${names.join(', ')}.`);
  return name;
}

async function readJson(path: string): Promise<unknown> {
  const text = new TextDecoder().decode(await readNamedFile(path, 'A brief is read from a file.'));
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw badBrief(path, `It is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`, 'Mend the text.');
  }
}

function badBrief(path: string, why: string, next: string): CliError {
  return new CliError({ code: 'bad-brief', what: `The brief ${path} was not given to a role.`, why, next });
}
