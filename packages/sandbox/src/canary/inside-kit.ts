import type { SpawnSyncReturns } from 'node:child_process';

/** What the program inside is told about its sandbox and about the host it must not reach: plain data. */
export interface InsideFacts {
  readonly tree: 'read-only' | 'throwaway';
  readonly network: 'none' | 'host';
  readonly hasSocket: boolean;
  /** Host paths, and a word of another sandbox's command line, that must not appear inside, nor in any command line there. */
  readonly hidden: readonly string[];
  readonly hostHome: string;
  readonly hostName: string;
  /** The host's namespaces by kind, as the kernel names them. */
  readonly namespaces: Readonly<Record<string, string>>;
  /** A port of 127.0.0.1 and two sockets where a program of the host listens. */
  readonly port: number;
  readonly abstractSocket: string;
  readonly pathSocket: string;
  /** Names of the environment variables that the sandbox was given. */
  readonly env: readonly string[];
  /** Mount points that may be written. */
  readonly writable: readonly string[];
  readonly memoryBytes: Readonly<Record<string, number>>;
  /** Rows of /proc/self/limits, soft and hard. */
  readonly limits: Readonly<Record<string, readonly [string, string]>>;
  /** Programs in base64, and the names of the calls of the first, in order. */
  readonly calls: { readonly program: string; readonly names: readonly string[]; readonly bytesEach: number };
  readonly foreignProgram: string | null;
  /** How long a race may take. */
  readonly raceMs: number;
}

/** What a case finds: null when the sandbox held, else what got through. */
export type Detail = string | null;

/** The tools of a case inside. Cases are shipped as text, so they may use nothing else: no import, no name of their module. */
export interface InsideKit {
  readonly facts: InsideFacts;
  readonly fs: typeof import('node:fs');
  readonly os: typeof import('node:os');
  readonly net: typeof import('node:net');
  readonly dgram: typeof import('node:dgram');
  /** Whether this can be done at all; what it throws is a no. */
  readonly can: (act: () => unknown) => boolean;
  readonly opens: (path: string, flags: string) => boolean;
  /** What that file of every process holds, in pieces; a process that is just ending shows nothing. */
  readonly ofEveryProcess: (file: 'environ' | 'cmdline') => string[];
  /** Whether a connection to a socket or port is accepted. */
  readonly connects: (where: { readonly path: string } | { readonly host: string; readonly port: number }) => Promise<boolean>;
  /** Names those for which the test holds; null when there is none. */
  readonly which: (verb: string, items: readonly string[], test: (item: string) => boolean) => Detail;
  /** Runs a program of the facts. */
  readonly runs: (program: string) => SpawnSyncReturns<Buffer>;
  /** The kernel's answer to each raw call: not negative when it was done, else the error number below zero. */
  readonly answers: () => ReadonlyMap<string, number>;
  readonly start: (argv: readonly string[]) => import('node:child_process').ChildProcess;
}

/** Makes the tools, inside. Shipped as text like the cases. */
export function makeInsideKit(facts: InsideFacts): InsideKit {
  const fs = process.getBuiltinModule('node:fs');
  const net = process.getBuiltinModule('node:net');
  const { spawn, spawnSync } = process.getBuiltinModule('node:child_process');
  let answers: Map<string, number> | null = null;
  const can = (act: () => unknown): boolean => {
    try {
      act();
      return true;
    } catch {
      return false;
    }
  };
  const runs = (program: string): SpawnSyncReturns<Buffer> => {
    const path = `/tmp/canary-${process.hrtime.bigint()}`;
    fs.writeFileSync(path, Buffer.from(program, 'base64'), { mode: 0o755 });
    const run = spawnSync(path, { timeout: 5000 });
    fs.unlinkSync(path);
    return run;
  };
  return {
    facts,
    fs,
    os: process.getBuiltinModule('node:os'),
    net,
    dgram: process.getBuiltinModule('node:dgram'),
    can,
    opens: (path, flags) => can(() => fs.closeSync(fs.openSync(path, flags))),
    ofEveryProcess: (file) =>
      fs
        .readdirSync('/proc')
        .filter((name) => /^[0-9]+$/.test(name))
        .flatMap((pid) => {
          try {
            return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0');
          } catch {
            return [];
          }
        })
        .filter((piece) => piece !== ''),
    connects: (where) =>
      new Promise((resolve) => {
        const socket = net.connect(where);
        const end = (isOpen: boolean): void => {
          socket.destroy();
          resolve(isOpen);
        };
        // What is closed says so at once; this long waits only a machine that is very busy.
        socket.setTimeout(3000, () => end(false));
        socket.on('connect', () => end(true));
        socket.on('error', () => end(false));
      }),
    which: (verb, items, test) => {
      const hits = items.filter((item) => test(item));
      return hits.length === 0 ? null : `${verb} ${hits.join(', ')}`;
    },
    runs,
    answers: () => {
      if (answers !== null) return answers;
      const { names, bytesEach, program } = facts.calls;
      const { stdout, status, signal } = runs(program);
      if (status !== 0 || stdout.byteLength !== names.length * bytesEach) {
        throw new Error(`the raw calls ended with ${status ?? signal} and ${stdout.byteLength} bytes`);
      }
      const answer = (index: number): number => Number(stdout.readBigInt64LE((names.length - 1 - index) * bytesEach));
      answers = new Map(names.map((name, index) => [name, answer(index)]));
      return answers;
    },
    start: ([name = '', ...args]) => spawn(name, args, { stdio: 'ignore' }),
  };
}
