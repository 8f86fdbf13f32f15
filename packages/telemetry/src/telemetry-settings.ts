/** Where spans go, as far as it is ours to know; the exporter reads the rest of the standard variables itself. */
export type TelemetrySettings =
  | { readonly kind: 'off' }
  | { readonly kind: 'on'; readonly protocol: 'http/protobuf' | 'http/json' }
  | { readonly kind: 'unknown-protocol'; readonly protocol: string };

/** Returns what the standard variables of OpenTelemetry say; off where no endpoint is named. */
export function telemetrySettings(env: Readonly<Record<string, string | undefined>>): TelemetrySettings {
  const value = (name: string): string => env[name]?.trim() ?? '';
  const endpoint = value('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') || value('OTEL_EXPORTER_OTLP_ENDPOINT');
  const exporters = value('OTEL_TRACES_EXPORTER') || 'otlp';
  if (endpoint === '' || value('OTEL_SDK_DISABLED').toLowerCase() === 'true' || !exporters.split(',').includes('otlp'))
    return { kind: 'off' };
  const protocol = value('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL') || value('OTEL_EXPORTER_OTLP_PROTOCOL') || 'http/protobuf';
  return protocol === 'http/protobuf' || protocol === 'http/json' ? { kind: 'on', protocol } : { kind: 'unknown-protocol', protocol };
}
