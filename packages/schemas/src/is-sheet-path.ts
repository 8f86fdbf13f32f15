/**
 * Says whether documents can name a path at all: what `path` of `schemas/common.schema.json` takes. A tree may hold others, with a backslash, a
 * line end or more than 1,024 characters in their names: no role is told of those, and none can write them. Never throws.
 */
export function isSheetPath(path: string): boolean {
  return pattern.test(path);
}

// Of the control characters those from U+0080 on are taken.
const pattern = /^(?=[^]{1,1024}$)(?!\/)(?!(.*\/)?\.{1,2}(\/|$))(?!.*\/\/)(?!.*\/$)(?:[^\\\p{Cc}]|[\u0080-\u009f])+$/u;
