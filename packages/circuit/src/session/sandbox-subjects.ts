import { buildTestSpec } from '@ticket-circuit/checks';
import type { BatterySubject } from '@ticket-circuit/sandbox';
import { roleOfBrief } from '@ticket-circuit/schemas';
import { roleSandbox } from './role-sandbox.ts';

type CommandInput = Parameters<typeof buildTestSpec>[0];

/** Returns every kind of sandbox that the circuit starts, each built as it is for a session or a command. */
export function sandboxSubjects(): BatterySubject[] {
  const roles = [...new Set(Object.values(roleOfBrief))];
  return [
    ...roles.map((role): BatterySubject => ({ role, specFor: async (places) => await roleSandbox(role, places) })),
    command('shell', { profile: 'shell' }),
    command('tests', { writes: ['node_modules/.cache'], reportPath: '/tmp/report.json' }),
    command('throwaway', { mode: 'throwaway', held: ['folder/held.test.ts'] }),
    command('prepare', { mode: 'throwaway', held: ['folder/held.test.ts'], network: 'host', profile: 'prepare' }),
  ];
}

function command(role: string, more: Partial<CommandInput>): BatterySubject {
  const plain = {
    profile: 'tests',
    mode: 'read-only',
    gitSnapshot: false,
    writes: [],
    held: [],
    binds: [],
    argv: ['true'],
    timeoutS: 60,
  } as const;
  return { role, specFor: ({ tree }) => buildTestSpec({ ...plain, ...more, treePath: tree }) };
}
