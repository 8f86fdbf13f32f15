import type { Project } from '@ticket-circuit/circuit';
import type { Log } from '@ticket-circuit/telemetry';
import { loadHost } from './host.ts';

/** Opens the project that holds a folder, uses it, and closes its journal however the use ends. What happens is logged where a log is given. */
export async function withProject<T>(
  dir: string,
  use: (project: Project, host: Awaited<ReturnType<typeof loadHost>>) => Promise<T> | T,
  log?: Log,
): Promise<T> {
  const host = await loadHost();
  const project = await host.openProject(dir, log);
  try {
    return await use(project, host);
  } finally {
    project.journal.close();
  }
}
