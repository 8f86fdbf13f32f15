/**
 * Returns the file of a dotted name like `tests.test_stack.TestPush`, and what of the name lies in it; null when no file of the tree
 * fits, or more than one does.
 */
export function resolveModule(dotted: string, files: readonly string[]): { file: string; rest: string[] } | null {
  const parts = dotted.split('.').filter((part) => part !== '');
  for (let end = parts.length; end > 0; end -= 1) {
    const stem = parts.slice(0, end).join('/');
    const fitting = files.filter((file) => withoutExtension(file) === stem || withoutExtension(file).endsWith(`/${stem}`));
    const exact = fitting.find((file) => withoutExtension(file) === stem);
    const only = exact ?? (fitting.length === 1 ? fitting[0] : undefined);
    if (only !== undefined) return { file: only, rest: parts.slice(end) };
    if (fitting.length > 1) return null;
  }
  return null;
}

function withoutExtension(file: string): string {
  return file.replace(/\.[^./]+$/u, '');
}
