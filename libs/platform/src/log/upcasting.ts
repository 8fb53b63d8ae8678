import type { Recorded } from '@covertrail/domain/kernel/event';
import { checkVersions, NotUpcastable, upcast, type EventVersions } from '@covertrail/domain/kernel/upcast';
import type { LogEvent, StoredEvent } from '#event-store/event-store.port';
import { EventUnreadable } from './event-unreadable.js';

/** Every event type that this code knows. */
export type EventRegistry = Readonly<Record<string, EventVersions>>;

/** Upcasts to the latest version and sets `meta.schemaVersion` to it. Null for a type that the registry lacks. Throws `EventUnreadable`. */
export function decode(stored: LogEvent, registry: EventRegistry): Recorded | null {
  if (stored.damage !== null) throw new EventUnreadable(stored, stored.damage, 'damaged');
  const versions = Object.hasOwn(registry, stored.type) ? registry[stored.type] : undefined;
  if (!versions) return null;
  const { schemaVersion } = stored.meta;
  if (schemaVersion > versions.version) {
    throw new EventUnreadable(stored, `it has version ${schemaVersion}, this code knows ${versions.version}`, 'newer');
  }
  const { id, stream, revision, position, type, meta } = stored;
  return {
    id,
    stream,
    revision,
    position,
    type,
    data: latestData(stored, versions),
    meta: { ...meta, schemaVersion: versions.version },
  };
}

function latestData(stored: StoredEvent, versions: EventVersions): unknown {
  try {
    return upcast(versions, stored.meta.schemaVersion, stored.data);
  } catch (error) {
    throw new EventUnreadable(stored, error instanceof Error ? error.message : String(error), 'shape', {
      cause: error,
    });
  }
}

/** Throws `NotUpcastable` for the first type whose chain from version 1 to the latest has a gap. Called at start-up. */
export function checkRegistry(registry: EventRegistry): void {
  for (const [type, versions] of Object.entries(registry)) {
    try {
      checkVersions(versions);
    } catch (error) {
      throw error instanceof NotUpcastable ? new NotUpcastable(`${type}: ${error.message}`) : error;
    }
  }
}
