export type { Finding } from './finding.ts';
export { journalRef } from './journal-files.ts';
export { keepRecords, type Kept, type KeepRequest } from './keep-records.ts';
export { loadSnapshot } from './load-snapshot.ts';
export { provenanceRefspecs, type Published } from './publish.ts';
export type { RecordPlace } from './record-tickets.ts';
export { readMirroredEntries } from './read-mirrored-entries.ts';
export type { Snapshot } from './snapshot.ts';
export { judgeSnapshot, verifyRepository, type Verification } from './verify.ts';
