interface WantedOutput {
  readonly path: string;
  readonly maxBytes: number;
}

/** Returns how many bytes the descriptor may carry for these outputs. */
export function encodedBound(outputs: readonly WantedOutput[]): number {
  return outputs.reduce((sum, { maxBytes }) => sum + Math.ceil((maxBytes + 3) / 3) * 4 + 16, 0);
}

/**
 * Returns each output's text by its path: null for a file that was absent, not regular, or larger than its bound, since a
 * report that was cut says less than none. The lines come from inside and are a claim, like the files themselves.
 */
export function decodeOutputs(lines: string, outputs: readonly WantedOutput[]): Record<string, string | null> {
  const result: Record<string, string | null> = Object.fromEntries(outputs.map(({ path }) => [path, null]));
  for (const line of lines.split('\n').slice(0, -1)) {
    const [, index, encoded] = /^([0-9]{1,3}) ([A-Za-z0-9+/=]*)$/.exec(line) ?? [];
    const wanted = outputs[Number(index)];
    if (wanted === undefined || encoded === undefined) continue;
    const bytes = Buffer.from(encoded, 'base64');
    result[wanted.path] = bytes.byteLength > wanted.maxBytes ? null : bytes.toString('utf8');
  }
  return result;
}
