import { diffElements, equal, type Module } from '@ticket-circuit/syntax';
import type { Propose } from '../fill-element.ts';
import type { GateFinding } from '../gates/finding.ts';
import { moduleAt, parseText } from '../open-module.ts';
import { readThrough, type ReadText } from '../read-text.ts';
import { readReply } from '../reply/read-reply.ts';
import { mechanicalSenior } from '../senior/mechanical-senior.ts';

/** What came of a rewrite: a file, or why there is none. */
export type Rewritten =
  | {
      readonly kind: 'file';
      readonly text: string;
      /** Critic-equal to the original. */
      readonly reproduced: boolean;
      /** Elements beside the asked one that are not what they were. */
      readonly collateral: readonly string[];
      readonly tries: number;
    }
  | { readonly kind: 'failed'; readonly why: string; readonly tries: number };

/**
 * Blanks one function and has the whole file written again: how an author works who gets files instead of bodies. It is asked again, up to
 * `tries` times, when the answer is no file of its language. Nothing but that is refused, since nothing else is when files are written whole.
 */
export async function rewriteFile(
  read: ReadText,
  target: { readonly file: string; readonly symbol: string },
  propose: Propose,
  options: { readonly instructions: string; readonly tries: number; readonly nonce: string },
): Promise<Rewritten> {
  const { file, symbol } = target;
  const { changes } = await mechanicalSenior({ file, symbols: [symbol], nonce: options.nonce })(read);
  const original = await moduleAt(read, file);
  const blank = await readThrough(read, changes)(file);
  if (!original || blank === null) return { kind: 'failed', why: `${file} does not parse.`, tries: 0 };
  let refused = '';
  for (let tries = 1; tries <= options.tries; tries += 1) {
    const user = [
      `<function>\n${symbol}\n</function>`,
      `<file>\n${blank.trimEnd()}\n</file>`,
      ...(refused ? [`<refused>\n${refused}\n</refused>`] : []),
    ];
    const proposal = await propose(
      { system: options.instructions.trim(), user: user.join('\n') },
      'default',
      refused.includes('cut') ? 'more' : 'usual',
    );
    if (proposal.stop === 'no-such-tier') return { kind: 'failed', why: 'Nobody answers.', tries: tries - 1 };
    const reply = readReply(proposal);
    const judged = reply.kind === 'finding' ? reply.finding : await judge(original, symbol, `${reply.text.trim()}\n`);
    if ('kind' in judged) return { ...judged, tries };
    refused = `${judged.line === undefined ? '' : `line ${judged.line}: `}${judged.message}`;
  }
  return { kind: 'failed', why: refused, tries: options.tries };
}

async function judge(
  original: Module,
  symbol: string,
  text: string,
): Promise<Omit<Extract<Rewritten, { kind: 'file' }>, 'tries'> | GateFinding> {
  const parsed = await parseText(text, original.path);
  if (parsed.kind !== 'module') {
    const fault = parsed.kind === 'unparsable' ? parsed.faults[0] : undefined;
    return { gate: 'parse', rule: 'syntax', message: fault?.message ?? 'It does not parse.', ...(fault ? { line: fault.line } : {}) };
  }
  const changes = diffElements(original, parsed.module);
  const equality = await equal(original.source, text, original.path);
  return {
    kind: 'file',
    text,
    reproduced: equality === 'identical' || equality === 'ast-equal',
    collateral: changes.filter((one) => one.symbol !== symbol || one.signatureChanged || one.change !== 'changed').map((one) => one.symbol),
  };
}
