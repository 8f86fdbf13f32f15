import { type FillableElement, laySkeleton, type LaidSkeleton, outlineOf, type ReadText } from '@ticket-circuit/coupler';
import { HAND_IN, type Kit, readReply, sheetBody, sheetSchema } from '@ticket-circuit/role-kit';
import { type CompleteReply, parseSkeletonProposal, type PlanSheet } from '@ticket-circuit/schemas';

export interface SkeletonTask {
  readonly kit: Kit;
  readonly read: ReadText;
  readonly plan: PlanSheet;
  readonly open: readonly FillableElement[];
  readonly instructions: string;
  readonly tries: number;
  readonly nonce: string;
}

// As people name it: the driver for TypeScript reads JavaScript too.
function languageOf(file: string): string {
  if (/\.pyi?$/.test(file)) return 'python';
  return /\.[mc]?tsx?$/.test(file) ? 'typescript' : 'javascript';
}

/** Asks for a proposal for the files of open elements until it can be laid; null when no answer could be. */
export async function proposeSkeleton(task: SkeletonTask): Promise<LaidSkeleton | null> {
  let refused: readonly string[] = [];
  for (let round = 0; round < task.tries && task.kit.callsLeft() > 3; round += 1) {
    const reply = await task.kit.complete({
      purpose: 'skeleton',
      system: task.instructions,
      messages: [{ role: 'user', text: await userText(task, refused) }],
      tools: [{ name: HAND_IN, description: 'Hands in the proposal.', inputSchema: { ...sheetSchema('skeleton') } }],
    });
    const parsed = parseSkeletonProposal(bodyOfReply(reply));
    if (parsed.kind === 'invalid') {
      refused = parsed.errors.map(({ path, rule, message }) => `${path || '/'} ${rule}: ${message}`);
      continue;
    }
    const laid = await laySkeleton(task.read, task.plan, parsed.value, task.nonce);
    if (laid.findings.length === 0) return laid;
    refused = laid.findings.map(({ rule, message }) => `${rule}: ${message}`);
  }
  return null;
}

function bodyOfReply(reply: CompleteReply): unknown {
  const read = readReply(reply, [HAND_IN]);
  if (read.kind === 'calls') return sheetBody(read.calls[0]?.input);
  return read.kind === 'sheet-text' ? read.body : null;
}

async function userText({ read, plan, open }: SkeletonTask, refused: readonly string[]): Promise<string> {
  const files = [...new Set(open.map(({ file }) => file))].toSorted();
  const outlines = await Promise.all(
    files.map(async (file) => `<file name="${file}" language="${languageOf(file)}">\n${await outlineOf(read, file)}\n</file>`),
  );
  const elements = plan.elements
    .filter(({ file }) => files.includes(file))
    .map((element) => ({ ...element, open: open.some(({ id }) => id === element.id) }));
  const needed = new Set(elements.flatMap((element) => element.criteria));
  const criteria = plan.criteria.filter(({ id }) => needed.has(id));
  const parts = [
    ...outlines,
    `<elements>\n${JSON.stringify(elements, null, 2)}\n</elements>`,
    `<criteria>\n${criteria.map(({ id, statement }) => `${id}: ${statement}`).join('\n')}\n</criteria>`,
  ];
  return [...parts, ...(refused.length === 0 ? [] : [`<refused>\n${refused.join('\n')}\n</refused>`])].join('\n');
}
