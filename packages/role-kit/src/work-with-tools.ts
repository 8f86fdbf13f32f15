import { sheetOfBrief } from '@ticket-circuit/schemas';
import { agentLoop } from './agent-loop.ts';
import type { Kit } from './kit.ts';
import { renderBrief, shownFiles } from './render-brief.ts';

/** Does the work of a role that is a mind with tools: its prompt, its brief as text, and the loop until its sheet is accepted. */
export async function workWithTools(kit: Kit): Promise<void> {
  await agentLoop(kit, {
    system: kit.prompt,
    user: renderBrief(kit.brief),
    sheet: sheetOfBrief[kit.brief.kind],
    shown: shownFiles(kit.brief),
  });
}
