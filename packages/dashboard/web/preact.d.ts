// The module preact.js is preact and htm in one file, as the package htm ships it; the server sends it from there. This is what is used of it.

/** What a component returns. */
export type View = object | string | number | null | undefined | readonly View[];

export function html(strings: TemplateStringsArray, ...values: readonly unknown[]): View;
export function render(view: View, parent: Element): void;
export function useState<Value>(first: Value | (() => Value)): [Value, (next: Value | ((before: Value) => Value)) => void];
export function useEffect(effect: () => void | (() => void), inputs: readonly unknown[]): void;
