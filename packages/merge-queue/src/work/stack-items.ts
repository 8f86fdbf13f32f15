import type { Repository } from '@ticket-circuit/git';
import { attemptOf, landedRef, submissionRef } from '../queue-refs.ts';
import { putOnto, type Placed } from '../stack.ts';

export interface Item {
  readonly ticket: string;
  readonly commit: string;
}

/** A ticket as it stands on those below it. */
export interface Link extends Item {
  /** The delivery of the ticket. */
  readonly attempt: number;
  /** What it becomes on main. */
  readonly candidate: string;
  readonly tree: string;
}

export type Stacked =
  | { readonly kind: 'stacked'; readonly links: readonly Link[] }
  | { readonly kind: 'misfit'; readonly ticket: string; readonly fault: 'conflict' | 'empty' | 'refused'; readonly why: string };

/** Puts tickets onto each other, again and again the same ones: what was computed for a commit on a base holds for good. */
export class Stacker {
  readonly #repo: Repository;
  readonly #placed = new Map<string, Placed>();

  constructor(repo: Repository) {
    this.#repo = repo;
  }

  /** Returns what the tickets become on a base, in order, or the first that does not fit. What was submitted is on record afterwards. */
  async stack(base: string, items: readonly Item[]): Promise<Stacked> {
    const repo = this.#repo;
    const links: Link[] = [];
    for (const { ticket, commit } of items) {
      const attempt = await attemptOf(repo, ticket);
      const refs = await repo.readRefs([landedRef(ticket, attempt), submissionRef(ticket, attempt)]);
      const landed = refs.get(landedRef(ticket, attempt));
      if (landed !== undefined) return { kind: 'misfit', ticket, fault: 'refused', why: `It landed before, as ${landed}.` };
      const onto = links.at(-1)?.candidate ?? base;
      const placed = await this.#put(commit, onto);
      if (placed.kind === 'empty') return { kind: 'misfit', ticket, fault: 'empty', why: `${onto} holds all that ${commit} changes.` };
      if (placed.kind === 'conflict') {
        const paths = placed.paths.length === 0 ? 'git names no file' : placed.paths.map((path) => JSON.stringify(path)).join(', ');
        return { kind: 'misfit', ticket, fault: 'conflict', why: `${commit} conflicts with ${onto}: ${paths}.` };
      }
      if (refs.get(submissionRef(ticket, attempt)) !== commit)
        await repo.updateRef(submissionRef(ticket, attempt), commit, { expected: undefined });
      links.push({ ticket, commit, attempt, candidate: placed.candidate, tree: placed.tree });
    }
    return { kind: 'stacked', links };
  }

  async #put(commit: string, onto: string): Promise<Placed> {
    const key = `${commit} ${onto}`;
    const known = this.#placed.get(key);
    if (known !== undefined) return known;
    const [parent = ''] = await this.#repo.parentsOf(commit);
    const placed = await putOnto(this.#repo, { parent, commit }, onto);
    this.#placed.set(key, placed);
    return placed;
  }
}
