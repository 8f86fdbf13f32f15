import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeSnapshot, loadSnapshot, type Snapshot } from '@ticket-circuit/attestation';
import { readReport } from '@ticket-circuit/checks';
import { readScript, recordExchange, scriptedEngine, type Script } from '@ticket-circuit/engines';
import { openRepository } from '@ticket-circuit/git';
import { openJournal } from '@ticket-circuit/journal';
import { canonicalJson, digestOf, type CompleteRequest } from '@ticket-circuit/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { circuit, documentOf, git } from './scratch.ts';
import { plantedProject, readPlanted } from './planted.ts';

const slow = 900_000;
let root: string;
/** Where the ticket ran, and a fresh clone of its remote, which has no journal. */
let repo: string;
let clone: string;
let commit: string;

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'circuit verify ')));
  const remote = join(root, 'remote.git');
  repo = join(root, 'repo');
  git(root, 'init', '--quiet', '--bare', remote);
  await plantedProject(repo);
  git(repo, 'remote', 'add', 'origin', remote);
  const config = JSON.parse(git(repo, 'show', 'main:circuit.json')) as object;
  writeFileSync(join(repo, 'circuit.json'), JSON.stringify({ ...config, remote: 'origin' }));
  git(repo, 'commit', '--quiet', '--all', '--message', 'Land on the remote');
  git(repo, 'push', '--quiet', 'origin', 'main');
  git(repo, 'checkout', '--quiet', '--detach');
  const lines = [1, 2, 3, 4, 5, 6].map((n) => ({ element: `lot.${n}`, conform: 'yes' }));
  const script = join(root, 'script.json');
  writeFileSync(script, JSON.stringify({ ...readPlanted('script.json'), 'review.r1.t1#1': { body: { lines } } }));
  const ran = await circuit(repo, 'run', 'T-1', '--engine', 'scripted', '--script', script);
  expect(ran).toMatchObject({ code: 0, out: expect.not.stringContaining('cannot verify') });
  await recordReplies(await readScript(script));
  expect(await circuit(repo, 'publish')).toMatchObject({ code: 0, out: 'Journals and statements are published to origin.\n' });
  clone = join(root, 'clone');
  git(root, 'clone', '--quiet', remote, clone);
  commit = git(clone, 'rev-parse', 'HEAD');
}, slow);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A script is its own recording, so none was kept: writes what the engine answered as a model's replies are kept, and takes the landing's records away. */
async function recordReplies(script: Script): Promise<void> {
  using journal = openJournal(join(repo, '.git/circuit/journal.db'));
  for (const { event } of journal.read('T-1')) {
    if (event.kind !== 'model-called') continue;
    const { session, callId, purpose, engine, reply: digest } = event;
    const role = session.includes('/plan')
      ? 'explorer'
      : session.includes('/tests')
        ? 'testwriter'
        : session.includes('/code')
          ? 'developer'
          : session.includes('/review')
            ? 'reviewer'
            : 'questioner';
    for (const tools of [[], [{ name: 'hand_in_sheet', description: 'x', schema: {} }]]) {
      const answer = await scriptedEngine(script).complete({ callId, purpose, messages: [], tools } as unknown as CompleteRequest, {
        role,
        session,
      });
      if (answer.kind !== 'reply' || digestOf(canonicalJson(answer.reply)) !== digest) continue;
      const call = { ordinal: Number(callId.split('#')[1]), purpose, reply: answer.reply, engine, costUsd: 0 };
      await recordExchange({ dir: join(repo, '.git/circuit/recordings/T-1'), role, session, pinned: digestOf(session), call, secrets: [] });
    }
  }
  for (const where of [repo, join(root, 'remote.git')])
    for (const ref of git(where, 'for-each-ref', '--format=%(refname)', 'refs/attestations').split('\n'))
      git(where, 'update-ref', '-d', ref);
  rmSync(join(repo, '.git/circuit/mirrored.json'));
}

