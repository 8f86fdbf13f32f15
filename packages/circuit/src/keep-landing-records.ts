import { keepRecords } from '@ticket-circuit/attestation';
import { CircuitError, InternalError, type Circuit } from '@ticket-circuit/schemas';
import type { Project } from './project/open-project.ts';

/**
 * Mirrors the journal to refs, signs a statement for each landing, and pushes both to the remote that the project lands on. Returns null, or why others
 * cannot see them yet: the landing stands without them, and doing it again goes on where it ended.
 */
export async function keepLandingRecords({ repo, journal, store, recordingsDir }: Project, { remote }: Circuit): Promise<string | null> {
  try {
    const { published } = await keepRecords({ repo, journal, store, recordingsDir, remote: remote ?? null });
    return published.kind === 'published' ? null : published.why;
  } catch (error) {
    if (error instanceof CircuitError && !(error instanceof InternalError)) return error.message;
    throw error;
  }
}
