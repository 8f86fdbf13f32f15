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

/**
 * Returns the findings that name a file of the tree, in the order of the output, without repetitions, at most 200. A line that names only
 * a place takes the nearest line of text above it. An output of another form yields none: the exit status decides, not the findings.
 */
export function readFindings(output: string, tree: { readonly root: string; readonly files: ReadonlySet<string> }): Finding[] {
  const findings = new Map<string, Finding>();
  let above = '';
  for (const line of stripVTControlCharacters(output).split('\n')) {
    const finding = readLine(line, above, tree);
    if (finding === null) above = line.trim() === '' ? above : line.trim();
    else findings.set(JSON.stringify(finding), finding);
    if (findings.size >= mostFindings) break;
  }
  return [...findings.values()];
}

function readLine(line: string, above: string, { root, files }: Parameters<typeof readFindings>[1]): Finding | null {
  for (const pattern of placed) {
    const { file: named, line: number, message } = pattern.exec(line)?.groups ?? {};
    const file = named === undefined ? null : relativeToTree(named, root);
    if (file === null || !files.has(file) || Number(number) < 1) continue;
    const text = (message ?? above).slice(0, longestMessage) || line.trim();
    return { message: text, file, line: Number(number) };
  }
  return null;
}
