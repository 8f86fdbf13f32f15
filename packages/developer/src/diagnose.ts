import { elementTexts, type GateFinding, type ReadText } from '@ticket-circuit/coupler';
import { HAND_IN, type Kit, readReply, sheetBody, sheetTool } from '@ticket-circuit/role-kit';
import { type CodeSheet, type CompleteReply, type DeveloperBrief, parseCodeSheet } from '@ticket-circuit/schemas';

const ATTEMPTS = 2;

export interface Impasse {
  readonly cause: 'gate' | 'tests';
  /** Symbol of the element that could not be filled; null when the tests stay red. */
  readonly symbol: string | null;
  readonly findings: readonly GateFinding[];
}

/**
 * Asks once why the change cannot be finished and returns the exit: test-defect, plan-defect or blocked. A reply that is no such sheet, or that
 * says done, is asked for once more; then the exit is `blocked`, with what is known. It reads and never writes.
 */
export async function diagnose(
  kit: Kit,
  brief: DeveloperBrief,
  read: ReadText,
  instructions: string,
  impasse: Impasse,
): Promise<CodeSheet> {
  const text = await impasseText(brief, read, impasse);
  let refused = '';
  for (let attempt = 0; attempt < ATTEMPTS && kit.callsLeft() > 0; attempt += 1) {
    const reply = await kit.complete({
      purpose: 'diagnose',
      tier: 'strong',
      system: instructions,
      messages: [{ role: 'user', text: text + refused }],
      tools: [sheetTool('code')],
    });
    const parsed = parseCodeSheet(bodyOfReply(reply));
    if (parsed.kind === 'valid' && parsed.value.kind !== 'done') return parsed.value;
    refused = `\n<refused>\n${parsed.kind === 'valid' ? 'The kind done is not for you to say.' : parsed.errors.map(({ path, message }) => `${path || '/'} ${message}`).join('\n')}\n</refused>`;
  }
  return { kind: 'blocked', cause: impasse.cause, evidence: evidenceOf(impasse) };
}

function bodyOfReply(reply: CompleteReply): unknown {
  const read = readReply(reply, [HAND_IN]);
  if (read.kind === 'calls') return sheetBody(read.calls[0]?.input);
  return read.kind === 'sheet-text' ? read.body : null;
}

/** Returns in words where the work stands. */
export function evidenceOf({ symbol, findings }: Impasse): string {
  const what = symbol === null ? 'Tests stay red' : `No body of ${symbol} was taken`;
  const why = findings
    .slice(0, 5)
    .map((finding) => [finding.rule, finding.test, finding.message].filter((part) => part !== undefined).join(': '));
  return `${what}. ${why.join(' | ') || 'Nothing more is known.'}`.slice(0, 4000);
}

async function impasseText(brief: DeveloperBrief, read: ReadText, impasse: Impasse): Promise<string> {
  const parts: readonly (readonly [string, string])[] = [
    ['goal', brief.goal],
    ['plan', JSON.stringify({ criteria: brief.plan.criteria, elements: brief.plan.elements, supersedes: brief.plan.supersedes }, null, 2)],
    ['tests', JSON.stringify(brief.tests, null, 2)],
    ...brief.testFiles.map(({ file, text }) => ['test-file', `${file}\n${text}`] as const),
    ['elements', (await elementTexts(read, brief.plan)).map(({ file, symbol, text }) => `${file} ${symbol}\n${text}`).join('\n\n')],
    ['feedback', brief.feedback.length === 0 ? '' : JSON.stringify(brief.feedback, null, 2)],
    ['failed', `${evidenceOf(impasse)}\n${JSON.stringify(impasse.findings, null, 2)}`],
  ];
  return parts.flatMap(([tag, text]) => (text === '' ? [] : [`<${tag}>\n${text}\n</${tag}>`])).join('\n');
}
