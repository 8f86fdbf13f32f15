import type { Brief, CompleteRequest, SchemaFault, Sheet, ToolReply, ToolRequest } from '@ticket-circuit/schemas';
import type { CompleteOutcome } from './complete-outcome.ts';
import type { EndNote } from './end-note.ts';
import type { SocketOwner } from './socket-file.ts';

export type SheetAnswer = { readonly kind: 'accepted' } | { readonly kind: 'refused'; readonly errors: readonly SchemaFault[] };

/** One session's broker: where it listens and what answers. Contract of the callbacks: an ending is a value; a throw is a broken host. */
export interface BrokerOptions {
  /** Folder of the socket `broker.sock`; made if absent. Its path must be short: a socket path holds about a hundred bytes. */
  readonly dir: string;
  readonly session: string;
  readonly brief: Brief;
  readonly complete: (request: CompleteRequest) => Promise<CompleteOutcome>;
  /** Never called while an earlier call runs, so writes keep their order. */
  readonly tool: (request: ToolRequest) => Promise<ToolReply>;
  /** Judges and keeps a sheet that is well formed and of this session; never called while an earlier call runs. */
  readonly sheet: (sheet: Sheet) => Promise<SheetAnswer>;
  /** Hears of every refused sheet, whoever refused it. */
  readonly sheetRefused?: (errors: readonly SchemaFault[], sheet: unknown) => Promise<void>;
  /** Hears that the role ends without a sheet. */
  readonly end: (note: EndNote) => Promise<void>;
  /** Who the sandbox runs as; absent: the host's own user. */
  readonly owner?: SocketOwner;
  /** Hears of a callback that threw; the role is told nothing but that the host failed. */
  readonly onError?: (error: unknown) => void;
  /** Largest body of a request; 8 MiB when absent. */
  readonly bodyLimitBytes?: number;
}
