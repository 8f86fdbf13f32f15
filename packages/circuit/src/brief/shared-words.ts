/** A text that declares a word of the goal is nearer than one that only uses it, and a word that no text declares may be mere prose. */
const DECLARED = 4;
const PROSE = 0.25;
const BREADTH = 0.25;

/**
 * Returns how much each text shares with a goal, in their order: the rarer a word of the goal is among the texts, the more it says, most where
 * the text declares it, and less in a text that holds many words and so any.
 */
export function sharedWith(goal: string, texts: readonly string[]): number[] {
  const words = [...wordsIn(goal)];
  const found = texts.map((text) => ({ used: wordsIn(text), declared: declaredIn(text) }));
  const weight = new Map(
    words.map((word) => {
      const rarity = Math.log((found.length + 1) / (0.5 + found.filter(({ used }) => used.has(word)).length));
      return [word, found.some(({ declared }) => declared.has(word)) ? rarity : rarity * PROSE];
    }),
  );
  const share = ({ used, declared }: (typeof found)[number]): number =>
    words.reduce((sum, word) => sum + (used.has(word) ? (weight.get(word) ?? 0) * (declared.has(word) ? DECLARED : 1) : 0), 0);
  return found.map((text) => share(text) / Math.max(1, text.used.size) ** BREADTH);
}

/** `test_nth` and `nthItem` hold the word nth as well. */
function wordsIn(text: string): Set<string> {
  const words = new Set<string>();
  for (const name of text.match(/[A-Za-z_$][\w$]*/gu) ?? [])
    for (const word of [name, ...name.split('_'), ...name.replaceAll(/([a-z0-9])(?=[A-Z])/gu, '$1_').split('_')])
      if (word.length > 2) words.add(word.toLowerCase());
  return words;
}

function declaredIn(text: string): Set<string> {
  const declarations = text.matchAll(/\b(?:def|class|function|const|let|interface|type|enum)\s+([A-Za-z_$][\w$]*)/gu);
  return wordsIn([...declarations].map(([, name = '']) => name).join(' '));
}
