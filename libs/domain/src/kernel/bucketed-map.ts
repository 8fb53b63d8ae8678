import type { Uuid } from './event.js';

const BUCKETS = 256;

/**
 * An immutable map by id for states with thousands of entries: adding one copies a 256th of it, where copying a whole record
 * would make the fold of a long stream quadratic. Made of plain arrays and records.
 */
export type BucketedMap<Value> = readonly (Readonly<Record<Uuid, Value>> | undefined)[];

/** The last two hex digits of an id choose its bucket; derived ids spread evenly over them. */
const bucketOf = (id: Uuid): number => Number.parseInt(id.slice(-2), 16) % BUCKETS || 0;

export const valueOf = <Value>(map: BucketedMap<Value>, id: Uuid): Value | undefined => map[bucketOf(id)]?.[id];

export function withValue<Value>(map: BucketedMap<Value>, id: Uuid, value: Value): BucketedMap<Value> {
  const bucket = bucketOf(id);
  const changed = Array.from({ length: Math.max(map.length, bucket + 1) }, (_, index) => map[index]);
  changed[bucket] = { ...map[bucket], [id]: value };
  return changed;
}
