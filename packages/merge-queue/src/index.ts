export { drainSpool, standAsWorker, type PushHint } from './drain-spool.ts';
export {
  hookState,
  installGuard,
  installHook,
  installHooks,
  removeHook,
  type HookInstallation,
  type HookPlace,
  type HookState,
} from './hook.ts';
export { hookNames, type HookName } from './hook-script.ts';
export { describeQueue, type Standing } from './schedule/describe.ts';
export { targetOf } from './landing-target.ts';
export { blockedLanding, checkoutsOf, type BlockedCheckout } from './local-branch.ts';
export { scanLanded, type ForeignLanding, type LandedTicket, type LandingScan, type ScanRequest } from './scan-landed.ts';
export { decide } from './schedule/decide.ts';
export { policies } from './schedule/policies.ts';
export { emptyQueue, type Decision, type Policy, type QueueAction, type QueueEvent, type QueueState } from './schedule/queue-state.ts';
export { openQueueLog, type QueueLog } from './log/queue-log.ts';
export { QueueFold, type Settled } from './log/fold-log.ts';
export { attemptOf, candidateRef, landedRef, liveRef, submissionRef } from './queue-refs.ts';
export { deliver, type DeliveryRequest } from './work/deliver.ts';
export type { FaultPoint, LandingNote, LaneRules, QueuePlace } from './work/queue-place.ts';
export { parkedPushes, type ParkedPush } from './work/take-in.ts';
export { readFold, submit, type SubmissionReport, type SubmissionRequest } from './work/submit.ts';
export { workQueue, type Candidate, type CheckVerdict, type WorkEnd, type WorkRequest } from './work/work-queue.ts';
