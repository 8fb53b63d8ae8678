import { decide, type ExpectedRevision } from './expected-revision.js';
import type { KeptEvents } from './kept-events.js';
import { bytesOf, type ProposedEvent, type RecordedEvent } from './recorded-event.js';
import { systemEvents } from './system-events.js';

/** Where an appended event stands, or that the stream was not where the caller expected it: `current` is -1 for none. */
export type AppendResult =
  | { readonly kind: 'stored'; readonly revision: number; readonly position: number }
  | { readonly kind: 'wrong-revision'; readonly current: number };

const TICKS_PER_MILLISECOND = 10_000n;

/** Where the first event of a log stands: the server's own records come before it. */
const FIRST_POSITION = 1_150;

/** The log: every event in the order it was stored, and by stream. */
export class EventLog {
  private readonly events: RecordedEvent[] = [];
  private readonly streams = new Map<string, RecordedEvent[]>();
  private readonly listeners = new Set<() => void>();
  private endsAt = FIRST_POSITION;

  constructor(private readonly kept: KeptEvents) {
    for (const event of kept.load()) this.take(event);
    if (this.events.length === 0) for (const { stream, event } of systemEvents) this.append(stream, 'any', [event]);
  }

  append(stream: string, expected: ExpectedRevision, proposed: readonly ProposedEvent[]): AppendResult {
    const stored = this.stream(stream);
    const decision = decide(stored, expected, proposed);
    if (decision.kind === 'wrong-revision') return { kind: 'wrong-revision', current: stored.length - 1 };
    if (decision.kind === 'repeated')
      return { kind: 'stored', revision: decision.last.revision, position: decision.last.position };
    const recorded = this.record(stream, stored.length, proposed);
    this.kept.add(recorded);
    for (const event of recorded) this.take(event);
    for (const listener of [...this.listeners]) listener();
    return {
      kind: 'stored',
      revision: this.stream(stream).length - 1,
      position: recorded.at(-1)?.position ?? this.endsAt,
    };
  }

  /** The events of a stream, oldest first; empty for one that does not exist. */
  stream(name: string): readonly RecordedEvent[] {
    return this.streams.get(name) ?? [];
  }

  get length(): number {
    return this.events.length;
  }

  /** Where the next event will stand. */
  get end(): number {
    return this.endsAt;
  }

  at(index: number): RecordedEvent | undefined {
    return this.events[index];
  }

  /** The index of the first event at a position or behind it. */
  indexAt(position: number): number {
    let from = 0;
    let to = this.events.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.events[middle]!.position < position) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** Called after each append, until the returned function is. */
  onAppended(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.kept.close();
  }

  private record(stream: string, first: number, proposed: readonly ProposedEvent[]): RecordedEvent[] {
    const ticks = BigInt(Date.now()) * TICKS_PER_MILLISECOND;
    let position = this.endsAt;
    return proposed.map((event, index) => {
      const recorded = { ...event, stream, revision: first + index, position, ticks };
      position += bytesOf(stream, event);
      return recorded;
    });
  }

  private take(event: RecordedEvent): void {
    this.events.push(event);
    this.endsAt = event.position + bytesOf(event.stream, event);
    const stream = this.streams.get(event.stream);
    if (stream === undefined) this.streams.set(event.stream, [event]);
    else stream.push(event);
  }
}
