import { relativeToTree } from './tree-path.ts';
import type { RawFailure } from './raw-test.ts';

const mostFrames = 20;
const javascriptFrame = /^\s*at (?:.*?\()?((?:file:\/\/)?\/[^\n]*?):(\d+)(?::\d+)?\)?\s*$/u;
const relativeFrame = /^\s*at (?:.*?\()?([\w@.-][^\s():]*\.[cm]?[jt]sx?):(\d+)(?::\d+)?\)?\s*$/u;
const pythonFrame = /^\s*File "([^"]+)", line (\d+)/u;

interface Frame {
  readonly file: string;
  readonly line: number;
}

/** Returns the frames of a failure that lie in the tree and not in an installed package, innermost first, at most twenty. */
export function framesIn(failure: Pick<RawFailure, 'stack' | 'frames'>, root: string): Frame[] {
  const given = failure.frames === undefined ? framesOf(failure.stack ?? '') : failure.frames.toReversed();
  return given
    .flatMap(({ file, line }) => {
      const path = relativeToTree(file, root);
      return path === null || line < 1 || isInstalled(path) ? [] : [{ file: path, line }];
    })
    .slice(0, mostFrames);
}

/** JavaScript prints the innermost frame first, Python last. */
function framesOf(stack: string): Frame[] {
  const lines = stack.split('\n');
  const python = matchAll(lines, pythonFrame);
  if (python.length > 0) return python.toReversed();
  const absolute = matchAll(lines, javascriptFrame);
  return absolute.length > 0 ? absolute : matchAll(lines, relativeFrame);
}

function matchAll(lines: readonly string[], pattern: RegExp): Frame[] {
  return lines.flatMap((line) => {
    const [, file, number] = pattern.exec(line) ?? [];
    return file === undefined ? [] : [{ file, line: Number(number) }];
  });
}

function isInstalled(path: string): boolean {
  return /(?:^|\/)(?:node_modules|site-packages|dist-packages|\.venv)\//u.test(path);
}
