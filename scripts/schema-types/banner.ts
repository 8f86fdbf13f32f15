/** The first lines of every generated file. */
export const BANNER =
  '// Generated from schemas/*.schema.json by scripts/generate-types.ts. Do not edit: edit the schema and run `npm run generate`.';
