import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectOutput } from './collect-output.ts';

const text = (...chunks: string[]): string => {
  const collector = collectOutput(10);
  for (const chunk of chunks) collector.push(Buffer.from(chunk));
  return collector.text();
};

describe('collectOutput', () => {
  it('keeps all that fits', () => {
    expect(text()).toBe('');
    expect(text('01234', '56789')).toBe('0123456789');
  });

  it('cuts the middle and says how much', () => {
    expect(text('01234567', '89ab')).toBe('01234\n[… 2 bytes left out …]\n789ab');
  });

  it('shows a character that was cut as replaced', () => {
    expect(text('0123é', 'xxxxx', 'xxxxx')).toMatch(/^0123\u{fffd}\n/u);
  });

  it('keeps the same whatever the pieces are', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 40 })), fc.integer({ min: 1, max: 50 }), (chunks, maxBytes) => {
        const [whole, pieces] = [collectOutput(maxBytes), collectOutput(maxBytes)];
        whole.push(Buffer.concat(chunks));
        for (const chunk of chunks) pieces.push(chunk);
        expect(pieces.text()).toBe(whole.text());
        expect(pieces.total()).toBe(whole.total());
      }),
    );
  });
});
