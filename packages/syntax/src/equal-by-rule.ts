import { languageOf } from './language.ts';
import { canonicalText } from './python/canonical-text.ts';
import { UnknownTree } from './python/py-node.ts';
import { readPythonTree } from './python/read-python-tree.ts';
import { PYTHON_RULES, rewrittenPython } from './python/rewrite-rules.ts';
import { normalText } from './typescript/normal-text.ts';
import { readTree } from './typescript/read-tree.ts';
import { rewrittenTypescript, TYPESCRIPT_RULES } from './typescript/rewrite-rules.ts';

/**
 * Returns the rules by which two sources with different trees are the same program, as few as will do: sentences such as
 * `not a in b is a not in b`. Null when they are not, when one does not parse, or when their trees are equal without a rule.
 *
 * This is for reports. A rule is argued, not proved by a parser, so where behaviour is to be preserved only `equal` counts.
 */
export async function rulesThatEqual(a: string, b: string, path: string): Promise<readonly string[] | null> {
  const language = languageOf(path);
  if (language === null || a === b) return null;
  const texts = language === 'python' ? await pythonTexts(a, b) : typescriptTexts(a, b, path);
  if (texts === null || texts([])) return null;
  const all = language === 'python' ? PYTHON_RULES : TYPESCRIPT_RULES;
  if (!texts(all)) return null;
  // What is left out one by one and is not missed was not needed.
  return all.reduce<readonly string[]>((needed, rule) => {
    const fewer = needed.filter((one) => one !== rule);
    return texts(fewer) ? fewer : needed;
  }, all);
}

/** Tells whether both sides have one text once the rules are applied to both. */
type Texts = (rules: readonly string[]) => boolean;

async function pythonTexts(a: string, b: string): Promise<Texts | null> {
  const [left, right] = [await readPythonTree(a), await readPythonTree(b)];
  if (left.kind !== 'tree' || right.kind !== 'tree') return null;
  return (rules) => {
    try {
      return canonicalText(rewrittenPython(left.root, rules), a) === canonicalText(rewrittenPython(right.root, rules), b);
    } catch (error) {
      if (error instanceof UnknownTree || error instanceof RangeError) return false;
      throw error;
    }
  };
}

function typescriptTexts(a: string, b: string, path: string): Texts | null {
  const [left, right] = [readTree(a, path), readTree(b, path)];
  if (left.kind !== 'tree' || right.kind !== 'tree') return null;
  return (rules) =>
    normalText(rewrittenTypescript(left.tree.program, rules)) === normalText(rewrittenTypescript(right.tree.program, rules));
}
