import { existsSync, lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** What the host's root looks like, as plain data: what a sandbox rebuilds of it. */
export interface HostLayout {
  /** Links of a merged /usr (`/bin` to `usr/bin`), with their targets as written. */
  readonly links: readonly { readonly path: string; readonly target: string }[];
  /** Real directories of an unmerged root that programs need. */
  readonly directories: readonly string[];
  /** Files and directories of /etc that are shown in every sandbox: where they really are, and where they appear. */
  readonly etc: readonly { readonly from: string; readonly to: string }[];
  /** The same, only for a sandbox with the host's network. */
  readonly networkEtc: readonly { readonly from: string; readonly to: string }[];
}

const rootEntries = ['bin', 'sbin', 'lib', 'lib32', 'lib64', 'libx32'];
const etcEntries = ['alternatives', 'ld.so.cache'];
const networkEtcEntries = ['resolv.conf', 'hosts', 'nsswitch.conf', 'ssl', 'ca-certificates', 'pki'];

/** Returns the layout of the host below `root` (normally `/`). Reads the disk; never throws for absent entries. */
export function detectLayout(root = '/'): HostLayout {
  const links: { path: string; target: string }[] = [];
  const directories: string[] = [];
  for (const entry of rootEntries) {
    const path = join(root, entry);
    const status = lstatSync(path, { throwIfNoEntry: false });
    if (status?.isSymbolicLink()) links.push({ path: `/${entry}`, target: readlinkSync(path) });
    else if (status?.isDirectory()) directories.push(`/${entry}`);
  }
  return { links, directories, etc: presentEtc(root, etcEntries), networkEtc: presentEtc(root, networkEtcEntries) };
}

/** The real place is bound, because /etc/resolv.conf and its like are often links to places that are not shown. */
function presentEtc(root: string, names: readonly string[]): { from: string; to: string }[] {
  return names
    .map((name) => ({ path: join(root, 'etc', name), to: `/etc/${name}` }))
    .filter(({ path }) => existsSync(path))
    .map(({ path, to }) => ({ from: realpathSync(path), to }));
}
