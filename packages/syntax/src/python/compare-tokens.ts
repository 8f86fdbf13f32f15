import type { PyToken } from './read-tokens.ts';

/**
 * Returns whether two token streams, of sources that both parse, stand for equal or for different trees; `unknown` where only the trees tell.
 *
 * Equal tokens are parsed alike. Streams differ in their trees when their names, keywords, operators and literals differ in value or order, since
 * a tree holds all of these in the order of the source. What may come and go without a change of the tree is left out: brackets, commas, dots,
 * semicolons, colons and layout. So are formatted strings with what is joined to them, because the same text can be cut in several ways.
 */
export function compareTokens(a: readonly PyToken[], b: readonly PyToken[]): 'equal' | 'different' | 'unknown' {
  if (a.length === b.length && a.every((token, index) => token.kind === b[index]!.kind && token.text === b[index]!.text)) return 'equal';
  const left = significant(a);
  const right = significant(b);
  const isSame = left.length === right.length && left.every((text, index) => text === right[index]);
  return isSame ? 'unknown' : 'different';
}

function significant(tokens: readonly PyToken[]): string[] {
  const kept: string[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'operator' || token.kind === 'number') kept.push(token.text);
    else if (token.kind === 'word') {
      // `elif` is an `if` inside `else`.
      if (token.text === 'elif') kept.push('name else', 'name if');
      else kept.push(`name ${token.text.normalize('NFKC')}`);
    } else if (token.kind === 'text' && tokens[index - 1]?.kind !== 'format' && tokens[index + 1]?.kind !== 'format') kept.push(token.text);
  }
  return kept;
}

/** Tells whether code may hold what `compileFaults` looks for, so that its tree has to be looked at before it counts as code. */
export function mayNotCompile(tokens: readonly PyToken[]): boolean {
  let [isAsync, yields] = [false, false];
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind === 'word') {
      if (text === '__debug__' || text === 'nonlocal' || (text === 'case' && isFirst(tokens[index - 1]))) return true;
      isAsync ||= text === 'async';
      yields ||= text === 'yield';
      if (text === 'yield' && tokens[index + 1]?.text === ',') return true;
      if (isAsync && yields) return true;
    } else if (kind === 'format') {
      if (/\{\s*\*/.test(text)) return true;
    } else if (kind === 'operator' && text === '*' && mayBeStarred(tokens[index - 1])) return true;
    else if (kind === 'bracket' && text === '(' && isFirst(tokens[index - 1])) return true;
  }
  return false;
}

function mayBeStarred(before: PyToken | undefined): boolean {
  return isFirst(before) || /^(?:.*=|as|except|return|yield)$/.test(before?.text ?? '');
}

/** Tells whether a statement may begin behind a token. */
function isFirst(before: PyToken | undefined): boolean {
  return before === undefined || before.kind === 'layout' || before.text === ';' || before.text === ':';
}
