import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runInSandbox } from '../src/index.ts';
import { limits, shellSpec, treeWith } from './fixture.ts';

const mostly = { ...limits, memoryBytes: 3 * 1024 ** 3, processes: 128 };

/** What people run, each using the calls that a filter is most likely to break: threads, processes, sockets, memory, files. */
const scripts: readonly { readonly tool: string; readonly does: string; readonly program: string; readonly script: string }[] = [
  {
    tool: 'node',
    does: 'starts workers and processes, and listens on sockets of this machine',
    program: '/usr/bin/env',
    script: `node --input-type=module -e '
      import { Worker } from "node:worker_threads";
      import { once } from "node:events";
      import { createServer, connect } from "node:net";
      import { execFileSync } from "node:child_process";
      const worker = new Worker("process.getBuiltinModule(\\"node:worker_threads\\").parentPort.postMessage(new SharedArrayBuffer(8).byteLength)", { eval: true });
      if ((await once(worker, "message"))[0] !== 8) throw new Error("worker");
      for (const where of [{ port: 0, host: "127.0.0.1" }, { path: "/tmp/s" }]) {
        const server = createServer((s) => s.end("x")).listen(where);
        await once(server, "listening");
        await once(connect(where.path ? where : { host: "127.0.0.1", port: server.address().port }), "data");
        server.close();
      }
      await import("node:fs/promises").then((fs) => fs.writeFile("/tmp/f", execFileSync("cat", ["/etc/passwd"])));
      console.log("done");'`,
  },
  {
    tool: 'python3',
    does: 'starts threads and processes, shares memory, and waits on them',
    program: '/usr/bin/python3',
    script: `/usr/bin/python3 -c '
import asyncio, multiprocessing, socket, subprocess, tempfile, threading
def square(n): return n * n
if __name__ == "__main__":
    with multiprocessing.Pool(2) as pool: assert pool.map(square, [1, 2, 3]) == [1, 4, 9]
    t = threading.Thread(target=square, args=(1,)); t.start(); t.join()
    a, b = socket.socketpair(); a.send(b"x"); assert b.recv(1) == b"x"
    async def run(): return await (await asyncio.create_subprocess_exec("true")).wait()
    assert asyncio.run(run()) == 0
    assert subprocess.run(["sh", "-c", "exit 3"]).returncode == 3
    print("done")'`,
  },
  {
    tool: 'git',
    does: 'makes a repository in memory and commits',
    program: '/usr/bin/git',
    script:
      'cd /tmp && git init -q r && cd r && echo a > a && git add a && git -c user.name=a -c user.email=a@b commit -qm a && git fsck --no-progress && git gc -q && git status --porcelain && echo done',
  },
  {
    tool: 'gcc',
    does: 'compiles, links and runs a program with threads',
    program: '/usr/bin/gcc',
    script: `cd /tmp && cat > a.c <<'C'
#include <pthread.h>
#include <stdio.h>
static void *one(void *x) { return x; }
int main(void) { pthread_t t; if (pthread_create(&t, 0, one, 0) || pthread_join(t, 0)) return 1; puts("done"); return 0; }
C
gcc -pthread a.c -o a && ./a`,
  },
  {
    tool: 'make',
    does: 'runs two jobs at once',
    program: '/usr/bin/make',
    script: `cd /tmp && printf 'all: a b\\n\\t@echo done\\na b:\\n\\t@sleep 0.01\\n' > Makefile && make -s -j2 all`,
  },
  {
    tool: 'perl',
    does: 'forks and waits',
    program: '/usr/bin/perl',
    script: `perl -e 'if (my $pid = fork) { waitpid $pid, 0; print "done\\n" if $? >> 8 == 4 } else { exit 4 }'`,
  },
];

describe('inside the sandbox, with its filter of system calls,', () => {
  it.each(scripts.filter(({ program }) => existsSync(program)))('$tool $does', async ({ script }) => {
    const tree = { path: treeWith({ a: 'a' }), mode: 'read-only' } as const;
    const run = await runInSandbox(shellSpec(script, { tree, limits: mostly }));
    expect(run).toMatchObject({ stdout: 'done\n', stderr: '', end: { kind: 'exited', code: 0 } });
  });
});
