export { drainSpool, type PushHint } from './drain-spool.ts';
export { hookState, installHook, removeHook, type HookInstallation, type HookPlace, type HookState } from './hook.ts';
export { landTicket } from './land-ticket.ts';
export type { CheckVerdict, FaultPoint, LandingNote, LandingRequest } from './landing-request.ts';
export { scanLanded, type ForeignLanding, type LandedTicket, type LandingScan, type ScanRequest } from './scan-landed.ts';
export { decide } from './schedule/decide.ts';
export { policies } from './schedule/policies.ts';
export { emptyQueue, type Decision, type Policy, type QueueAction, type QueueEvent, type QueueState } from './schedule/queue-state.ts';
