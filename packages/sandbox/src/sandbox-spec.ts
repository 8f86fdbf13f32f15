/** The bounds of one sandbox. Times in milliseconds or seconds as named, sizes in bytes. */
export interface Limits {
  readonly wallMs: number;
  /** Seconds of processor time of each process. */
  readonly cpuS: number;
  /** Sum of the private and shared memory of all processes inside. */
  readonly memoryBytes: number;
  /** Processes alive at the same time, the sandbox's own first process included. */
  readonly processes: number;
  /** Largest file that a process may write. */
  readonly fileBytes: number;
  /** What is kept of each of stdout and stderr; twenty times as much ends the run. */
  readonly outputBytes: number;
  /** Size of /tmp, and of each `writes` entry of the tree. */
  readonly tmpBytes: number;
  /** Files in each memory folder; many where nothing is said. */
  readonly memoryFiles?: number;
  /** What a throwaway tree may hold on disk in all, and how many entries; much where nothing is said. */
  readonly treeBytes?: number;
  readonly treeFiles?: number;
}

/** A host path shown read only at a path inside. */
export interface Bind {
  readonly from: string;
  readonly to: string;
}

/** The tree a sandbox works on, always at /ws. */
export interface SandboxTree {
  readonly path: string;
  readonly mode: 'read-only' | 'throwaway';
  /** Paths below a throwaway tree that stay read only. */
  readonly overlays?: readonly string[];
  /** Paths below a read-only tree that are empty and writable, in memory. */
  readonly writes?: readonly string[];
}

/** All that one sandbox is: what it sees, what it runs, and how far it may go. */
export interface SandboxSpec {
  readonly binds: readonly Bind[];
  readonly tree?: SandboxTree;
  /** Leaves the throwaway tree's own one-commit repository visible. */
  readonly gitSnapshot?: boolean;
  /** Files inside, handed back after the command has ended. */
  readonly outputs?: readonly { readonly path: string; readonly maxBytes: number }[];
  /** Small files shown read only. */
  readonly inputs?: readonly { readonly to: string; readonly text: string }[];
  /** Host directory (0700, owned by the sandbox's uid) shown read only at /run/circuit. */
  readonly socketDir?: string;
  readonly network: 'none' | 'host';
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly limits: Limits;
}

/**
 * How a sandbox ended. `set-up-failed` means that the command never ran; the limit `tmp`, that it failed and one of its folders in memory
 * had been full.
 */
export type SandboxEnd =
  | { readonly kind: 'exited'; readonly code: number }
  | { readonly kind: 'signalled'; readonly signal: string }
  | { readonly kind: 'limit'; readonly limit: 'wall' | 'output' | 'memory' | 'cpu' | 'processes' | 'file-size' | 'files' | 'disk' | 'tmp' }
  | { readonly kind: 'set-up-failed'; readonly why: string }
  | { readonly kind: 'aborted' };

/** What one run left behind. An output is null when the file is absent, not a regular file, or over its size. */
export interface SandboxRun {
  readonly end: SandboxEnd;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Record<string, string | null>;
  readonly durationMs: number;
}
