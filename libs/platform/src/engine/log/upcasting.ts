import type { Recorded } from '@covertrail/domain/kernel/event';
import type { LogEvent, StoredEvent } from '#event-store/event-store.port';
import { EventUnreadable } from './event-unreadable.js';

/** Turns the data of version n into that of version n + 1. Pure. */
export type Upcaster = (data: unknown) => unknown;

export interface EventVersions {
  /** Latest schema version, from 1. */
  readonly version: number;
  /** One for every version below the latest, by the version it starts from. */
  readonly upcasters: Readonly<Record<number, Upcaster>>;
}

/** Every event type that this code knows. */
export type EventRegistry = Readonly<Record<string, EventVersions>>;

/** A type's versions do not begin at 1, or its chain of upcasters has a gap. */
export class NotUpcastable extends Error {
  override readonly name = 'NotUpcastable';
}

/**
 * Upcasts to the latest version, which then stands in `meta.schemaVersion`. Null for a type that the registry lacks. Throws
 * `EventUnreadable`.
 */
export function decode(stored: LogEvent, registry: EventRegistry): Recorded | null {
  if (stored.damage !== null) throw new EventUnreadable(stored, stored.damage, 'damaged');
  const known = Object.hasOwn(registry, stored.type) ? registry[stored.type] : undefined;
  if (!known) return null;
  const { schemaVersion } = stored.meta;
  if (schemaVersion > known.version) {
    throw new EventUnreadable(stored, `it has version ${schemaVersion}, this code knows ${known.version}`, 'newer');
  }
  const { id, stream, revision, position, type, meta } = stored;
  return { id, stream, revision, position, type, data: latestData(stored, known), meta: { ...meta, schemaVersion: known.version } };
}

function latestData(stored: StoredEvent, known: EventVersions): unknown {
  let { data } = stored;
  try {
    for (let from = stored.meta.schemaVersion; from < known.version; from += 1) data = upcasterOf(stored.type, known, from)(data);
    return data;
  } catch (error) {
    throw new EventUnreadable(stored, error instanceof Error ? error.message : String(error), 'shape', { cause: error });
  }
}

/** Throws `NotUpcastable` for the first type whose chain from version 1 to the latest has a gap. Called at start-up. */
export function checkRegistry(registry: EventRegistry): void {
  for (const [type, known] of Object.entries(registry)) {
    if (!Number.isInteger(known.version) || known.version < 1) throw new NotUpcastable(`${type}: versions count from 1`);
    for (let from = 1; from < known.version; from += 1) upcasterOf(type, known, from);
  }
}

function upcasterOf(type: string, known: EventVersions, from: number): Upcaster {
  const upcaster = known.upcasters[from];
  if (!upcaster) throw new NotUpcastable(`${type}: no upcaster from version ${from} to ${from + 1}`);
  return upcaster;
}
