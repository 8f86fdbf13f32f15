import type { CodeSheet, DeveloperBrief } from '../../gen/types.d.ts';
import type { SchemaFault } from '../parse-with.ts';
import { fault, repeated } from './fault.ts';

/** Returns how a code sheet contradicts its brief: it can only call tests wrong, each once. */
export function checkCode(sheet: CodeSheet, { tests, project }: DeveloperBrief, at: string): SchemaFault[] {
  if (sheet.kind !== 'test-defect') return [];
  const own = new Set(tests.map(({ file }) => file));
  const faults = sheet.defects.flatMap(({ file }, index) => {
    const found = project.files.find((each) => each.file === file)?.class;
    if (own.has(file) || found === 'test' || (found === undefined && project.filesLeftOut > 0)) return [];
    return [fault(`${at}/defects/${index}/file`, 'known', `${file} is no test file of this project or ticket`, file)];
  });
  return [...repeated(`${at}/defects`, sheet.defects, ({ file, test }) => `${file} > ${test}`, 'the test'), ...faults];
}
