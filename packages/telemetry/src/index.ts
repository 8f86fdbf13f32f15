export { spansOf } from './spans-of.ts';
export type { Span } from './span.ts';
export { startTelemetry, type Telemetry, type TelemetryOptions } from './start-telemetry.ts';
