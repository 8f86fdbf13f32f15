import type { PlanSheetCriterion, TestsSheet, TestsSheetTest, TestsSheetTestsDone, TestwriterBrief } from '../../gen/types.d.ts';
import type { SchemaFault } from '../parse-with.ts';
import { fault, listOf, repeated } from './fault.ts';

/** The role of a test that shows a criterion of each kind; the reviewer's line shows a text criterion. */
const roleOf = { new: 'proof', kept: 'guard', type: 'type' } as const;

/** Returns how a tests sheet contradicts the plan or itself; a plan defect contradicts nothing. */
export function checkTests(sheet: TestsSheet, brief: TestwriterBrief, at: string): SchemaFault[] {
  if (sheet.kind === 'plan-defect') return [];
  return [
    ...repeated(`${at}/tests`, sheet.tests, ({ role, file, name }) => `${role} ${file} > ${name}`, 'the test'),
    ...sheet.tests.flatMap((test, index) => checkTest(test, brief, `${at}/tests/${index}`)),
    ...checkCoverage(sheet, brief, at),
    ...checkSupersededTests(sheet, brief, at),
    ...checkUpheld(sheet, brief, at),
  ];
}

function checkTest(test: TestsSheetTest, { plan, checks, project }: TestwriterBrief, at: string): SchemaFault[] {
  const criteria = test.criteria.flatMap((id, index) => {
    const criterion = plan.criteria.find((each) => each.id === id);
    const place = `${at}/criteria/${index}`;
    if (criterion === undefined)
      return [fault(place, 'known', `${id} is no criterion of the plan; those are ${listOf(plan.criteria.map((each) => each.id))}`, id)];
    if (criterion.kind === 'text') return [fault(place, 'role', `${id} is a text criterion: the reviewer judges it, no test does`, id)];
    const role = roleOf[criterion.kind];
    return role === test.role
      ? []
      : [fault(place, 'role', `${id} is a ${criterion.kind} criterion, so its test must have the role ${role}, not ${test.role}`, id)];
  });
  const found = project.files.find(({ file }) => file === test.file)?.class;
  return [
    ...criteria,
    ...(found !== undefined && found !== 'test' ? [fault(`${at}/file`, 'class', `is a ${found} file, not a test file`, test.file)] : []),
    ...(test.role === 'type' && !checks.includes(test.check)
      ? [fault(`${at}/check`, 'known', `${test.check} is no check of circuit.json; those are ${listOf(checks)}`, test.check)]
      : []),
  ];
}

/** Each criterion that a test can show is covered or called uncovered, and never both. */
function checkCoverage({ tests, uncovered }: TestsSheetTestsDone, { plan }: TestwriterBrief, at: string): SchemaFault[] {
  const covered = new Set(tests.flatMap(({ criteria }) => criteria));
  const left = new Set(uncovered.map(({ criterion }) => criterion));
  const testable = plan.criteria.filter(({ kind }) => kind !== 'text');
  const missing = testable.filter(({ id }) => !covered.has(id) && !left.has(id)).map(nameOf);
  const faults = uncovered.flatMap(({ criterion: id }, index) => {
    const place = `${at}/uncovered/${index}/criterion`;
    if (!testable.some((each) => each.id === id))
      return [fault(place, 'known', `${id} is no criterion that needs a test; those are ${listOf(testable.map(nameOf))}`, id)];
    return covered.has(id) ? [fault(place, 'covered', `${id} has a test, so it cannot be uncovered too`, id)] : [];
  });
  return [
    ...repeated(`${at}/uncovered`, uncovered, ({ criterion }) => criterion, 'the criterion'),
    ...faults,
    ...(missing.length === 0
      ? []
      : [fault(`${at}/tests`, 'covered', `must cover each criterion or call it uncovered; missing: ${listOf(missing)}`)]),
  ];
}

function nameOf({ id, kind }: PlanSheetCriterion): string {
  return `${id} (${kind})`;
}

/** An old test that says the new behaviour is a proof or a guard like any other; its title may change with what it says, its file does not. */
function checkSupersededTests({ tests, uncovered }: TestsSheetTestsDone, { plan }: TestwriterBrief, at: string): SchemaFault[] {
  const left = new Set(uncovered.map(({ criterion }) => criterion));
  return plan.supersedes.flatMap((entry) => {
    if (entry.action !== 'change' || entry.target.kind !== 'test' || left.has(entry.criterion)) return [];
    const { file, name } = entry.target;
    const named = tests.some((test) => test.role !== 'type' && test.file === file && test.criteria.includes(entry.criterion));
    return named
      ? []
      : [
          fault(
            `${at}/tests`,
            'superseded',
            `must name what became of the old test ${file} > ${name}: a proof or guard of ${entry.criterion} in that file, under its old or new title`,
          ),
        ];
  });
}

function checkUpheld({ upheld }: TestsSheetTestsDone, { feedback }: TestwriterBrief, at: string): SchemaFault[] {
  const reported = feedback.filter(({ kind }) => kind === 'test-defect').map(({ file, test }) => `${file} > ${test}`);
  return upheld.flatMap(({ file, test }, index) =>
    reported.includes(`${file} > ${test}`)
      ? []
      : [fault(`${at}/upheld/${index}`, 'known', `${file} > ${test} was not called wrong; those that were: ${listOf(reported)}`, test)],
  );
}
