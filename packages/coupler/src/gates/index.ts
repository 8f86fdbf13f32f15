import { criticGate } from './critic.ts';
import type { Gate } from './gate.ts';
import { onlyThisBodyGate } from './only-this-body.ts';
import { parseGate } from './parse.ts';
import { textGate } from './text.ts';
import { undefinedNamesGate } from './undefined-names.ts';

/** Every gate of a body, cheapest first; a later one runs only when the earlier ones found nothing. */
export const gates: readonly Gate[] = Object.freeze([textGate, parseGate, onlyThisBodyGate, undefinedNamesGate, criticGate]);
