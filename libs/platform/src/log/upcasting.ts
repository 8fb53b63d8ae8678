import type { Recorded } from '@covertrail/domain/kernel/event';
import { checkVersions, NotUpcastable, upcast, type EventVersions } from '@covertrail/domain/kernel/upcast';
import type { LogEvent, StoredEvent } from '#event-store/event-store.port';
import { EventUnreadable } from './event-unreadable.js';

/** Every event type that this code knows. */
export type EventRegistry = Readonly<Record<string, EventVersions>>;

/** Upcasts to the latest version and sets `meta.schemaVersion` to it. Null for a type that the registry lacks. Throws `EventUnreadable`. */
export function decode(stored: LogEvent, registry: EventRegistry): Recorded | null {
  if (stored.damage !== null) throw new EventUnreadable(stored, stored.damage, 'damaged');
  const known = Object.hasOwn(registry, stored.type) ? registry[stored.type] : undefined;
  if (!known) return null;
  const { schemaVersion } = stored.meta;
  if (schemaVersion > known.version) {
    throw new EventUnreadable(stored, `it has version ${schemaVersion}, this code knows ${known.version}`, 'newer');
  }
  const { id, stream, revision, position, type, meta } = stored;
  return {
    id,
    stream,
    revision,
    position,
    type,
    data: latestData(stored, known),
    meta: { ...meta, schemaVersion: known.version },
  };
}

function latestData(stored: StoredEvent, known: EventVersions): unknown {
  try {
    return upcast(known, stored.meta.schemaVersion, stored.data);
  } catch (error) {
    throw new EventUnreadable(stored, error instanceof Error ? error.message : String(error), 'shape', {
      cause: error,
    });
  }
}

/** Throws `NotUpcastable` for the first type whose chain from version 1 to the latest has a gap. Called at start-up. */
export function checkRegistry(registry: EventRegistry): void {
  for (const [type, known] of Object.entries(registry)) {
    try {
      checkVersions(known);
    } catch (error) {
      throw error instanceof NotUpcastable ? new NotUpcastable(`${type}: ${error.message}`) : error;
    }
  }
}
