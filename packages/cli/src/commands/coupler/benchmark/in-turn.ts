/**
 * Performs a task for every item, so many at once, and returns the results in the order of the items. The first throw ends it: tasks that run
 * are waited for, no new one is begun, and it is thrown on.
 */
export async function inTurn<T, R>(items: readonly T[], atOnce: number, task: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results = new Map<number, R>();
  const failures: unknown[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length && failures.length === 0) {
      const index = next;
      next += 1;
      try {
        results.set(index, await task(items[index]!, index));
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, worker));
  if (failures.length > 0) throw failures[0];
  return items.map((_, index) => results.get(index)!);
}
