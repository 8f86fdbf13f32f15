import type { Circuit, CommonPathClass } from '@ticket-circuit/schemas';
import { matcherOf, namesFiles, type PathMatcher } from './glob-matcher.ts';
import { protectedPatterns } from './protected-patterns.ts';
import { fixedSupportPatterns, supportFolderPatterns, supportPatterns, testPatterns } from './test-patterns.ts';

export type PathClass = CommonPathClass;

/** What of `circuit.json` decides the class of a path. */
export type ClassifyConfig = Pick<Circuit, 'files' | 'rules'> &
  Partial<Pick<Circuit, 'test' | 'checks' | 'format' | 'references' | 'prepare'>>;

interface Matchers {
  readonly isProtected: PathMatcher;
  readonly isSupportFirst: PathMatcher;
  readonly isTestByName: PathMatcher;
  readonly isSupport: PathMatcher;
  readonly isTest: PathMatcher;
  readonly isCommand: PathMatcher;
}

const known = new WeakMap<ClassifyConfig, Matchers>();

/**
 * Returns the one class of a path relative to the repository root. Protected outweighs everything; then what runners load by name is support; a test
 * glob that names files outweighs support, which outweighs a test glob that names a folder; a file that a command of `circuit.json` runs is protected.
 * All else is source. Where `circuit.json` names tests or support, it stands for the default patterns of that class. Never throws.
 */
export function classify(path: string, config: ClassifyConfig): PathClass {
  const matchers = known.get(config) ?? matchersOf(config);
  known.set(config, matchers);
  if (matchers.isProtected(path)) return 'protected';
  if (matchers.isSupportFirst(path)) return 'support';
  if (matchers.isTestByName(path)) return 'test';
  if (matchers.isSupport(path)) return 'support';
  if (matchers.isTest(path)) return 'test';
  return matchers.isCommand(path) ? 'protected' : 'source';
}

function matchersOf(config: ClassifyConfig): Matchers {
  const tests = config.files?.test ?? testPatterns;
  const support = config.files?.support ?? supportPatterns;
  const own = [...(config.files?.protected ?? []), ...(config.rules ?? []), ...(config.prepare?.when ?? [])];
  return {
    isProtected: either(matcherOf(protectedPatterns, { looseCase: true }), matcherOf(own)),
    isSupportFirst: matcherOf(config.files?.support ? fixedSupportPatterns : [...fixedSupportPatterns, ...supportFolderPatterns]),
    isTestByName: matcherOf(tests.filter(namesFiles)),
    isSupport: matcherOf(support),
    isTest: matcherOf(tests.filter((glob) => !namesFiles(glob))),
    isCommand: isNamedIn(commandsOf(config)),
  };
}

function either(one: PathMatcher, other: PathMatcher): PathMatcher {
  return (path) => one(path) || other(path);
}

function commandsOf({ test, checks = [], format, references = [], prepare }: ClassifyConfig): string[] {
  const commands = [
    test?.run,
    test?.only,
    ...checks.map(({ run }) => run),
    format?.only,
    ...references.map(({ run }) => run),
    prepare?.run,
  ];
  return commands.flatMap((argv) => argv ?? []);
}

/** A script that a command runs decides what the command says: it is no less a runner's configuration than the runner's own file. */
function isNamedIn(args: readonly string[]): PathMatcher {
  const named = new Set(args.map((arg) => arg.replace(/^(\.\/)+/, '').replace(/^--?[\w-]+=(\.\/)*/, '')));
  return (path) => named.has(path);
}
