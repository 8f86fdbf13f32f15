import type { LineRoles } from '../edit/reindent.ts';

export function pythonLineRoles(_text: string): LineRoles {
  return { fixed: new Set(), loose: new Set() };
}
