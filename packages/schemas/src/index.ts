export { applyAnswers } from './apply-answers.ts';
export { tokens, usd } from './amounts.ts';
export { roleOfBrief, sheetOfBrief } from './brief-kinds.ts';
export { canonicalJson } from './canonical-json.ts';
export { assertNever, CircuitError, InternalError, type CircuitErrorFacts } from './circuit-error.ts';
export { counted } from './counted.ts';
export { digestOf } from './digest.ts';
export { emptyPlan } from './empty-plan.ts';
export { isSheetPath } from './is-sheet-path.ts';
export { shellWord } from './shell-word.ts';
export { seen, withUnseen } from './unseen.ts';
export type { Parsed, SchemaFault } from './parse-with.ts';
export { checkSheet } from './sheet-rules/check-sheet.ts';
export { builtInRules } from './sheet-rules/review-rules.ts';
// Generated, one name for each schema and definition: listing them by hand would repeat the schemas.
export type * from '../gen/types.d.ts';
export * from './parse.ts';
export { titlesMeant } from './titles-meant.ts';
