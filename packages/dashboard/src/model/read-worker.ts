import { workerData } from 'node:worker_threads';
import { openJournal } from '@ticket-circuit/journal';
import { keepModel, keptModel } from './keep-model.ts';

const { file, journal: journalFile } = workerData as { readonly file: string; readonly journal: string };
using journal = openJournal(journalFile);
const model = keptModel(file, journal);
model.catchUp();
// Whoever started this has judged that it is worth it.
keepModel(file, journal, model, Number.NEGATIVE_INFINITY);
