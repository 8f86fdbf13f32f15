import { placeBody } from '../gates/place-body.ts';
import { runGates } from '../gates/run-gates.ts';
import { explained, readBody, readReply } from '../reply/read-reply.ts';
import { refused, type Workpiece, type Worked } from './workpiece.ts';

/** Returns the workpiece with one body set, or the findings of the first gate that refuses it; then nothing has changed. */
export async function fillBody(piece: Workpiece, symbol: string, text: string): Promise<Worked> {
  const { module, original } = piece;
  const element = module.elements.find((one) => one.symbol === symbol);
  if (!element) return refused('unknown-symbol', `${symbol} is not declared. Declared are: ${fillable(piece).join(', ') || 'none'}.`);
  if (!element.hole) return refused('no-hole', `${symbol} has no body that can be set.`);
  const reply = readReply({ text, stop: 'end' });
  if (reply.kind === 'finding') return { kind: 'refused', findings: [reply.finding] };
  const body = await readBody(reply.text, module, symbol);
  const allowance = [element.declaration, element.docstring?.text ?? ''].join('\n');
  const candidate = placeBody(module, symbol, body, { original, allowance });
  const findings = await runGates(candidate);
  if (findings.length > 0) return { kind: 'refused', findings: explained(findings, reply.doubt) };
  const parsed = await candidate.parse();
  if (parsed.kind !== 'module') return refused('syntax', 'The module does not parse with the body in its place.');
  return { kind: 'worked', piece: { ...piece, module: parsed.module }, symbol };
}

function fillable({ module }: Workpiece): string[] {
  return module.elements.filter(({ hole }) => hole !== null).map(({ symbol }) => symbol);
}
