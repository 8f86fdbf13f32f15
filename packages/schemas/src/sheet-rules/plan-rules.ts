import type { ExplorerBriefProjectFacts, PlanSheet, PlanSheetElement } from '../../gen/types.d.ts';
import type { SchemaFault } from '../parse-with.ts';
import { fault, listOf, repeated } from './fault.ts';

/** What a plan is held against: the goal as the owner wrote it, and what is known of the project. */
export interface PlanContext {
  readonly goal: string;
  readonly project: ExplorerBriefProjectFacts;
}

/** Returns how a plan contradicts itself, the goal or the project; empty when it does not. `at` is the JSON pointer of the plan. */
export function checkPlan(plan: PlanSheet, context: PlanContext, at: string): SchemaFault[] {
  return [
    ...checkIds(plan, at),
    ...checkCriteria(plan, context, at),
    ...checkNature(plan, at),
    ...plan.elements.flatMap((element, index) => checkElement(element, plan, context, `${at}/elements/${index}`)),
    ...checkSuperseded(plan, context, at),
    ...checkLists(plan, context, at),
    ...checkQuestions(plan, at),
  ];
}

function checkIds({ criteria, elements, questions }: PlanSheet, at: string): SchemaFault[] {
  const shared = criteria.map(({ id }) => id);
  const both = elements.flatMap(({ id }, index) =>
    shared.includes(id)
      ? [fault(`${at}/elements/${index}/id`, 'unique', `${id} is the id of a criterion too: criteria and elements share their ids`, id)]
      : [],
  );
  return [
    ...repeated(`${at}/criteria`, criteria, ({ id }) => id, 'the criterion'),
    ...repeated(`${at}/elements`, elements, ({ id }) => id, 'the element'),
    ...repeated(`${at}/elements`, elements, ({ file, symbol }) => `${file}#${symbol}`, 'the place'),
    ...repeated(`${at}/questions`, questions, ({ id }) => id, 'the question'),
    ...both,
  ];
}

function checkCriteria({ criteria, elements }: PlanSheet, { goal }: PlanContext, at: string): SchemaFault[] {
  if (criteria.length === 0)
    return [fault(`${at}/criteria`, 'complete', 'must have at least one criterion: a plan without one asks for nothing')];
  const served = new Set(elements.flatMap((element) => element.criteria));
  return criteria.flatMap(({ id, kind, clause }, index) => [
    ...(plain(goal).includes(plain(clause))
      ? []
      : [fault(`${at}/criteria/${index}/clause`, 'clause', 'must be an exact piece of the goal, word for word', clause)]),
    ...(kind === 'new' && !served.has(id)
      ? [fault(`${at}/criteria/${index}`, 'served', `${id} is new, so at least one element must name it in its criteria`, id)]
      : []),
  ]);
}

