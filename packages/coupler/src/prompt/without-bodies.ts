import { innerBodies, type Module } from '@ticket-circuit/syntax';

/**
 * Returns the text of a module from `start` to `end`, where of each function in it only the head is told: `{ … }` stands for its body, or `…` behind an
 * arrow. A body that is empty stays. What a constant or a field holds is no secret, but a body in it is one of another author.
 */
export function withoutBodies(module: Module, start: number, end: number): string {
  const { source } = module;
  let [text, at] = ['', start];
  for (const body of innerBodies(module, start, end)) {
    const isEmpty = source.slice(body.start + 1, body.end - 1).trim() === '' && body.hasBraces;
    text += source.slice(at, body.start) + (isEmpty ? source.slice(body.start, body.end) : body.hasBraces ? '{ … }' : '…');
    at = body.end;
  }
  return text + source.slice(at, end);
}
