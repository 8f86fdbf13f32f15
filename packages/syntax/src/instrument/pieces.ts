/** A text that is put into a source. Nothing of the source is taken away. */
export interface Piece {
  readonly at: number;
  readonly text: string;
}

/** Pieces that belong together: all that one function gets, or what the file gets once. */
export type Pieces = readonly Piece[];

/** Returns a source with the pieces put in; those of one place in the order given. */
export function withPieces(source: string, pieces: Pieces): string {
  let text = '';
  let from = 0;
  for (const piece of pieces.toSorted((left, right) => left.at - right.at)) {
    text += source.slice(from, piece.at) + piece.text;
    from = piece.at;
  }
  return text + source.slice(from);
}
