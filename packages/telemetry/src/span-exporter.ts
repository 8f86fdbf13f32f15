import { SpanKind, SpanStatusCode, TraceFlags, type HrTime } from '@opentelemetry/api';
import { defaultResource, detectResources, envDetector, resourceFromAttributes, type Resource } from '@opentelemetry/resources';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { circuitName } from './conventions.ts';
import type { Span } from './span.ts';

/** Sends spans to where the standard variables say: OTEL_EXPORTER_OTLP_ENDPOINT, _HEADERS, _TIMEOUT, _COMPRESSION and the rest. */
export interface SpanSender {
  /** Returns whether the endpoint took them. Never throws. */
  send(spans: readonly Span[]): Promise<boolean>;
}

/** Opens the sender; `protocol` is what OTEL_EXPORTER_OTLP_PROTOCOL names. */
export async function openSender(protocol: 'http/protobuf' | 'http/json'): Promise<SpanSender> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  const exporter: SpanExporter = new OTLPTraceExporter();
  const named = resourceFromAttributes({ 'service.name': circuitName });
  const resource = defaultResource()
    .merge(named)
    .merge(detectResources({ detectors: [envDetector] }));
  return {
    send: async (spans) =>
      await new Promise<boolean>((resolve) => {
        const readable = spans.map((span) => readableSpan(span, resource));
        exporter.export(readable, (result) => resolve(isSuccess(result.code)));
      }),
  };
}

/** Their word for success, which they export where we do not depend. */
function isSuccess(code: number): boolean {
  return code === 0;
}

function readableSpan(span: Span, resource: Resource): ReadableSpan {
  const context = (spanId: string) => ({ traceId: span.traceId, spanId, traceFlags: TraceFlags.SAMPLED });
  return {
    name: span.name,
    kind: span.kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL,
    spanContext: () => context(span.spanId),
    ...(span.parentId === null ? {} : { parentSpanContext: context(span.parentId) }),
    startTime: hrTime(span.startMs),
    endTime: hrTime(span.endMs),
    duration: hrTime(span.endMs - span.startMs),
    status: span.error === null ? { code: SpanStatusCode.UNSET } : { code: SpanStatusCode.ERROR, message: span.error },
    attributes: { ...span.attributes },
    links: [],
    events: [],
    ended: true,
    resource,
    instrumentationScope: { name: circuitName },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** Seconds, and the nanoseconds beside them. */
function hrTime(ms: number): HrTime {
  return [Math.floor(ms / 1000), (ms % 1000) * 1_000_000];
}
