import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const bin = join(import.meta.dirname, '../bin');

/** What a command printed, and how it ended. */
export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Makes a folder that is removed when the test ends. Its name has a space and a letter that is not ASCII. */
export function scratchFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'circuit cli é ')));
  // What a hook started may still be at work in it.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return folder;
}

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

export function git(cwd: string, ...args: string[]): string {
  const run = spawnSync('git', ['-c', 'init.defaultBranch=main', ...args], { cwd, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`git ${args.join(' ')}: ${run.stderr}`);
  return run.stdout.trim();
}

/** The project file of a small project that is tested by node:test. */
export const config = {
  main: 'main',
  packages: [{ name: 'all', paths: ['.'] }],
  test: { run: ['node', '--test'], only: ['node', '--test', '{files}'], report: 'node-test' },
};

/** A small project that is tested by node:test. */
export const project = {
  'package.json': '{ "name": "small", "type": "module", "scripts": { "test": "node --test" } }\n',
  'add.js': 'export const add = (a, b) => a + b;\n',
  'add.test.js':
    "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { add } from './add.js';\n\ntest('adds', () => assert.equal(add(1, 2), 3));\n",
  'circuit.json': `${JSON.stringify(config, null, 2)}\n`,
};

/** Makes a repository with one commit of these files, below a folder that is removed with the test. */
export function scratchRepo(files: Readonly<Record<string, string>> = project): string {
  const repo = join(scratchFolder(), 'repo');
  makeRepo(repo, files);
  return repo;
}

/** Makes a repository with one commit of these files at a place. */
export function makeRepo(repo: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(repo);
  git(repo, 'init', '--quiet');
  git(repo, 'config', 'user.name', 'Ada');
  git(repo, 'config', 'user.email', 'ada@example.org');
  commitFiles(repo, files);
}

export function commitFiles(repo: string, files: Readonly<Record<string, string>>): void {
  writeFiles(repo, files);
  git(repo, 'add', '--all');
  git(repo, 'commit', '--quiet', '--allow-empty', '--message', 'Files');
}

/** Returns the arguments of Node that start a program of this package. */
export function commandOf(name: 'circuit' | 'coupler', argv: readonly string[]): string[] {
  return [join(bin, `${name}.mjs`), ...argv];
}

/** Runs a program of this package as a person would, with its state in a folder of the test's own. */
export async function program(
  name: 'circuit' | 'coupler',
  cwd: string,
  argv: readonly string[],
  input = '',
  more: Readonly<Record<string, string>> = {},
): Promise<Said> {
  const env = { ...process.env, CIRCUIT_DEBUG: '', NO_COLOR: '1', ...more };
  const child = spawn(process.execPath, commandOf(name, argv), { cwd, env, stdio: 'pipe' });
  const read = async (stream: NodeJS.ReadableStream): Promise<string> => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
    return Buffer.concat(chunks).toString('utf8');
  };
  child.stdin.end(input);
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? -1));
  });
  const [out, err, code] = await Promise.all([read(child.stdout), read(child.stderr), ended]);
  return { code, out, err };
}

export const circuit = async (cwd: string, ...argv: string[]): Promise<Said> => await program('circuit', cwd, argv);

/** Returns the one JSON document that a command printed. */
export function documentOf({ out }: Said): Record<string, unknown> {
  return JSON.parse(out) as Record<string, unknown>;
}

/** Starts a server that answers each request with a JSON document, until the test ends; returns its address. */
export async function jsonServer(
  answer: (request: IncomingMessage) => { readonly status?: number; readonly body: unknown },
): Promise<string> {
  const server = createServer((request, response) => {
    const { status = 200, body } = answer(request);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
