import type { Position } from '@covertrail/domain/kernel/event';
import type { EventStore } from '#event-store/event-store.port';
import { toEntry, type LogEntry } from './log-entry.js';
import { firstAfter } from './log-window.js';
import type { EventRegistry } from './upcasting.js';

const CHUNK = 4_000;
const KEPT = 3;

interface Chunk {
  readonly after: Position;
  readonly entries: Promise<readonly LogEntry[]>;
  last: Position | null;
}

/** The chunks of the log that were read last for subscriptions behind the head, shared by all that need them. */
export class LogChunks {
  private chunks: Chunk[] = [];

  constructor(private readonly events: EventStore, private readonly registry: EventRegistry) {}

  async read(after: Position, limit: number): Promise<readonly LogEntry[]> {
    const chunk = this.covering(after) ?? this.begin(after);
    const entries = await chunk.entries;
    const start = firstAfter(entries, after);
    return entries.slice(start, start + limit);
  }

  /** Begins to read what comes after a position, for someone who will ask for it. */
  prepare(after: Position): void {
    if (!this.covering(after)) this.begin(after);
  }

  private covering(after: Position): Chunk | undefined {
    return this.chunks.find((chunk) => chunk.after === after || (chunk.after < after && chunk.last !== null && after < chunk.last));
  }

  private begin(after: Position): Chunk {
    const chunk: Chunk = { after, entries: this.load(after), last: null };
    this.chunks = [...this.chunks.slice(-(KEPT - 1)), chunk];
    void chunk.entries.then(
      (entries) => (entries.length === 0 ? this.forget(chunk) : (chunk.last = entries.at(-1)?.position ?? null)),
      () => this.forget(chunk),
    );
    return chunk;
  }

  private forget(chunk: Chunk): void {
    this.chunks = this.chunks.filter((other) => other !== chunk);
  }

  private async load(after: Position): Promise<readonly LogEntry[]> {
    const entries: LogEntry[] = [];
    for await (const stored of this.events.readAll({ after, limit: CHUNK })) entries.push(toEntry(stored, this.registry));
    return entries;
  }
}
