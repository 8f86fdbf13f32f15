import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { circuit, commitFiles, makeRepo, scratchFolder } from './scratch.ts';

/** The planted case of `npm run conform` holds a whole ticket: what each role hands in, in real sandboxes. */
export const planted = join(import.meta.dirname, '../../../examples/conform');

export const readPlanted = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(planted, name), 'utf8')) as Record<string, unknown>;

/** A repository without a remote, with the planted project and its ticket T-1. */
export async function plantedRepo(): Promise<string> {
  const repo = join(scratchFolder(), 'repo');
  await plantedProject(repo);
  return repo;
}

/** Makes that repository at a place. */
export async function plantedProject(repo: string): Promise<void> {
  makeRepo(repo, { 'README.md': 'Greetings.\n' });
  cpSync(join(planted, 'project'), repo, { recursive: true });
  commitFiles(repo, {});
  const { goal } = readPlanted('plan.json');
  expect(await circuit(repo, 'ticket', 'add', '--title', 'Say goodbye', '--goal', String(goal))).toMatchObject({ code: 0 });
}

/** Writes a script of replies and returns the words of `run` that use it. */
export function scripted(replies: Readonly<Record<string, unknown>>): string[] {
  const file = join(scratchFolder(), 'script.json');
  writeFileSync(file, JSON.stringify(replies));
  return ['--engine', 'scripted', '--script', file];
}
