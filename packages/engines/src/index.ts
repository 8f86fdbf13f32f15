export { callParts, withoutTicket, type CallParts } from './call-id.ts';
export type { Engine, EngineContext, EngineReply } from './engine.ts';
export { EnginesError } from './engines-error.ts';
export { readScript } from './read-script.ts';
export { scriptedEngine, type Script, type ScriptedReply, type ScriptedWords } from './scripted-engine.ts';
