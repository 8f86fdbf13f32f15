import type { GoneProject } from '@ticket-circuit/circuit';
import { counted } from '@ticket-circuit/schemas';
import type { loadHost } from '../../host/host.ts';
import type { Finding } from './finding.ts';

type Host = Pick<Awaited<ReturnType<typeof loadHost>>, 'goneProjects' | 'removeGone'>;

const shown = 5;

/** Names what repositories that are gone have left outside them; removes it where that is asked for. */
export async function inspectLeftovers(host: Host, sweep: boolean): Promise<Finding[]> {
  const gone = await host.goneProjects();
  if (gone.length === 0)
    return sweep ? [{ kind: 'good', part: 'leftovers', says: 'nothing to remove: every repository that left work folders is there' }] : [];
  if (!sweep)
    return [
      {
        kind: 'notice',
        part: 'leftovers',
        says: `Work folders of ${counted(gone.length, 'repository that is', 'repositories that are')} gone: ${placesOf(gone)}`,
        next: 'Remove them, unless one is only on a disk that is not mounted: circuit doctor --sweep',
      },
    ];
  for (const project of gone) await host.removeGone(project);
  return [
    {
      kind: 'good',
      part: 'leftovers',
      says: `removed the work folders of ${counted(gone.length, 'repository that is', 'repositories that are')} gone: ${placesOf(gone)}`,
    },
  ];
}

function placesOf(gone: readonly GoneProject[]): string {
  const places = gone.slice(0, shown).map(({ commonDir }) => commonDir);
  return [...places, ...(gone.length > shown ? [`and ${gone.length - shown} more`] : [])].join(', ');
}
