import type { Language } from '@ticket-circuit/syntax';

/** One small change of a body: [start, end) becomes `text`. */
export interface Mutation {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Where the first group of the place stands, something else is put: a text, or one made from what stands there. */
type Operator = readonly [kind: string, place: RegExp, put: string | ((present: string) => string)];

const COMMON: readonly Operator[] = [
  ['comparison', / (==) /dg, '!='],
  ['comparison', / (!=) /dg, '=='],
  ['comparison', / (<) /dg, '<='],
  ['comparison', / (<=) /dg, '<'],
  ['comparison', / (>) /dg, '>='],
  ['comparison', / (>=) /dg, '>'],
  ['arithmetic', / (\+) /dg, '-'],
  ['arithmetic', / (-) /dg, '+'],
  ['arithmetic', / (\*) /dg, '+'],
  ['arithmetic', / (%) /dg, '*'],
  ['arithmetic', / (\+=) /dg, '-='],
  ['arithmetic', / (-=) /dg, '+='],
  ['jump', /\b(break)\b/dg, 'continue'],
  ['jump', /\b(continue)\b/dg, 'break'],
  ['number', /(?<![\w.$])(\d+)(?![\w.])/dg, (present) => String(BigInt(present) + 1n)],
];

const PYTHON: readonly Operator[] = [
  ['logic', /\b(and)\b/dg, 'or'],
  ['logic', /\b(or)\b/dg, 'and'],
  ['constant', /\b(True)\b/dg, 'False'],
  ['constant', /\b(False)\b/dg, 'True'],
  ['arithmetic', / (\/\/) /dg, '*'],
  ['identity', /\b(is not)\b/dg, 'is'],
  ['identity', /\b(is)\b(?! not\b)/dg, 'is not'],
  ['negation', /\b(not )(?!in\b)/dg, ''],
  ['condition', /^[ \t]*(?:el)?if (.+):$/dgm, (present) => `not (${present})`],
  ['result', /^[ \t]*return (\S.*)$/dgm, 'None'],
  ['statement', /^[ \t]*([\w.[\]]+ [-+*/|&]?= .+|[\w.]+\(.*\))$/dgm, 'pass'],
];

const TYPESCRIPT: readonly Operator[] = [
  ['comparison', / (===) /dg, '!=='],
  ['comparison', / (!==) /dg, '==='],
  ['logic', / (&&) /dg, '||'],
  ['logic', / (\|\|) /dg, '&&'],
  ['logic', / (\?\?) /dg, '&&'],
  ['constant', /\b(true)\b/dg, 'false'],
  ['constant', /\b(false)\b/dg, 'true'],
  ['arithmetic', / (\/) /dg, '*'],
  ['negation', /(?<![!=])(!)(?=[\w$(])/dg, ''],
  ['condition', /\bif \((.+)\) (?:\{|return|throw|continue|break)/dg, (present) => `!(${present})`],
  ['result', /\breturn ([^;\n]+);/dg, 'undefined'],
  ['statement', /^[ \t]*([\w.$[\]]+ [-+*/|&]?= [^;\n]+;|(?:await )?[\w.$]+\([^;\n]*\);)$/dgm, ';'],
];

const TEXTS: Readonly<Record<Language, RegExp>> = {
  python: /[a-z]{0,2}(?:"""[^]*?"""|'''[^]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|#[^\n]*/gi,
  typescript: /\/\/[^\n]*|\/\*[^]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g,
};

/**
 * Returns the small changes that could be made to a body: an operator, a number, a condition, a result, a statement. Strings and comments are
 * left alone.
 *
 * They are found by their letters, so one may not parse, or may be the same program: whoever uses one has to ask the parser.
 */
export function mutationsOf(body: string, language: Language): Mutation[] {
  const code = body.replace(TEXTS[language], (text) => text.replace(/[^\n]/g, '_'));
  const operators = [...COMMON, ...(language === 'python' ? PYTHON : TYPESCRIPT)];
  return operators.flatMap(([kind, place, put]) =>
    [...code.matchAll(place)].map((match) => {
      const [start, end] = match.indices![1]!;
      return { kind, start, end, text: typeof put === 'string' ? put : put(body.slice(start, end)) };
    }),
  );
}

/** Returns whole bodies that hardly any function has, for one that no small change fits. */
export function otherBodies(language: Language): string[] {
  return language === 'python' ? ['return None', 'return 0', 'yield None'] : ['return undefined;', 'return 0;', ';'];
}
