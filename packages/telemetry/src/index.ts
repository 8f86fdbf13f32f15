export { logLevels, openLog, silentLog, type Log, type LogFields, type LogLevel, type LogOptions } from './log.ts';
export { outcomeOf, type Outcome } from './outcome-of.ts';
export { spansOf } from './spans-of.ts';
export type { Span } from './span.ts';
export { startTelemetry, type Telemetry, type TelemetryOptions } from './start-telemetry.ts';
