import { dirname, join } from 'node:path/posix';
import type { Repository } from '@ticket-circuit/git';
import type { LayingReport, PlanSheet } from '@ticket-circuit/schemas';

type Fault = LayingReport['faults'][number];
type Entries = ReadonlyMap<string, { readonly kind: 'file' | 'link' | 'submodule'; readonly oid: string }>;

const mostLinks = 40;

/**
 * Returns the planned files that a tree holds as a symbolic link, or below a link or a submodule, each with where it points and what to plan
 * instead: nobody writes through a link. Empty for a mechanical plan, whose command may make links anew.
 */
export async function plannedLinks(repo: Repository, tree: string, plan: PlanSheet): Promise<Fault[]> {
  if (plan.nature === 'mechanical') return [];
  const entries: Entries = new Map((await repo.listTree(tree)).map((entry) => [entry.path, entry]));
  const named = [...plan.elements.flatMap(filesOf), ...plan.renames.map(({ from: { file } }) => ({ file }))];
  const once = new Map(named.map((each) => [JSON.stringify(each), each]));
  const faults = await Promise.all(
    [...once.values()].map(async (each): Promise<Fault[]> => {
      const why = await whyNoFile(repo, entries, each.file);
      return why === null ? [] : [{ kind: 'not-a-file', ...each, message: why }];
    }),
  );
  return faults.flat();
}

function filesOf(element: PlanSheet['elements'][number]): { readonly element: string; readonly file: string }[] {
  const more = [...('from' in element ? [element.from.file] : []), ...('exportFrom' in element ? (element.exportFrom ?? []) : [])];
  return [element.file, ...more].map((file) => ({ element: element.id, file }));
}

async function whyNoFile(repo: Repository, entries: Entries, file: string): Promise<string | null> {
  const at = standingAt(entries, file);
  if (at === null) return null;
  const subject = at === file ? `${file} is` : `${file} lies below ${at}, which is`;
  if (entries.get(at)?.kind === 'submodule')
    return `${subject} a submodule: its files belong to another repository, and a ticket changes this one alone.`;
  const target = await targetOf(repo, entries, at);
  const says = `${subject} a symbolic link to ${target}, and nobody writes through a link.`;
  const pointed = await pointedAt(repo, entries, file);
  return pointed === null
    ? `${says} It points to no file of this repository: plan a file that is one.`
    : `${says} Plan ${pointed} instead, the file that it points to.`;
}

/** Returns the path at which a link or a submodule stands: the file's own, or that of a folder above it. Null where there is none. */
function standingAt(entries: Entries, file: string): string | null {
  const parts = file.split('/');
  const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return paths.find((path) => (entries.get(path)?.kind ?? 'file') !== 'file') ?? null;
}

async function targetOf(repo: Repository, entries: Entries, link: string): Promise<string> {
  const oid = entries.get(link)?.oid ?? '';
  return new TextDecoder().decode((await repo.readBlobs([oid])).get(oid));
}

/** Follows links inside of the tree; null where they lead out of it, in a circle, or to where no file is and none could be added. */
async function pointedAt(repo: Repository, entries: Entries, file: string): Promise<string | null> {
  let path = file;
  for (let followed = 0; followed < mostLinks; followed += 1) {
    const link = standingAt(entries, path);
    if (link === null) return entries.has(path) || (hasFolder(entries, dirname(path)) && !hasFolder(entries, path)) ? path : null;
    if (entries.get(link)?.kind !== 'link') return null;
    const target = await targetOf(repo, entries, link);
    path = join(dirname(link), target, path.slice(link.length)).replace(/\/$/u, '');
    if (target.startsWith('/') || path.startsWith('..')) return null;
  }
  return null;
}

function hasFolder(entries: Entries, folder: string): boolean {
  return folder === '.' || [...entries.keys()].some((path) => path.startsWith(`${folder}/`));
}