/** A clone of the clone, to tamper with. */
function copy(): string {
  const folder = mkdtempSync(join(root, 'copy-'));
  git(root, 'clone', '--quiet', '--mirror', clone, join(folder, '.git'));
  git(folder, 'config', '--bool', 'core.bare', 'false');
  git(folder, 'reset', '--quiet', '--hard');
  return folder;
}

/** Puts another content in the place of a file of a ref, as somebody would who can write refs. */
function tamper(folder: string, ref: string, path: string, change: (text: string) => string | null): void {
  const text = change(git(folder, 'show', `${ref}:${path}`));
  const run = (args: string[], input = ''): string => {
    const said = spawnSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      input,
      env: { ...process.env, GIT_INDEX_FILE: join(folder, 'tampered') },
    });
    if (said.status !== 0) throw new Error(said.stderr);
    return said.stdout.trim();
  };
  run(['read-tree', ref]);
  if (text === null) run(['rm', '--quiet', '--cached', path]);
  else run(['update-index', '--cacheinfo', `100644,${run(['hash-object', '-w', '--stdin'], `${text}\n`)},${path}`]);
  const tampered = run(['-c', 'user.name=Mallory', '-c', 'user.email=m@example.org', 'commit-tree', '-m', 'x', run(['write-tree'])]);
  run(['update-ref', ref, tampered]);
}

test('a plain clone, which has no records, is not said to be right', async () => {
  expect(await circuit(clone, 'verify', 'HEAD^')).toMatchObject({
    code: 1,
    err: expect.stringContaining("circuit verify 'HEAD^' --fetch"),
  });
  expect(await circuit(clone, 'verify')).toMatchObject({ code: 1, out: expect.stringContaining('no statement is about its landing') });
});

test(
  'a fresh clone verifies everything without the database after circuit init and a plain git fetch, which never overwrites what it recorded itself',
  async () => {
    const fresh = join(root, 'fresh');
    git(root, 'clone', '--quiet', join(root, 'remote.git'), fresh);
    expect(await circuit(fresh, 'init')).toMatchObject({ code: 0, out: expect.stringContaining('come with every git fetch origin') });
    git(fresh, 'fetch', '--quiet');
    expect(existsSync(join(fresh, '.git/circuit/journal.db'))).toBe(false);
    expect(documentOf(await circuit(fresh, 'verify', '--all', '--json'))).toMatchObject({
      holds: true,
      landings: [{ commit, ticket: 'T-1' }],
    });
    expect((await circuit(fresh, 'show', 'T-1')).out).toContain(commit);

    const journal = 'refs/circuit/T-1/journal';
    tamper(fresh, journal, git(fresh, 'ls-tree', '-r', '--name-only', journal).split('\n')[0] ?? '', () => 'mine');
    const mine = git(fresh, 'rev-parse', journal);
    expect(() => git(fresh, 'fetch')).toThrow('rejected');
    expect(git(fresh, 'rev-parse', journal)).toBe(mine);
  },
  slow,
);

