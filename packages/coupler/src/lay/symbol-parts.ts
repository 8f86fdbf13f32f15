/** Returns the symbol of the class that holds a member; null for an element of the module. */
export function parentOf(symbol: string): string | null {
  const dot = symbol.lastIndexOf('.');
  return dot > 0 ? symbol.slice(0, dot) : null;
}

/** Returns the last part of a qualified symbol. */
export function simpleName(symbol: string): string {
  return symbol.slice(symbol.lastIndexOf('.') + 1).replace(/#\d+$/, '');
}
