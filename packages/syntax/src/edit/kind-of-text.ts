import type { Language } from '../language.ts';
import type { ElementKind } from '../module.ts';
import { parseTypescript } from '../typescript/parse-typescript.ts';

/** Returns the kind of the first element of a text; `statement` when it cannot be told. `home` is the kind of the element that holds it. */
export function kindOfText(language: Language, text: string, home: ElementKind | null): ElementKind {
  return language === 'python' ? pythonKind(text, home) : typescriptKind(text, home);
}

function typescriptKind(text: string, home: ElementKind | null): ElementKind {
  const isMember = home === 'class';
  for (const path of ['a.ts', 'a.tsx']) {
    const result = parseTypescript(isMember ? `abstract class A {\n${text}\n}` : text, path);
    if (result.kind === 'module') return result.module.elements[isMember ? 1 : 0]?.kind ?? 'statement';
  }
  return 'statement';
}

function pythonKind(text: string, home: ElementKind | null): ElementKind {
  const line = text.split('\n').find((one) => /^\s*[^\s#@]/.test(one)) ?? '';
  if (/^\s*(?:async\s+)?def\b/.test(line)) return home === 'class' ? 'method' : 'function';
  if (/^\s*class\b/.test(line)) return 'class';
  if (/^\s*(?:import|from)\b/.test(line)) return 'import';
  if (/^\s*[\w.]+\s*(?::[^=]+)?(?:=|$)/.test(line)) return home === 'class' ? 'field' : 'constant';
  return 'statement';
}
