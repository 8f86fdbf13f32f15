import type { Repository } from '@ticket-circuit/git';
import { submissionRef } from '../queue-refs.ts';
import { putOnto, type Placed } from '../put-onto.ts';

export interface Item {
  readonly ticket: string;
  readonly commit: string;
}

/** A ticket of a stack that is to be judged. */
export interface Submitted extends Item {
  /** Somebody waits for its end. */
  readonly attended: boolean;
}

/** A ticket as it stands on those below it. */
export interface Link extends Item {
  /** The delivery of the ticket. */
  readonly attempt: number;
  /** What it becomes on main. */
  readonly candidate: string;
  readonly tree: string;
  readonly lostSignature: boolean;
}

export type Stacked =
  /** `unrecorded`: submissions that are not known to be on record, and must be before anything lands. */
  | { readonly kind: 'stacked'; readonly links: readonly Link[]; readonly unrecorded: readonly Link[] }
  | {
      readonly kind: 'misfit';
      readonly ticket: string;
      readonly fault: 'conflict' | 'empty' | 'refused';
      readonly why: string;
      readonly onto: string;
      /** What conflicts. */
      readonly paths?: string[];
    };

/** Puts tickets onto each other, again and again the same ones: what was computed for a commit on a base holds for good. */
export class Stacker {
  readonly #repo: Repository;
  readonly #placed = new Map<string, Placed>();
  /** Submissions that were found on record, and not landed. */
  readonly #recorded = new Set<string>();
  /** Deliveries that were taken back, by ticket. */
  readonly #reverted = new Map<string, number>();

  constructor(repo: Repository) {
    this.#repo = repo;
  }

  /** Reads which deliveries were taken back. */
  async readReverts(): Promise<void> {
    for (const { ref } of await this.#repo.listRefs('refs/queue/reverted')) {
      const [ticket = '', attempt = '0'] = ref.slice('refs/queue/reverted/'.length).split('/');
      this.#reverted.set(ticket, Math.max(this.#reverted.get(ticket) ?? 0, Number(attempt)));
    }
  }

  /** Returns what the tickets become on a base, in order, or the first that does not fit. */
  async stack(base: string, items: readonly Item[]): Promise<Stacked> {
    const links: Link[] = [];
    for (const item of items) {
      const { ticket, commit } = item;
      const onto = links.at(-1)?.candidate ?? base;
      const placed = await this.#put(commit, onto);
      if (placed.kind === 'empty')
        return { kind: 'misfit', ticket, fault: 'empty', why: `${onto} holds all that ${commit} changes.`, onto };
      if (placed.kind === 'conflict') {
        const { paths } = placed;
        const named = paths.length === 0 ? 'git names no file' : paths.map((path) => JSON.stringify(path)).join(', ');
        return { kind: 'misfit', ticket, fault: 'conflict', why: `${commit} conflicts with ${onto}: ${named}.`, onto, paths };
      }
      links.push({ ...item, attempt: (this.#reverted.get(ticket) ?? 0) + 1, ...placed });
    }
    const isNew = ({ ticket, attempt, commit }: Link): boolean => !this.#recorded.has(`${submissionRef(ticket, attempt)} ${commit}`);
    return { kind: 'stacked', links, unrecorded: links.filter(isNew) };
  }

  /** Remembers that these are on record. */
  recorded(links: readonly Link[]): void {
    for (const { ticket, attempt, commit } of links) this.#recorded.add(`${submissionRef(ticket, attempt)} ${commit}`);
  }

  async #put(commit: string, onto: string): Promise<Placed> {
    const key = `${commit} ${onto}`;
    const placed = this.#placed.get(key) ?? (await putOnto(this.#repo, commit, onto));
    this.#placed.set(key, placed);
    return placed;
  }
}
