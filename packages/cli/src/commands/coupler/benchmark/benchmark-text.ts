import { counted } from '@ticket-circuit/schemas';
import type { FunctionResult, Law, RewriteResult, RewriteTotals, Sums, TokenCount, Totals } from '@ticket-circuit/coupler';
import { usd } from '@ticket-circuit/schemas';
import { inColumns } from '../../../frame/in-columns.ts';

/** The one document of a benchmark. */
export interface BenchmarkReport {
  readonly conditions: {
    readonly engine: string;
    readonly model: string | null;
    readonly tokens: 'counted' | 'estimated';
    readonly seed: string;
    readonly sample: number | null;
    readonly tries: number;
    readonly candidates: number;
    readonly reveal: 'siblings' | null;
    /** Parsers that had to agree before a body counted as reproduced, by language. */
    readonly votes: Readonly<Record<string, readonly string[]>>;
    readonly tests: { readonly command: string; readonly timeoutS: number; readonly baselineMs: number } | null;
    readonly unread: readonly string[];
  };
  readonly functions: readonly FunctionResult[];
  readonly totals: Totals;
  /** Only for engines that are no models. */
  readonly laws?: readonly Law[];
  readonly wholeFile?: { readonly functions: readonly RewriteResult[]; readonly totals: RewriteTotals };
  /** Only when the run ended early. */
  readonly stopped?: { readonly code: string; readonly why: string; readonly next: string; readonly left: number };
}

/** Returns the report for people. */
export function benchmarkText(report: BenchmarkReport): string {
  const { functions, totals } = report;
  const blocks = [
    inColumns(functions.map((one) => functionLine(one))),
    inColumns(sumRows(totals)),
    [...testLines(report), ...wholeFileLines(report), ...lawLines(report), ...conditionLines(report), ...stopLines(report)].join('\n'),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** Returns what became of one function, in columns. */
export function functionLine({ id, reproduced, works, covered, tries, escalated, tokens, findings }: FunctionResult): string[] {
  const finding = findings?.at(0);
  return [
    reproduced ? 'reproduced' : '-',
    works === null ? untold(covered, finding !== undefined) : works ? 'works' : 'fails',
    `${counted(tries, 'try', 'tries')}${escalated ? ', escalated' : ''}`,
    `${tokens.input}+${tokens.output} tokens`,
    finding ? `${id} (${finding.gate}: ${finding.rule})` : id,
  ];
}

/** Why it cannot be told whether a body works. */
function untold(covered: boolean | null, isBlocked: boolean): string {
  if (isBlocked) return 'no body';
  return covered === null ? 'not tested' : 'not reached';
}

function sumRows({ bySize, byDocstring, mutation, ...all }: Totals): string[][] {
  const rows: readonly (readonly [string, Sums])[] = [
    ['all', all],
    ...Object.entries(bySize).map(([size, sums]) => [`${size} lines`, sums] as const),
    ['with docstring', byDocstring.with],
    ['without docstring', byDocstring.without],
  ];
  return rows
    .filter(([, { functions }]) => functions > 0)
    .map(([name, sums]) => [
      name,
      `${sums.reproduced} of ${sums.functions} reproduced`,
      workText(sums, mutation !== null),
      `${counted(sums.tries, 'try', 'tries')}, ${sums.escalated} escalated, ${sums.blocked} blocked`,
      `${tokenText(sums.tokens)}, ${usd(sums.costUsd)}`,
    ]);
}

function workText({ works, counted: reached }: Pick<Sums, 'works' | 'counted'>, isTested: boolean): string {
  return isTested ? `${works} of ${reached} work` : 'works not known';
}

function tokenText({ input, output }: TokenCount): string {
  return `${counted(input, 'token')} read, ${output} written`;
}

function testLines({ conditions, totals }: BenchmarkReport): string[] {
  const { mutation, counted: reached, functions } = totals;
  if (mutation === null || conditions.tests === null)
    return ['No tests were run, so whether a body works is not known: a body that passes the gates may still fail. Give --tests COMMAND.'];
  return [
    `The tests reach ${reached} of ${functions}: they fail when the body is blank, and only these count as working or not.`,
    `Of ${counted(mutation.played, 'body', 'bodies')} with one small mutation they caught ${mutation.caught}, and ${mutation.survived} survived.`,
  ];
}

function wholeFileLines({ wholeFile, totals }: BenchmarkReport): string[] {
  if (!wholeFile) return [];
  const whole = wholeFile.totals;
  const percent = (part: number, of: number): string => (of === 0 ? 'no' : `${Math.round((part / of) * 100)} %`);
  const all = ({ input, output }: TokenCount): number => input + output;
  return [
    `By whole files: ${whole.reproduced} of ${whole.functions} reproduced, ${workText(whole, totals.mutation !== null)}, ${whole.failed} gave no file; ${tokenText(whole.tokens)}, ${usd(whole.costUsd)}.`,
    `${whole.withCollateral} of ${counted(whole.functions, 'file')} changed something else, ${counted(whole.collateral, 'element')} in all; body by body that cannot happen.`,
    `Body by body took ${percent(all(totals.tokens), all(whole.tokens))} of the tokens: ${percent(totals.tokens.input, whole.tokens.input)} of those read, ${percent(totals.tokens.output, whole.tokens.output)} of those written.`,
  ];
}

function lawLines({ laws, conditions }: BenchmarkReport): string[] {
  return (laws ?? []).map(({ says, holds }) => `Law of ${conditions.engine}: ${says}: ${holds ? 'holds' : 'BROKEN'}.`);
}

function conditionLines({ conditions }: BenchmarkReport): string[] {
  const { engine, model, tokens, seed, votes, unread } = conditions;
  const parsers = Object.values(votes).map((names) => names.join(' and '));
  return [
    `Engine ${engine}${model === null ? '' : `, model ${model}`}; tokens ${tokens}; seed ${seed}; reproduced by the vote of ${parsers.join('; ')}.`,
    ...unread.map((fault) => `Left out: ${fault.split('\n')[0]!}`),
  ];
}

function stopLines({ stopped }: BenchmarkReport): string[] {
  return stopped ? [`Ended early, ${counted(stopped.left, 'function')} left: ${stopped.why} ${stopped.next}`] : [];
}
