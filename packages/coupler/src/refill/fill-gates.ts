import type { Gate } from '../gates/gate.ts';
import { gates } from '../gates/index.ts';

/** The gates of a body whose original is known and must not be told: all but the critic, whose findings would tell it. */
export const fillGates: readonly Gate[] = Object.freeze(gates.filter(({ name }) => name !== 'critic'));
