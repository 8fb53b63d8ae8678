import type { Instant, Position, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { StoredEvent } from '../event-store/event-store.port.js';
import { decode, type EventRegistry } from './upcasting.js';

/**
 * An event on its way to those who follow the log. `event` is null when the type is unknown (then `failure` is null
 * too) or when it could not be upcast (then `failure` says why).
 */
export interface LogEntry {
  readonly id: Uuid;
  readonly type: string;
  readonly position: Position;
  readonly recordedAt: Instant;
  readonly event: Recorded | null;
  readonly failure: Error | null;
}

export function toEntry(stored: StoredEvent, registry: EventRegistry): LogEntry {
  const { id, type, position, meta } = stored;
  const entry = { id, type, position, recordedAt: meta.recordedAt };
  try {
    return { ...entry, event: decode(stored, registry), failure: null };
  } catch (error) {
    return { ...entry, event: null, failure: asError(error) };
  }
}

export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
