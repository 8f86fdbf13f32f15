export type { ChecksContext } from './checks-context.ts';
export { ChecksError, type ChecksErrorCode } from './checks-error.ts';
export { openProofStore, type ProofStore } from './proof-store.ts';
export { prepareTree, type Prepared } from './prepare-tree.ts';
export { readReport, type ReadContext, type ReadReport, type ReportKind } from './readers/read-report.ts';
export { reporterFor, type DecoratedCommand, type DecorateOptions } from './reporter-for.ts';
export { runSuite, type SuiteInput } from './run-suite.ts';
export { withTree } from './with-tree.ts';
