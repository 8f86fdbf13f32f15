const running = new Map<string, Promise<unknown>>();

/**
 * Waits until no other `exclusively` of the same name is at work in this process, then does the work. Another process that uses the same
 * ports or files is not seen.
 */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = running.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  const settled = mine.catch(() => undefined);
  running.set(name, settled);
  try {
    return await mine;
  } finally {
    if (running.get(name) === settled) running.delete(name);
  }
}
