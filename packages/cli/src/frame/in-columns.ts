/** Returns rows as lines, one each whatever its cells hold, whose columns stand below each other; the last column is as long as it is. */
export function inColumns(all: readonly (readonly string[])[]): string {
  const rows = all.map((row) => row.map((cell) => cell.replaceAll(/\r?\n/gu, ' ')));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join('  '))
    .join('\n');
}
