import type { Module, ModuleElement } from '../module.ts';
import { throwUnknownSymbol } from '../syntax-edit-error.ts';

/**
 * Returns the element of a symbol.
 *
 * @throws {SyntaxEditError} `unknown-symbol` when the module has none.
 */
export function findElement(module: Module, symbol: string): ModuleElement {
  const found = module.elements.find((element) => element.symbol === symbol);
  return (
    found ??
    throwUnknownSymbol(
      symbol,
      module.path,
      module.elements.map((element) => element.symbol),
    )
  );
}
