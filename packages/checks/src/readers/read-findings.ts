import { stripVTControlCharacters } from 'node:util';
import type { CheckResult } from '@ticket-circuit/schemas';
import { relativeToTree } from './tree-path.ts';

type Finding = CheckResult['findings'][number];

const mostFindings = 200;
const longestMessage = 500;

/** How tools name a place: `file(1,2): text`, `file:1:2: text`, and Python's `File "file", line 1`. */
const placed: readonly RegExp[] = [
  /^\s*(?<file>[^\s():]+)\((?<line>\d+)(?:,\d+)?\): *(?<message>.+)$/u,
  /^\s*(?:[×✖>-]+ )?(?<file>[^\s:()[\]]+):(?<line>\d+)(?::\d+)?(?::| -|\s)\s*(?<message>\S.*)$/u,
  /^\s*(?:--> |╭─\[|,-\[| at )?(?<file>[^\s:()[\]]+):(?<line>\d+)(?::\d+)?\]?\s*$/u,
  /^\s*File "(?<file>[^"]+)", line (?<line>\d+)/u,
];

/** ESLint names a file on a line of its own, and below it a place and a text on each line. Warnings do not make it fail. */
const below = /^\s+(?<line>\d+):\d+\s+error\s+(?<message>\S.*)$/u;

/**
 * Returns the findings that name a file of the tree, in the order of the output, without repetitions, at most 200. A line that names only
 * a place takes the nearest line of text above it. An output of another form yields none: the exit status decides, not the findings.
 */
export function readFindings(output: string, tree: { readonly root: string; readonly files: ReadonlySet<string> }): Finding[] {
  const findings = new Map<string, Finding>();
  let above = '';
  let heading: string | null = null;
  for (const line of stripVTControlCharacters(output).split('\n')) {
    const finding: Finding | null = readLine(line, above, tree) ?? readBelow(line, heading);
    heading = fileOf(line, tree) ?? (finding === null && /^\S/u.test(line) ? null : heading);
    if (finding === null) above = line.trim() === '' ? above : line.trim();
    else findings.set(JSON.stringify(finding), finding);
    if (findings.size >= mostFindings) break;
  }
  return [...findings.values()];
}

type Tree = Parameters<typeof readFindings>[1];

function fileOf(line: string, { root, files }: Tree): string | null {
  const file = /^\S/u.test(line) ? relativeToTree(line.trim(), root) : null;
  return file !== null && files.has(file) ? file : null;
}

function readBelow(line: string, heading: string | null): Finding | null {
  const { line: number, message } = below.exec(line)?.groups ?? {};
  if (heading === null || message === undefined || Number(number) < 1) return null;
  return {
    message: message
      .replaceAll(/\s{2,}/gu, ' ')
      .trim()
      .slice(0, longestMessage),
    file: heading,
    line: Number(number),
  };
}

function readLine(line: string, above: string, { root, files }: Tree): Finding | null {
  for (const pattern of placed) {
    const { file: named, line: number, message } = pattern.exec(line)?.groups ?? {};
    const file = named === undefined ? null : relativeToTree(named, root);
    if (file === null || !files.has(file) || Number(number) < 1) continue;
    const text = (message ?? above).slice(0, longestMessage) || line.trim();
    return { message: text, file, line: Number(number) };
  }
  return null;
}
