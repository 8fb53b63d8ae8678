import type { Instant, Position, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { LogEvent } from '#event-store/event-store.port';
import { decode, type EventRegistry } from './upcasting.js';

/**
 * An event as followers of the log receive it. `event` is null when the type is unknown (then `failure` is null too) or when it
 * could not be read (then `failure` says why).
 */
export interface LogEntry {
  readonly id: Uuid;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly recordedAt: Instant;
  readonly event: Recorded | null;
  readonly failure: Error | null;
  /** Not as it was appended, so its type cannot be trusted: any follower may be affected. */
  readonly damaged: boolean;
}

/** Whether a follower that handles these types must process an entry. */
export const concerns = ({ type, damaged }: LogEntry, types: ReadonlySet<string>): boolean =>
  damaged || types.has(type);

export function toEntry(stored: LogEvent, registry: EventRegistry): LogEntry {
  const { id, type, stream, revision, position, meta } = stored;
  const entry = { id, type, stream, revision, position, recordedAt: meta.recordedAt, damaged: stored.damage !== null };
  try {
    return { ...entry, event: decode(stored, registry), failure: null };
  } catch (error) {
    return { ...entry, event: null, failure: asError(error) };
  }
}

export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** So many of one batch are named at most. */
const MOST_NAMED = 5;

/** What the events of a batch belong to; of a big batch the first few. */
export function correlationIdsOf(entries: readonly LogEntry[]): readonly Uuid[] {
  const found = new Set<Uuid>();
  for (const { event } of entries) {
    if (event) found.add(event.meta.correlationId);
    if (found.size === MOST_NAMED) break;
  }
  return [...found];
}
