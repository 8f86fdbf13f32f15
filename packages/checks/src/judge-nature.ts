import { assertNever, type CheckReportFault } from '@ticket-circuit/schemas';
import { driverFor, equal } from '@ticket-circuit/syntax';
import { classify } from '@ticket-circuit/rights';
import type { CandidateInput } from './candidate-input.ts';
import type { ChecksContext } from './checks-context.ts';
import { lotOf } from './lot-of.ts';
import { playCommand } from './play-command.ts';
import { textOf } from './tree-text.ts';

type Fault = CheckReportFault;
const fault = (message: string, file?: string): Fault => ({
  conjunct: 'nature-proof',
  where: 'source',
  message,
  ...(file ? { file } : {}),
});

/** Returns why a candidate is not what its plan's nature promises; empty when the nature's own proof holds. */
export async function judgeNature(ctx: ChecksContext, input: CandidateInput, tree: string): Promise<Fault[]> {
  switch (input.plan.nature) {
    case 'behaviour':
      return input.tests && input.tests.proof.faults.length === 0
        ? []
        : [fault('A change of behaviour needs a right red proof, and there is none.')];
    case 'preserve':
      return await judgePreserve(ctx, input, tree);
    case 'text':
      return await judgeText(ctx, input, tree);
    case 'mechanical':
      return await judgeMechanical(ctx, input, input.plan.command, tree);
    default:
      return assertNever(input.plan);
  }
}

async function judgePreserve(ctx: ChecksContext, input: CandidateInput, tree: string): Promise<Fault[]> {
  const lot = await lotOf(ctx, input, tree);
  return lot.elements
    .filter((element) => element.origin === 'planned' && element.proof === undefined)
    .map((element) => fault(`${element.symbol} was ${element.change} and the critic does not prove it equal.`, element.file));
}

async function judgeText(ctx: ChecksContext, input: CandidateInput, tree: string): Promise<Fault[]> {
  const [before, after] = [textOf(ctx.repo, input.baseTree), textOf(ctx.repo, tree)];
  const changed = await ctx.repo.diffTrees(input.baseTree, tree);
  const faults: Fault[] = [];
  for (const { path } of changed) {
    if (driverFor(path) === null && classify(path, ctx.config) === 'source') continue;
    const [old, now] = [await before(path), await after(path)];
    const verdict = old === null || now === null ? 'different' : await equal(old, now, path);
    if (verdict !== 'identical' && verdict !== 'ast-equal')
      faults.push(fault(`${path} differs in more than comments, and a text plan changes no code.`, path));
  }
  return faults;
}

async function judgeMechanical(ctx: ChecksContext, input: CandidateInput, command: string[], tree: string): Promise<Fault[]> {
  const replayed = await playCommand(ctx, { tree: input.baseTree, argv: command });
  if (replayed.kind === 'failed') return [fault(`The command of the plan failed when it was replayed: ${replayed.why}`)];
  return replayed.tree === tree ? [] : [fault('The lot is not what the command of the plan makes on a clean tree.')];
}
