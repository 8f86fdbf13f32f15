import { bodyOf, type Module } from '@ticket-circuit/syntax';
import { parseText } from '../open-module.ts';

/**
 * Returns the body of the definition that a text consists of, when it is one function or method with the given name; else null.
 *
 * A method only parses inside a class, so the text is tried there too. An arrow's expression comes as a return statement.
 */
export async function soleDefinition(before: Module, symbol: string, text: string, name: string): Promise<string | null> {
  if (!new RegExp(`(?<![\\w$#])${name.replace(/[$#]/g, '\\$&')}(?![\\w$])`).test(text.split('{')[0] ?? '')) return null;
  const isMember = symbol.includes('.');
  const tries = before.language === 'python' ? [dedented(text)] : isMember ? [`abstract class Holder {\n${text}\n}`] : [text];
  for (const source of tries) {
    const parsed = await parseText(source, before.path.endsWith('.d.ts') ? 'a.ts' : before.path);
    if (parsed.kind !== 'module') continue;
    const found = parsed.module.elements.filter((element) => element.kind !== 'class' || element.symbol !== 'Holder');
    const only = found.length === 1 ? found[0]! : null;
    const matches = only !== null && only.hole !== null && (only.symbol === name || only.symbol === `Holder.${name}`);
    if (matches) return bodyOf(parsed.module, only.symbol);
  }
  return null;
}

function dedented(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const indent = Math.min(...lines.map((line) => /^[ \t]*/.exec(line)![0].length));
  return indent === 0 || !Number.isFinite(indent)
    ? text
    : text
        .split('\n')
        .map((line) => line.slice(indent))
        .join('\n');
}
