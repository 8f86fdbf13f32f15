import { parseArgs } from 'node:util';
import { RoleKitError } from './role-kit-error.ts';

/** How a role program was started: by the host inside a sandbox, or by a person without one. */
export type RoleArguments =
  | { readonly kind: 'sandboxed'; readonly socketPath: string }
  | { readonly kind: 'alone'; readonly socketPath: string; readonly briefPath: string; readonly root: string };

const SANDBOX_SOCKET = '/run/circuit/broker.sock';

/**
 * Reads the command line of a role program. Without arguments it runs inside the sandbox; `--brief FILE --no-sandbox` runs it alone, against
 * the broker named by `--broker` or `CIRCUIT_BROKER`, on the tree `--root` (the present folder when absent).
 *
 * @throws {RoleKitError} usage when the arguments say neither.
 */
export function roleArguments(argv: readonly string[], env: Readonly<Record<string, string | undefined>>, cwd: string): RoleArguments {
  const { values, positionals } = parse(argv);
  const broker = values.broker ?? env['CIRCUIT_BROKER'];
  if (positionals.length > 0) throw usage(`${JSON.stringify(positionals[0])} is not an option.`);
  if (values.brief === undefined && !values['no-sandbox']) return { kind: 'sandboxed', socketPath: broker ?? SANDBOX_SOCKET };
  if (!values['no-sandbox']) throw usage('--brief alone would run without the sandbox, which must be said with --no-sandbox.');
  if (values.brief === undefined) throw usage('--no-sandbox needs --brief FILE.');
  if (broker === undefined) throw usage('A role reaches a model only through a broker: give --broker SOCKET or set CIRCUIT_BROKER.');
  return { kind: 'alone', socketPath: broker, briefPath: values.brief, root: values.root ?? cwd };
}

function parse(argv: readonly string[]): {
  values: { brief?: string; broker?: string; root?: string; 'no-sandbox'?: boolean };
  positionals: string[];
} {
  try {
    return parseArgs({
      args: [...argv],
      options: { brief: { type: 'string' }, broker: { type: 'string' }, root: { type: 'string' }, 'no-sandbox': { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (cause) {
    throw usage(cause instanceof Error ? cause.message : String(cause));
  }
}

function usage(why: string): RoleKitError {
  return new RoleKitError({
    code: 'usage',
    what: 'The role was not started.',
    why,
    next: 'Inside the sandbox it needs no argument; alone: --brief FILE --no-sandbox --broker SOCKET [--root FOLDER].',
  });
}
