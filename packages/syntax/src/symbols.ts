/**
 * Gives each name its symbol: the second equal name ends in `#2`, loose statements are numbered from `#1`.
 *
 * Returns a function to call once per element in source order, with the name and the name of its parent (null at module level).
 */
export function symbolGiver(): (name: string, parent: string | null) => { symbol: string; parent: string | null } {
  const counts = new Map<string, number>();
  const latest = new Map<string, string>();
  return (name, parent) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const symbol = count > 1 || name.endsWith('<stmt>') ? `${name}#${count}` : name;
    latest.set(name, symbol);
    return { symbol, parent: parent === null ? null : (latest.get(parent) ?? parent) };
  };
}