test(
  'a fresh clone without a journal verifies what landed, names the key, and refuses another one',
  async () => {
    expect(git(repo, 'for-each-ref', '--format=%(refname)', 'refs/attestations').split('\n')).toHaveLength(1);
    const all = documentOf(await circuit(clone, 'verify', '--all', '--fetch', '--json'));
    expect(all).toMatchObject({ holds: true, findings: [], landings: [{ commit, ticket: 'T-1' }] });
    const [landing] = all['landings'] as { keyid: string }[];
    expect(await circuit(clone, 'verify', '--key', landing?.keyid ?? '')).toMatchObject({
      code: 0,
      out: expect.stringContaining(`The landing of ${commit.slice(0, 10)} is as it was recorded: 1 statement, `),
    });
    expect((await circuit(clone, 'verify')).out).toContain('No key is named as trusted');
    const guarded = copy();
    const config = JSON.parse(git(guarded, 'show', 'HEAD:circuit.json')) as object;
    for (const [signers, code] of [
      [[landing?.keyid], 0],
      [['f'.repeat(64)], 1],
    ] as const) {
      writeFileSync(join(guarded, 'circuit.json'), JSON.stringify({ ...config, signers }));
      git(guarded, '-c', 'user.name=Ada', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--all', '--message', 'Name the signers');
      expect(await circuit(guarded, 'verify', '--all')).toMatchObject({ code, out: expect.not.stringContaining('No key is named') });
    }
    expect(await circuit(clone, 'verify', commit, '--key', '0'.repeat(64))).toMatchObject({
      code: 1,
      out: expect.stringContaining('which is not trusted'),
    });
    // What a person asks a year later, in a clone that never ran a ticket.
    expect((await circuit(clone, 'show', 'T-1')).out).toBe((await circuit(repo, 'show', 'T-1')).out);
    expect((await circuit(clone, 'tickets')).out).toContain('T-1  closed');
    expect((await circuit(clone, 'why', commit)).out).toContain('lot.1  added farewell in src/greet.ts');
    expect(await circuit(clone, 'verify', `${commit}^`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('No statement is about it'),
    });
  },
  slow,
);

test(
  'an event, a report, a recording, a statement or a commit that somebody replaced is named, and so is what is missing',
  async () => {
    const journal = 'refs/circuit/T-1/journal';
    const files = git(clone, 'ls-tree', '-r', '--name-only', journal).split('\n');
    const one = (folder: string): string => files.find((path) => path.startsWith(folder)) ?? '';
    const statement = git(clone, 'for-each-ref', '--format=%(refname)', 'refs/attestations');
    const event = files.filter((path) => path.startsWith('events/'))[4] ?? '';

    const edited = copy();
    tamper(edited, journal, event, (text) => text.replace('"T-1"', '"T-2"').replace('T-1/', 'T-9/'));
    expect((await circuit(edited, 'verify')).out).toContain(`${journal} ${event}: `);

    for (const path of [one('proofs/'), one('recordings/')]) {
      const folder = copy();
      tamper(folder, journal, path, (text) => text.replace(/[0-9]/u, (digit) => String((Number(digit) + 1) % 10)));
      expect((await circuit(folder, 'verify')).out).toContain(`${journal} ${path}: Its bytes have the digest`);
    }

    const gone = copy();
    tamper(gone, journal, one('proofs/'), () => null);
    tamper(gone, journal, event, () => null);
    const said = (await circuit(gone, 'verify')).out;
    expect(said).toMatch(/: Event \d+, which it follows, is missing/u);

    const resigned = copy();
    tamper(resigned, statement, 'statement.dsse.json', (text) =>
      text.replace(/"sig":"(.)/u, (_, first: string) => `"sig":"${first === 'A' ? 'B' : 'A'}`),
    );
    expect((await circuit(resigned, 'verify')).out).toContain(`${statement} statement.dsse.json: Its signature is not the one of key`);

    const rewritten = copy();
    git(
      rewritten,
      '-c',
      'user.name=M',
      '-c',
      'user.email=m@example.org',
      'commit',
      '--quiet',
      '--amend',
      '--allow-empty',
      '--date=now',
      '-C',
      'HEAD',
      '--reset-author',
    );
    const other = git(rewritten, 'rev-parse', 'HEAD');
    const all = await circuit(rewritten, 'verify', '--all');
    expect(all.code).toBe(1);
    expect(all.out).toContain(`Commit ${commit} is not on main.`);
    expect(all.out).toContain(`${other}: The commit names a ticket, and no statement is about its landing.`);
  },
  slow,
);

test(
  'a landed ticket is exported as a folder whose page needs no server, with every file that it names, and as SARIF and JUnit',
  async () => {
    const folder = join(root, 'exported');
    const said = documentOf(await circuit(repo, 'export', 'T-1', folder, '--json'));
    const files = (said['files'] as { path: string }[]).map(({ path }) => path);
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    const links = [...page.matchAll(/href="\.\/([^"]+)"/gu)].map(([, href]) => decodeURIComponent(href ?? ''));
    expect(links).toEqual(files.filter((path) => path !== 'index.html'));
    for (const path of files) expect(readFileSync(join(folder, path)).length).toBeGreaterThan(0);
    expect(files).toEqual(
      expect.arrayContaining([
        'graph.json',
        'journal.jsonl',
        'findings.sarif',
        'patch.diff',
        'sheets/plan.r1.t1.json',
        'recordings/code.r1.t1.json',
      ]),
    );
    expect(page).not.toContain('<script');
    expect(readFileSync(join(folder, 'patch.diff'), 'utf8')).toContain('+++ b/src/greet.ts');
    expect(await circuit(repo, 'export', 'T-1', folder)).toMatchObject({ code: 1, err: expect.stringContaining('none is overwritten') });
    expect(documentOf(await circuit(repo, 'export', 'T-1', '--sarif', '--json'))).toMatchObject({ version: '2.1.0' });
    const junit = (await circuit(repo, 'export', 'T-1', '--junit')).out;
    expect(await readReport('junit', junit, { root: '/ws' })).toMatchObject({ kind: 'read', faults: [] });
    expect(junit).toContain('name="says goodbye to a person by name" classname="test/farewell.test.ts" file="test/farewell.test.ts"/>');
  },
  slow,
);

type Files = ReadonlyMap<string, Uint8Array>;

function flipped(bytes: Uint8Array, at: number, mask: number): Uint8Array {
  const copied = Uint8Array.from(bytes);
  const index = at % copied.length;
  copied[index] = (copied[index] ?? 0) ^ mask;
  return copied;
}

function withFile(refs: ReadonlyMap<string, Files>, ref: string, path: string, bytes: Uint8Array): Map<string, Files> {
  return new Map([...refs].map(([name, files]) => [name, name === ref ? new Map([...files, [path, bytes]]) : files]));
}

test(
  'whichever byte of whichever event, report, recording, statement, key or commit is flipped, that very one is named',
  async () => {
    const opened = await openRepository(clone);
    const snapshot = await loadSnapshot(opened, commit);
    expect(judgeSnapshot(snapshot).findings).toEqual([]);
    const files = (kind: 'journals' | 'statements') =>
      [...snapshot[kind]].flatMap(([ref, all]) => [...all].map(([path, bytes]) => ({ kind, in: ref, file: path, bytes })));
    const commits = [...snapshot.commits].flatMap(([oid, { bytes }]) =>
      bytes === null ? [] : [{ kind: 'commits' as const, in: oid, bytes }],
    );
    const targets = [...files('journals'), ...files('statements'), ...commits];
    const counts = new Map<string, number>();
    const flip = (target: (typeof targets)[number], at: number, mask: number): void => {
      const bytes = flipped(target.bytes, at, mask);
      const changed: Snapshot =
        target.kind === 'commits'
          ? { ...snapshot, commits: new Map([...snapshot.commits, [target.in, { bytes, isOnMain: true }]]) }
          : { ...snapshot, [target.kind]: withFile(snapshot[target.kind], target.in, target.file, bytes) };
      const named = judgeSnapshot(changed).findings.filter(
        (finding) => finding.in === target.in && finding.file === ('file' in target ? target.file : undefined),
      );
      if (named.length === 0)
        throw new Error(`Byte ${at % target.bytes.length} of ${target.in} ${'file' in target ? target.file : ''} ^ ${mask} was not named.`);
      const what = 'file' in target ? target.file.replace(/\/.*/u, '') : 'commits';
      counts.set(what, (counts.get(what) ?? 0) + 1);
    };
    // Each file at least once, wherever chance leads, then any byte of any.
    for (const [index, target] of targets.entries()) flip(target, index * 7919, 1 + (index % 255));
    fc.assert(
      fc.property(fc.nat(targets.length - 1), fc.nat(), fc.integer({ min: 1, max: 255 }), (pick, at, mask) => {
        const target = targets[pick];
        if (target !== undefined) flip(target, at, mask);
      }),
      { numRuns: 400 },
    );
    expect([...counts.keys()].toSorted()).toEqual(['commits', 'events', 'key.pem', 'proofs', 'recordings', 'statement.dsse.json']);
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(targets.length + 400);
    if (process.env['CIRCUIT_COUNTS'] !== undefined) process.stdout.write(`${JSON.stringify(Object.fromEntries(counts))}\n`);
  },
  slow,
);
