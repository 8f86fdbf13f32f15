import { describe, expect, it } from 'vitest';
import { decideEnd, type EndFacts } from './decide-end.ts';

const facts: EndFacts = { killedFor: null, reportedExit: 0, signal: null, stderr: '', memoryWasFull: false };

describe('decideEnd', () => {
  it.each<[string, Partial<EndFacts>, unknown]>([
    ['a reported status', { reportedExit: 3 }, { kind: 'exited', code: 3 }],
    ['a status above all signals', { reportedExit: 255 }, { kind: 'exited', code: 255 }],
    ['a status of a signal', { reportedExit: 137 }, { kind: 'signalled', signal: 'SIGKILL' }],
    ['the signal of the processor limit', { reportedExit: 152 }, { kind: 'limit', limit: 'cpu' }],
    ['the signal of the file size limit', { reportedExit: 153 }, { kind: 'limit', limit: 'file-size' }],
    ['a failure while a folder in memory was full', { reportedExit: 1, memoryWasFull: true }, { kind: 'limit', limit: 'tmp' }],
    ['a full folder in memory that the command got along with', { memoryWasFull: true }, { kind: 'exited', code: 0 }],
    ['a file size limit beside a full folder', { reportedExit: 153, memoryWasFull: true }, { kind: 'limit', limit: 'file-size' }],
    ['no status', { reportedExit: null, stderr: ' no such file\n' }, { kind: 'set-up-failed', why: 'no such file' }],
    ['no status and no word', { reportedExit: null }, { kind: 'set-up-failed', why: 'bubblewrap ended without a word.' }],
    ['a bubblewrap that somebody killed', { reportedExit: null, signal: 'SIGKILL' }, { kind: 'signalled', signal: 'SIGKILL' }],
    [
      'our own kill',
      { killedFor: { kind: 'limit', limit: 'wall' }, reportedExit: null, signal: 'SIGKILL' },
      { kind: 'limit', limit: 'wall' },
    ],
    ['an abort that came late', { killedFor: { kind: 'aborted' }, reportedExit: 0 }, { kind: 'aborted' }],
  ])('reads %s', (_, changed, end) => {
    expect(decideEnd({ ...facts, ...changed })).toEqual(end);
  });
});
