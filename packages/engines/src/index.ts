export {
  admitCall,
  chargeBudget,
  estimateInputTokens,
  paymentOf,
  totalTokens,
  type Admission,
  type Ceiling,
  type Payment,
  type Spent,
} from './budget.ts';
export { RETRY_BOUNDS, type RetryBounds } from './call-provider.ts';
export { callParts, withoutTicket, type CallParts } from './call-id.ts';
export type { CallRetry, Engine, EngineContext, EngineReply } from './engine.ts';
export { EnginesError } from './engines-error.ts';
export { openEngine, type OpenedEngine, type OpenEngineOptions } from './open-engine.ts';
export { priceOf, pricePerMTok, priceSnapshot, usdOf, type Priced, type PriceOverrides, type PricePerMTok } from './price-of.ts';
export { readScript } from './read-script.ts';
export { recordedEngine, type RecordedOptions } from './recorded-engine.ts';
export { recordExchange, type Exchange } from './record-exchange.ts';
export { readRecording, recordingPath, writeRecording } from './recording-file.ts';
export { redactJson, redactSecrets, secretsOf } from './redact-secrets.ts';
export { scriptedEngine, type Script, type ScriptedReply, type ScriptedWords } from './scripted-engine.ts';
