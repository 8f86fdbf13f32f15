import { sandboxIdentity } from '@ticket-circuit/sandbox';
import { checkSheet, type SchemaFault, type SessionOutcome, type Sheet, type ToolReply, type ToolRequest } from '@ticket-circuit/schemas';
import type { Broker } from '../broker/serve-broker.ts';
import { misplacedElements } from '../effects/lay-plan.ts';
import { plannedLinks } from '../effects/planned-links.ts';
import type { SessionInput } from './run-session.ts';
import type { SessionStop } from './session-stop.ts';

/** What the host learns of a session while it runs; the walk has the last word. */
export interface SessionVerdict {
  /** The first request outside the rights. */
  violation: { path: string; rule: string } | null;
  /** An ending without a sheet. */
  end: SessionOutcome | null;
  sheet: Sheet | null;
  /** The provider did not admit the key: the session says nothing, and no other would say more. */
  noKey: { why: string; next: string } | null;
}

/** Serves the broker of one session: model calls, tool requests, its sheet. */
export async function serveSession(options: {
  input: SessionInput;
  verdict: SessionVerdict;
  stop: SessionStop;
  tool: (request: ToolRequest) => Promise<ToolReply>;
}): Promise<Broker> {
  const { input, verdict, stop } = options;
  // Its web server is loaded with the first session: most verbs of the command start none.
  const { serveBroker } = await import('../broker/serve-broker.ts');
  return await serveBroker({
    dir: input.folder.socket,
    session: input.effect.session,
    brief: input.brief,
    owner: sandboxIdentity(),
    complete: async (request) => {
      const outcome = await input.models.complete(request);
      if (outcome.kind === 'no-key') {
        verdict.noKey ??= outcome;
        stop.request();
        return { kind: 'infrastructure', why: outcome.why };
      }
      // The role can do nothing about a call that cannot be answered, and waiting would hold a slot.
      if (outcome.kind !== 'reply') {
        verdict.end ??= outcome;
        stop.request();
      }
      return outcome;
    },
    tool: async (request) => {
      const reply = await options.tool(request);
      input.record.toolUsed(request.kind, reply.kind);
      return reply;
    },
    sheet: async (sheet) => {
      const errors = [...checkSheet(sheet, input.brief), ...(await misplaced(sheet, input))];
      if (errors.length > 0) return { kind: 'refused', errors };
      await input.record.sheetAccepted(sheet);
      verdict.sheet = sheet;
      return { kind: 'accepted' };
    },
    sheetRefused: async (errors, sheet) =>
      await input.record.sheetRefused(
        errors.map(({ path, rule, message }) => ({ path, rule, message })),
        sheet,
      ),
    onError: (error) => input.record.hostFailed(error),
    end: async (note) => {
      verdict.end ??= note;
    },
  });
}

/** What no plan may name is said at once, while the session that planned it can mend it. */
async function misplaced(sheet: Sheet, { config, ctx, tree }: SessionInput): Promise<SchemaFault[]> {
  if (sheet.kind !== 'plan') return [];
  const plan = sheet.body;
  const faults = [...misplacedElements(plan, config), ...(await plannedLinks(ctx.repo, tree, plan))];
  return faults.map(({ kind, element, file, message }) => {
    const index = plan.elements.findIndex(({ id }) => id === element);
    return { path: index < 0 ? '/body/renames' : `/body/elements/${index}/file`, rule: kind, message, value: file };
  });
}