/** Line breaks of a wrapped goal are not words. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

const kinds = {
  behaviour: ['new', 'kept', 'type', 'text'],
  preserve: ['kept', 'text'],
  text: ['text'],
  mechanical: ['text'],
} as const satisfies Record<PlanSheet['nature'], readonly string[]>;

function checkNature({ nature, criteria, elements, renames }: PlanSheet, at: string): SchemaFault[] {
  const allowed: readonly string[] = kinds[nature];
  const wrong = criteria.flatMap(({ kind }, index) =>
    allowed.includes(kind)
      ? []
      : [
          fault(
            `${at}/criteria/${index}/kind`,
            'nature',
            `must be ${allowed.join(' or ')} in a ${nature} plan, which proves no other; else the nature is behaviour`,
            kind,
          ),
        ],
  );
  const proves = nature !== 'behaviour' || criteria.some(({ kind }) => kind === 'new' || kind === 'type');
  // Tests alone can be asked for: of what holds already, and of what an old test denies.
  const isTestsOnly = nature === 'preserve' && criteria.some(({ kind }) => kind === 'kept');
  const empty = elements.length === 0 && renames.length === 0 && !isTestsOnly;
  return [
    ...wrong,
    ...(proves
      ? []
      : [fault(`${at}/criteria`, 'nature', 'must have a new or a type criterion: without one the nature is preserve, text or mechanical')]),
    ...(empty
      ? [
          fault(
            `${at}/elements`,
            'complete',
            'must name at least one element or rename: else nothing may change; for tests of what holds already the nature is preserve',
          ),
        ]
      : []),
  ];
}

function checkElement(element: PlanSheetElement, plan: PlanSheet, { project }: PlanContext, at: string): SchemaFault[] {
  const ids = plan.criteria.map(({ id }) => id);
  const unknown = element.criteria.flatMap((id, index) =>
    ids.includes(id) ? [] : [fault(`${at}/criteria/${index}`, 'known', `${id} is no criterion of the plan; those are ${listOf(ids)}`, id)],
  );
  const found = project.files.find(({ file }) => file === element.file)?.class ?? 'source';
  const misplaced = found !== 'source' && plan.nature !== 'mechanical';
  return [
    ...unknown,
    ...(misplaced
      ? [
          fault(
            `${at}/file`,
            'class',
            `is a ${found} file, which no planned element may touch; list old tests and support files in supersedes`,
            element.file,
          ),
        ]
      : []),
    ...checkForm(element, at),
    ...checkPreserved(element, plan, at),
  ];
}

function checkPreserved(element: PlanSheetElement, { nature }: PlanSheet, at: string): SchemaFault[] {
  const changes = element.action !== 'change' || element.declaration !== undefined || element.docstring !== undefined;
  if (nature !== 'preserve' || changes || element.symbol === '*') return [];
  return [
    fault(at, 'preserve', `changes nothing of ${element.symbol}: in a preserve plan every body stays as it is, so leave the element out`),
  ];
}

function checkForm(element: PlanSheetElement, at: string): SchemaFault[] {
  const whole = element.symbol === '*';
  if (element.action === 'move') {
    const same = element.from.file === element.file && element.from.symbol === element.symbol;
    return same ? [fault(`${at}/from`, 'move', 'must differ from where the element goes', element.from)] : [];
  }
  if (element.action === 'remove') return [];
  if (whole && element.declaration !== undefined) {
    return [fault(`${at}/declaration`, 'declaration', 'must be absent for a whole file (symbol *)', element.declaration)];
  }
  if (element.action === 'add' && !whole && element.declaration === undefined) {
    return [fault(at, 'declaration', `must have a declaration: ${element.symbol} is added, and only a whole file (symbol *) has none`)];
  }
  return [];
}

function checkSuperseded({ supersedes, criteria }: PlanSheet, { project }: PlanContext, at: string): SchemaFault[] {
  const ids = criteria.map(({ id }) => id);
  const nameOf = ({ target }: PlanSheet['supersedes'][number]) =>
    target.kind === 'test' ? `${target.file} > ${target.name}` : target.file;
  const faults = supersedes.flatMap((entry, index) => {
    const found = project.files.find(({ file }) => file === entry.target.file)?.class;
    // A test file may also change as a whole: a script that no runner plays has no tests to name. Laying sees to it that none is hidden so.
    const wrongClass = found !== undefined && found !== entry.target.kind && found !== 'test';
    return [
      ...(entry.action === 'change' && !ids.includes(entry.criterion)
        ? [
            fault(
              `${at}/supersedes/${index}/criterion`,
              'known',
              `${entry.criterion} is no criterion of the plan; those are ${listOf(ids)}`,
              entry.criterion,
            ),
          ]
        : []),
      ...(wrongClass
        ? [
            fault(
              `${at}/supersedes/${index}/target/file`,
              'class',
              `is a ${found} file, not a ${entry.target.kind} file`,
              entry.target.file,
            ),
          ]
        : []),
    ];
  });
  return [...repeated(`${at}/supersedes`, supersedes, nameOf, 'the target'), ...faults];
}

function checkLists({ renames, dependencies, references }: PlanSheet, { project }: PlanContext, at: string): SchemaFault[] {
  return [
    ...repeated(`${at}/renames`, renames, ({ from }) => `${from.file}#${from.symbol}`, 'the rename of'),
    ...renames.flatMap(({ from, to }, index) =>
      from.symbol === to ? [fault(`${at}/renames/${index}/to`, 'rename', 'must differ from the old symbol', to)] : [],
    ),
    ...repeated(`${at}/dependencies`, dependencies, ({ manifest, name }) => `${manifest} ${name}`, 'the dependency'),
    ...repeated(`${at}/references`, references, (name) => name, 'the reference'),
    ...references.flatMap((name, index) =>
      project.references.includes(name)
        ? []
        : [
            fault(
              `${at}/references/${index}`,
              'known',
              `${name} is no reference of circuit.json; those are ${listOf(project.references)}`,
              name,
            ),
          ],
    ),
  ];
}

function checkQuestions({ questions }: PlanSheet, at: string): SchemaFault[] {
  return questions.flatMap(({ options, recommended, scope, blocking }, index) => [
    ...repeated(`${at}/questions/${index}/options`, options, (option) => option, 'the option'),
    ...(options.includes(recommended)
      ? []
      : [fault(`${at}/questions/${index}/recommended`, 'option', 'must be one of the options, word for word', recommended)]),
    ...(scope === 'beyond-goal' && !blocking
      ? [
          fault(
            `${at}/questions/${index}/blocking`,
            'scope',
            'must be true: only the owner goes beyond the goal, so nothing holds before he says so',
            blocking,
          ),
        ]
      : []),
  ]);
}
