/**
 * Returns those of the title paths that a name of a sheet means, in their order: the test or the group of that name with what lies below it, its
 * parameters (`[1]`) and its repetitions (`#2`). A name that is no title itself means those that it starts, up to a whole word: titles
 * that are made when the tests run are named by their start. `test_peek` never means `test_peekn`.
 */
export function titlesMeant(name: string, titles: readonly string[]): string[] {
  const whole = titles.filter((title) => title.startsWith(name) && /^(?:$| > |#|\[)/u.test(title.slice(name.length)));
  if (whole.length > 0) return whole;
  return titles.filter((title) => title.startsWith(name) && !/^[\p{L}\p{N}_]/u.test(title.slice(name.length)));
}
