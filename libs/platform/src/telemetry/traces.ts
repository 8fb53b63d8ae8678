import { NO_SPANS, type Traces } from './spans.js';
import { switchFrom } from '../settings/switch-from.js';

/** Traces are off by default. */
const OFF: Traces = { spans: NO_SPANS, close: async () => undefined };

/**
 * Traces over OTLP, where OTEL_EXPORTER_OTLP_ENDPOINT names a receiver or COVERTRAIL_TRACES is `1` (then the one at its usual place,
 * `http://localhost:4318`). OpenTelemetry's own settings hold, OTEL_SERVICE_NAME among them. Nothing of it is loaded otherwise. Throws StartRefused.
 */
export async function openTraces(env: NodeJS.ProcessEnv, process: string): Promise<Traces> {
  if (!env['OTEL_EXPORTER_OTLP_ENDPOINT'] && switchFrom(env, 'COVERTRAIL_TRACES') !== true) return OFF;
  const { tracesOverOtlp } = await import('./otlp-traces.js');
  return tracesOverOtlp(env['OTEL_SERVICE_NAME'] ?? `covertrail-${process}`);
}
