import type { Brief, Circuit, CommonRoleName, PlanSheet } from '@ticket-circuit/schemas';
import { assertNever } from '@ticket-circuit/schemas';
import { classify } from './classify.ts';
import { packageOf } from './package-of.ts';

/** A write that a role asks for. `exists` says whether the file is there on base, so that it is not the role's own work. */
export interface WriteRequest {
  readonly role: CommonRoleName;
  readonly brief: Brief['kind'];
  readonly path: string;
  readonly exists: boolean;
  /** The plan of the ticket; null while there is none. */
  readonly plan: PlanSheet | null;
  readonly config: Circuit;
}

/** Whether the host may carry out a write; `rule` is one sentence for the role and the supervisor. */
export type WriteVerdict = { readonly kind: 'allowed' } | { readonly kind: 'refused'; readonly rule: string };

const allowed: WriteVerdict = { kind: 'allowed' };

/**
 * Returns whether a role may write a path. Fails closed: what no rule allows is refused. Which elements of an existing test file may differ is not
 * judged here: the red proof compares them.
 */
export function mayWrite(request: WriteRequest): WriteVerdict {
  const { role, brief, path, plan, config } = request;
  if (!isPlainPath(path)) return refused(`${JSON.stringify(path)} is not a plain path below the repository root.`);
  if (classify(path, config) === 'protected')
    return refused(`${path} is protected: no role writes configuration, manifests, lockfiles or rules.`);
  switch (role) {
    case 'supervisor':
    case 'explorer':
    case 'questioner':
    case 'reviewer':
      return refused(`The ${role} writes nothing.`);
    case 'testwriter':
      if (brief !== 'tests' || plan === null) return refused('The testwriter writes only on a tests brief with a plan.');
      return judgeTestwriter(request, plan);
    case 'developer':
      if (brief !== 'code' || plan === null) return refused('The developer writes only on a code brief with a plan.');
      return judgeDeveloper(request, plan);
    default:
      return assertNever(role);
  }
}

function refused(rule: string): WriteVerdict {
  return { kind: 'refused', rule };
}

function judgeTestwriter({ path, exists, config }: WriteRequest, plan: PlanSheet): WriteVerdict {
  const kind = classify(path, config);
  if (kind !== 'test' && kind !== 'support') return refused(`${path} is ${kind}: the testwriter writes test and support files only.`);
  if (isSuperseded(plan, path)) return allowed;
  if (exists && kind === 'support') return refused(`${path} is an existing support file that the plan does not supersede.`);
  const owner = packageOf(path, config);
  const planned = new Set(planFiles(plan).map((file) => packageOf(file, config)));
  // A plan that touches no source asks for tests alone, wherever they belong.
  if (planned.size === 0) return allowed;
  // A test outside every package belongs to nobody else, as in projects that keep all tests in one folder.
  if (owner !== null && !planned.has(owner)) return refused(`${path} belongs to the package ${owner}, which the plan does not touch.`);
  return allowed;
}

function isSuperseded({ supersedes }: PlanSheet, path: string): boolean {
  return supersedes.some(({ target }) => target.file === path);
}

function judgeDeveloper({ path, config }: WriteRequest, plan: PlanSheet): WriteVerdict {
  const kind = classify(path, config);
  if (kind !== 'source') return refused(`${path} is a ${kind} file: the developer writes source only.`);
  if (!planFiles(plan).includes(path)) return refused(`${path} is not a file of the plan.`);
  return allowed;
}

/** Returns the files that the plan names: of its elements, where they come from, and what re-exports them. */
export function planFiles({ elements, renames }: PlanSheet): string[] {
  const ofElements = elements.flatMap((element) => [
    element.file,
    ...(element.action === 'move' ? [element.from.file] : []),
    ...('exportFrom' in element ? (element.exportFrom ?? []) : []),
  ]);
  return [...new Set([...ofElements, ...renames.map(({ from }) => from.file)])];
}

/** True for a relative path with forward slashes and no empty, dot or dot-dot segment and no control character. */
function isPlainPath(path: string): boolean {
  const segments = path.split('/');
  // eslint-disable-next-line no-control-regex -- control characters are exactly what is refused
  return segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..') && !/[\\\u0000-\u001f\u007f]/.test(path);
}
