// Generated from schemas/*.schema.json by scripts/generate-types.ts. Do not edit: edit the schema and run `npm run generate`.

/**
 * Every document by the name of its schema file.
 */
export interface Documents {}
