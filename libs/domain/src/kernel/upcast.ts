/** Turns the data of version n into that of version n + 1. Pure. */
type Upcaster = (data: unknown) => unknown;

/** The schema versions of one event type. */
export interface EventVersions {
  /** Latest schema version, from 1. */
  readonly version: number;
  /** One for every version below the latest, by the version it starts from. */
  readonly upcasters: Readonly<Record<number, Upcaster>>;
}

/** A type's versions do not begin at 1, its chain of upcasters has a gap, or the stored version is newer than the latest. */
export class NotUpcastable extends Error {
  override readonly name = 'NotUpcastable';
}

/** Data of a stored version in the shape of the latest. Throws `NotUpcastable`, and whatever an upcaster throws. */
export function upcast(versions: EventVersions, from: number, stored: unknown): unknown {
  if (from > versions.version)
    throw new NotUpcastable(`version ${from} is newer than ${versions.version}, the latest known`);
  let data = stored;
  for (let version = from; version < versions.version; version += 1) data = upcasterFrom(versions, version)(data);
  return data;
}

/** Throws `NotUpcastable` where the versions do not count from 1 or the chain to the latest has a gap. */
export function checkVersions(versions: EventVersions): void {
  if (!Number.isInteger(versions.version) || versions.version < 1) throw new NotUpcastable('versions count from 1');
  for (let from = 1; from < versions.version; from += 1) upcasterFrom(versions, from);
}

function upcasterFrom({ upcasters }: EventVersions, from: number): Upcaster {
  const upcaster = upcasters[from];
  if (!upcaster) throw new NotUpcastable(`no upcaster from version ${from} to ${from + 1}`);
  return upcaster;
}
