import type { CheckReportFault, PlanSheet } from '@ticket-circuit/schemas';
import { describe, expect, it } from 'vitest';
import { keyOfFault, placeFaults } from './place-faults.ts';

const BASE = "import { a } from './a.ts';\n\nexport function old(): void {\n  a();\n}\n\nexport const LIMIT = 1;\n";
const BARE = `${BASE}\n/** Says. */\nexport function fresh(text: string): string {\n  throw new Error(text);\n}\n`;
const CODE = `${BASE}
/** Says. */
export function fresh(text: string): string {
  return helper(text);
}

function helper(text: string): string {
  return text;
}
`;
const plan = {
  elements: [
    { id: 'E1', file: 'src/m.ts', symbol: 'fresh', action: 'add', criteria: [], intent: 'x', declaration: 'd' },
    { id: 'E2', file: 'README.md', symbol: '*', action: 'change', criteria: [], intent: 'x' },
  ],
} as unknown as PlanSheet;

const reader = (text: string) => async (path: string) => (path === 'src/m.ts' ? text : path === 'README.md' ? '# Title\nold\n' : null);

async function place(fault: Partial<CheckReportFault>, before: readonly CheckReportFault[] = []) {
  const whole: CheckReportFault = { conjunct: 'checks-pass', where: 'source', message: 'lint: bad', file: 'src/m.ts', ...fault };
  const [placed] = await placeFaults([whole], {
    plan,
    read: reader(CODE),
    readBase: reader(BASE),
    readBare: reader(BARE),
    before: new Set(before.map(keyOfFault)),
  });
  return placed;
}

const stood: CheckReportFault = { conjunct: 'checks-pass', where: 'source', message: 'lint: bad', file: 'src/m.ts', line: 99 };

describe('a finding of a check', () => {
  it('belongs to the element whose body holds its line, with the text of the line, whatever stood before', async () => {
    expect(await place({ line: 11 }, [stood])).toMatchObject({ where: 'source', element: 'E1', source: 'return helper(text);' });
    expect(await place({ file: 'README.md', line: 2 }, [])).toMatchObject({ where: 'source', element: 'E2', source: 'old' });
  });

  it('belongs to a helper that the developer added', async () => {
    expect(await place({ line: 14 }, [stood])).toMatchObject({ where: 'source', element: 'src/m.ts#helper' });
  });

  it('is the plan’s on a line that no body holds, when it stood there before any body', async () => {
    expect(await place({ line: 9 }, [stood])).toMatchObject({ where: 'plan', element: 'E1', source: '/** Says. */' });
    expect(await place({ line: 9 })).toMatchObject({ where: 'source', element: 'E1' });
    expect(await place({ line: 4 }, [stood])).toMatchObject({ where: 'plan', source: 'a();' });
  });

  it('is the plan’s on what stood there before and the plan does not name', async () => {
    expect(await place({ line: 1 })).toMatchObject({ where: 'plan', source: "import { a } from './a.ts';" });
    expect(await place({ line: 7 })).toMatchObject({ where: 'plan', source: 'export const LIMIT = 1;' });
  });

  it('stays as it is without a line, past the end of a file, and in tests', async () => {
    expect(await place({})).not.toHaveProperty('element');
    expect(await place({ line: 400 })).not.toHaveProperty('source');
    expect(await place({ line: 11, where: 'tests' })).not.toHaveProperty('element');
  });
});
