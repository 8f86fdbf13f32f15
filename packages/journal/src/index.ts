export { firstPrev, hashOfEntry, type Glance, type JournalEntry } from './journal-entry.ts';
export { JournalError, type JournalErrorCode } from './journal-error.ts';
export { openJournal, type Appended, type Journal, type NewTicket } from './journal.ts';
export { readOrMake } from './read-or-make.ts';
export { takeRunLock, type LockAttempt, type LockHolder, type RunLock } from './run-lock.ts';
