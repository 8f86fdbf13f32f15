/** Returns a text whose further lines are indented: a line that somebody else wrote must not pass for a line of ours. */
export function below(text: string, indent = '    '): string {
  return text.replaceAll('\n', `\n${indent}`);
}
