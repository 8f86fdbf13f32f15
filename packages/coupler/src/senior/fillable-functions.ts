import type { Module, ModuleElement } from '@ticket-circuit/syntax';

/**
 * Returns the functions and methods of a module whose bodies can be blanked and written again, in the module's order.
 *
 * Functions inside functions belong to the body of the outer one. Left out: tests, and bodies that say nothing (`...` of a protocol, a lone
 * docstring, braces around nothing or comments), which no author could get wrong.
 */
export function fillableFunctions({ elements, source }: Module): ModuleElement[] {
  return elements.filter(
    ({ kind, hole }) =>
      (kind === 'function' || kind === 'method') &&
      hole !== null &&
      !/^(?:\.\.\.)?;?$/.test(withoutLeadingComments(source.slice(hole.start, hole.end)).trim()),
  );
}

// A Python body cannot begin with a slash, nor be comments alone.
function withoutLeadingComments(text: string): string {
  return text.replace(/^(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*/u, '');
}
