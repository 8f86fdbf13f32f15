import { playCommand, textOf, withTexts } from '@ticket-circuit/checks';
import type { TicketFacts } from '@ticket-circuit/router';
import type { EventGesturePlayed, PlanSheet } from '@ticket-circuit/schemas';
import type { TicketRun } from '../ticket-run.ts';
import { present } from '../trees.ts';

type Outcome = EventGesturePlayed['outcome'];
type Dependency = PlanSheet['dependencies'][number];

/** How each lockfile is brought up to date without installing anything. */
const lockCommands: Readonly<Record<string, string[]>> = {
  'pnpm-lock.yaml': ['pnpm', 'install', '--lockfile-only'],
  'package-lock.json': ['npm', 'install', '--package-lock-only', '--ignore-scripts'],
};

/** Writes the accepted dependencies into their manifests and brings the lockfile up to date (gesture G5); nothing else may change. */
export async function takeDependencies(run: TicketRun, facts: TicketFacts): Promise<Outcome> {
  const { repo } = run.project;
  const { dependencies } = present(facts.plan, 'plan');
  const base = await repo.treeOf(present(facts.moving?.head ?? facts.base, 'base'));
  const read = textOf(repo, base);
  const manifests = new Map<string, string>();
  for (const dependency of dependencies) {
    const text = manifests.get(dependency.manifest) ?? (await read(dependency.manifest));
    if (text === null) return { kind: 'failed', why: `${dependency.manifest} does not exist.` };
    const next = addToManifest(text, dependency);
    if (next === null)
      return {
        kind: 'failed',
        why: `${dependency.manifest} is not a package.json, and only those are edited yet. Add ${dependency.name} on main, then run the ticket again.`,
      };
    manifests.set(dependency.manifest, next);
  }
  const edited = await withTexts(
    repo,
    base,
    [...manifests].map(([path, text]) => ({ path, text })),
  );
  const lockfile = (await repo.listTree(base)).map((entry) => entry.path).find((path) => Object.hasOwn(lockCommands, path));
  if (lockfile === undefined) return { kind: 'played', tree: edited };
  const played = await playCommand(run.ctx, { tree: edited, argv: lockCommands[lockfile] ?? [], network: true });
  if (played.kind === 'failed') return played;
  const outside = played.changed.filter((path) => path !== lockfile);
  return outside.length > 0 ? { kind: 'outside-rule', paths: outside } : { kind: 'played', tree: played.tree };
}

/** Returns a package.json with one dependency more, in the indentation that it has; null when the text is none. */
export function addToManifest(text: string, dependency: Pick<Dependency, 'name' | 'version' | 'use'>): string | null {
  let manifest: unknown;
  try {
    manifest = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof manifest !== 'object' || manifest === null || Array.isArray(manifest)) return null;
  const field = dependency.use === 'runtime' ? 'dependencies' : 'devDependencies';
  const before = (manifest as Record<string, unknown>)[field];
  const listed = { ...(typeof before === 'object' && before !== null ? before : {}), [dependency.name]: dependency.version };
  const sorted = Object.fromEntries(Object.entries(listed).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const indent = /^\{\r?\n([ \t]+)/u.exec(text)?.[1] ?? 2;
  return `${JSON.stringify({ ...manifest, [field]: sorted }, null, indent)}\n`;
}
