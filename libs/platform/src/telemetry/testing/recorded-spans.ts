import { node } from '@opentelemetry/sdk-node';
import { tracesTo } from '../otlp-traces.js';
import type { Spans } from '../spans.js';

interface RecordedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | null;
}

/** Keeps the spans that OpenTelemetry makes. */
export class RecordedSpans {
  readonly spans: Spans;
  private readonly exporter = new node.InMemorySpanExporter();

  constructor() {
    this.spans = tracesTo(new node.SimpleSpanProcessor(this.exporter), 'test').spans;
  }

  get all(): readonly RecordedSpan[] {
    return this.exporter.getFinishedSpans().map((span) => {
      const { traceId, spanId } = span.spanContext();
      return { name: span.name, traceId, spanId, parentId: span.parentSpanContext?.spanId ?? null };
    });
  }
}
