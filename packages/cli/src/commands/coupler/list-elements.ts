import type { Module, ModuleElement } from '@ticket-circuit/syntax';
import { CliError } from '../../frame/cli-error.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import { inColumns } from '../../frame/in-columns.ts';
import type { Reply } from '../../frame/reply.ts';
import type { VerbCall } from '../../frame/verb.ts';
import { faultsText, readSource } from './read-module.ts';

/** Lists the elements of a file, in its order, with the lines on which each stands. */
export async function listElements({ dir, words }: VerbCall): Promise<Reply> {
  const [path = ''] = words;
  const { source, driver, name, linesAbove } = await readSource(dir, path);
  const parsed = await driver.parse(source, name);
  if (parsed.kind === 'syntax-error')
    throw new CliError({
      code: 'does-not-parse',
      what: `${path} has no elements: it does not parse.`,
      why: faultsText(path, parsed, linesAbove),
      next: 'Mend that line.',
    });
  const elements = parsed.module.elements.map((element) => listed(parsed.module, element, linesAbove));
  const rows = elements.map(({ symbol, kind, lines, hole }) => [`${lines.from}-${lines.to}`, kind, hole ? 'body' : '', symbol]);
  return {
    exit: exitCodes.done,
    text: elements.length === 0 ? `${path} holds no element.` : inColumns(rows),
    document: { path, language: driver.language, elements },
  };
}

function listed({ source }: Module, element: ModuleElement, linesAbove: number) {
  const { symbol, kind, parent, exported, declaration, docstring, hole, start, end } = element;
  const lineOf = (offset: number): number => linesAbove + source.slice(0, offset).split('\n').length;
  return {
    symbol,
    kind,
    parent,
    exported,
    declaration,
    docstring: docstring?.text ?? null,
    hole: hole !== null,
    lines: { from: lineOf(start), to: lineOf(Math.max(start, end - 1)) },
  };
}
