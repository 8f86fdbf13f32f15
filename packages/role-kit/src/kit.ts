import type {
  Brief,
  CompleteReply,
  CompleteRequest,
  CompleteRequestMessage,
  CompleteRequestTool,
  Role,
  SchemaFault,
  Sheet,
  ToolReply,
  ToolRequest,
} from '@ticket-circuit/schemas';
import type { ReadFile } from './read-tree-file.ts';
import type { Search } from './search-tree.ts';

/** A model call as a role asks for it; the kit adds the call id. */
export interface KitCall {
  readonly purpose: CompleteRequest['purpose'];
  readonly tier?: CompleteRequest['tier'];
  readonly system: string;
  readonly messages: readonly CompleteRequestMessage[];
  readonly tools?: readonly CompleteRequestTool[];
  /** At most, and when absent, the limit of the role. */
  readonly maxOutputTokens?: number;
}

export type HandedIn = { readonly kind: 'accepted' } | { readonly kind: 'refused'; readonly errors: readonly SchemaFault[] };

export interface FileList {
  /** Sorted. */
  readonly paths: readonly string[];
  /** False when the tree was too large to be walked whole. */
  readonly whole: boolean;
}

/** All that a role has: its brief, its prompt, the tree it may read, and the host behind the broker. */
export interface Kit {
  readonly brief: Brief;
  readonly role: Role;
  /** The part of the role's prompt for this kind of brief. */
  readonly prompt: string;
  /** Folder of the tree: `/ws` inside the sandbox. */
  readonly root: string;
  /** Model calls that the role's limit still admits. */
  callsLeft(): number;
  /**
   * Asks a model. Calls are numbered in the order in which they are asked.
   *
   * @throws {RoleKitError} invalid-sheet past the role's limit of calls; host-ended when the budget is spent or the engine is down.
   */
  complete(call: KitCall): Promise<CompleteReply>;
  /**
   * Asks the host for a write, an edit, a command, a test run or a check.
   *
   * @throws {RoleKitError} out-of-plan when the request lies outside the rights: the host ends the session.
   */
  tool(request: ToolRequest): Promise<ToolReply>;
  /** Hands in the body of a sheet; role, ticket and session are stamped on it. */
  handIn(kind: Sheet['kind'], body: unknown): Promise<HandedIn>;
  /** Whether a sheet was accepted. */
  isHandedIn(): boolean;
  /** Reads a file of the tree, whole or by lines (1-based, both included). */
  readFile(path: string, from?: number, to?: number): Promise<ReadFile>;
  listFiles(glob?: string): Promise<FileList>;
  search(query: string, options?: { readonly regex?: boolean; readonly glob?: string }): Promise<Search>;
  /** Writes a line to standard error, which the host keeps. */
  log(line: string): void;
}
