import { ROOT_CONTEXT, SpanKind, trace, TraceFlags, type Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { node, resources } from '@opentelemetry/sdk-node';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { within } from '#timing/within';
import type { SpanFacts, Traces } from './spans.js';

const CLOSE_WITHIN_MS = 1_000;
const SPAN_DIGITS = 16;

/** The exporter sends in the background; a receiver that does not answer holds nothing up. */
export const tracesOverOtlp = (service: string): Traces =>
  tracesTo(new node.BatchSpanProcessor(new OTLPTraceExporter()), service);

/**
 * Spans whose trace is that of the correlation id, which all that a click led to shares (ADR 25): a process that folds finds the
 * trace by the event alone. Its first span is named by the second half of the id.
 */
export function tracesTo(processor: node.SpanProcessor, service: string): Traces {
  const ids = new GivenIds();
  const resource = resources.resourceFromAttributes({ 'service.name': service });
  const provider = new node.NodeTracerProvider({ resource, idGenerator: ids, spanProcessors: [processor] });
  const tracer = provider.getTracer('covertrail');
  const addTo = (name: string, correlationId: Uuid, { startedAtMs, ms, first = false, facts }: SpanFacts): void => {
    const attributes = { ...facts, 'covertrail.correlation_id': correlationId };
    const traceId = traceIdOf(correlationId);
    const options = {
      startTime: startedAtMs,
      attributes,
      root: first,
      kind: first ? SpanKind.SERVER : SpanKind.INTERNAL,
    };
    if (first) ids.give(traceId);
    tracer.startSpan(name, options, first ? ROOT_CONTEXT : below(traceId)).end(startedAtMs + ms);
  };
  return {
    spans: { add: (name, correlationIds, span) => correlationIds.forEach((id) => addTo(name, id, span)) },
    close: async () => void (await within(provider.shutdown(), CLOSE_WITHIN_MS)),
  };
}

const traceIdOf = (correlationId: Uuid): string => correlationId.replaceAll('-', '');
const firstSpanOf = (traceId: string): string => traceId.slice(-SPAN_DIGITS);

const below = (traceId: string): Context =>
  trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId: firstSpanOf(traceId),
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  });

/** Ids by chance, but for the one span that is given its own. */
class GivenIds implements node.IdGenerator {
  private readonly random = new node.RandomIdGenerator();
  private traceId: string | null = null;
  private spanId: string | null = null;

  /** To the next span that is started, as the first of its trace. */
  give(traceId: string): void {
    this.traceId = traceId;
    this.spanId = firstSpanOf(traceId);
  }

  generateTraceId(): string {
    const id = this.traceId ?? this.random.generateTraceId();
    this.traceId = null;
    return id;
  }

  generateSpanId(): string {
    const id = this.spanId ?? this.random.generateSpanId();
    this.spanId = null;
    return id;
  }
}
