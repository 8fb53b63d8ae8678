import type { Uuid } from '@covertrail/domain/kernel/event';

/** When a thing was done, for how long, and what is known of it. `first` is what all others of its trace come from. */
export interface SpanFacts {
  readonly startedAtMs: number;
  readonly ms: number;
  readonly first?: boolean;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Where spans go: nowhere, unless traces are switched on (`traces.ts`). */
export interface Spans {
  /** Adds what was done to the trace of each correlation id: one trace holds all that a click led to, in whichever process. */
  add(name: string, correlationIds: readonly Uuid[], span: SpanFacts): void;
}

/** Where the spans of a process go, until it ends. */
export interface Traces {
  readonly spans: Spans;
  /** Sends what is left, within a moment. */
  close(): Promise<void>;
}

export const NO_SPANS: Spans = { add: () => undefined };
