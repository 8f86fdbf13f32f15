import type { ElementParts } from '../edit/compose-element.ts';
export function composePython(parts: ElementParts): string {
  return parts.declaration;
}
