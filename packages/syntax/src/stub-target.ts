import type { ElementKind } from './module.ts';

/** What a stub is made for: an element of a module, or a planned declaration. */
export interface StubTarget {
  readonly declaration: string;
  readonly kind: ElementKind;
  /** The `super` call that a derived class's constructor has to keep; elements of modules carry it. */
  readonly superCall?: string;
}
