import type { Brief, CommonRoleName, Sheet } from '../gen/types.d.ts';

/** The sheet that answers each kind of brief. */
export const sheetOfBrief = {
  plan: 'plan',
  answer: 'answers',
  triage: 'triage',
  challenge: 'challenge',
  tests: 'tests',
  code: 'code',
  review: 'review',
  decision: 'decision',
  closure: 'closure',
} as const satisfies Record<Brief['kind'], Sheet['kind']>;

/** The role that each kind of brief is for. */
export const roleOfBrief = {
  plan: 'explorer',
  answer: 'explorer',
  triage: 'explorer',
  challenge: 'questioner',
  tests: 'testwriter',
  code: 'developer',
  review: 'reviewer',
  decision: 'supervisor',
  closure: 'supervisor',
} as const satisfies Record<Brief['kind'], CommonRoleName>;
