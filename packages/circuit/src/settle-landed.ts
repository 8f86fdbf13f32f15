import { fold } from '@ticket-circuit/router';
import { scanLanded, type LandedTicket } from '@ticket-circuit/merge-queue';
import { closeByLanding } from './effects/close-by-landing.ts';
import { keepLandingRecords } from './keep-landing-records.ts';
import { mainHead, type Project } from './project/open-project.ts';

/**
 * Closes every ticket whose commit main holds and whose run did not live to record it. The scan of main is the record of what landed; a
 * hook only says when to look. Returns the tickets that it closed.
 */
export async function settleLanded(project: Project): Promise<string[]> {
  const { config } = await mainHead(project.repo);
  const scan = await scanLanded({
    repo: project.repo,
    remote: config.remote ?? null,
    branch: config.main,
    cursor: null,
    knownTicket: (id) => project.journal.read(id).length > 0,
  });
  if (scan.kind !== 'scanned') return [];
  const closed: string[] = [];
  for (const landing of scan.landings) if (await settleAlone(project, landing)) closed.push(landing.ticket);
  // What cannot be published now is published with the next landing, or by `circuit publish`.
  if (closed.length > 0) await keepLandingRecords(project, config);
  return closed;
}

/** Whoever runs the ticket closes it himself. */
async function settleAlone(project: Project, landing: LandedTicket): Promise<boolean> {
  const { journal } = project;
  if (!mayClose(project, landing)) return false;
  const attempt = journal.lockTicket(landing.ticket, new Date().toISOString(), { brief: true });
  if (attempt.kind === 'held') return false;
  using _ = attempt.lock;
  return await settle(project, landing);
}

/** Most of what landed is closed long since. */
function mayClose({ journal }: Project, { ticket, commit, submission }: LandedTicket): boolean {
  const { pending } = fold(journal.read(ticket));
  return pending.some(
    (effect) => (effect.kind === 'enqueue' && effect.commit === submission) || (effect.kind === 'close' && effect.commit === commit),
  );
}

async function settle(project: Project, { ticket, commit, tree, submission, proof }: LandedTicket): Promise<boolean> {
  const at = (): string => new Date().toISOString();
  const enqueued = fold(project.journal.read(ticket)).pending.find((effect) => effect.kind === 'enqueue' && effect.commit === submission);
  const report = { kind: 'landed' as const, commit, tree, proof };
  if (enqueued) project.journal.append(ticket, enqueued.key, { kind: 'landing-reported', report }, at());
  const close = fold(project.journal.read(ticket)).pending.find((effect) => effect.kind === 'close' && effect.commit === commit);
  if (close?.kind !== 'close') return false;
  project.journal.append(ticket, close.key, await closeByLanding({ project, ticket }, commit, tree), at());
  return true;
}
