import type { Filter } from 'mongodb';
import type { Heartbeat, HeldLease } from '../read-store.port.js';
import { isDuplicate } from './server-errors.js';
import type { StoreCollections, StoredLease } from './store-collections.js';

/** Whose a lease is asked to be, and when. Times in milliseconds. */
export interface LeaseClaim {
  readonly name: string;
  readonly owner: string;
  readonly ttlMs: number;
  readonly nowMs: number;
}

/** Programs of earlier releases move `until` alone. */
const heartbeatOf = ({ epoch, until, beat }: StoredLease): Heartbeat => JSON.stringify([epoch, until, beat ?? null]);

function standsAt(heartbeat: Heartbeat): Filter<StoredLease> {
  const [epoch, until, beat] = JSON.parse(heartbeat) as [number, number, number | null];
  return { epoch, until, beat: beat ?? { $exists: false } };
}

/** The document of a lease outlives it, so that its epoch never falls. */
export async function acquireLease(
  store: StoreCollections, claim: LeaseClaim, silent: Heartbeat | null,
): Promise<{ readonly epoch: number } | null> {
  const { name, owner, ttlMs, nowMs } = claim;
  const free: Filter<StoredLease> = { _id: name, $or: [{ owner: null }, { owner }, ...(silent === null ? [] : [standsAt(silent)])] };
  const taken = { $inc: { epoch: 1, beat: 1 }, $set: { owner, until: nowMs + ttlMs } };
  try {
    const lease = await store.leases.findOneAndUpdate(free, taken, { upsert: true, returnDocument: 'after' });
    return lease && { epoch: lease.epoch };
  } catch (error) {
    if (isDuplicate(error)) return null;
    throw error;
  }
}

export async function renewLease(store: StoreCollections, claim: LeaseClaim, epoch: number): Promise<boolean> {
  const { name, owner, ttlMs, nowMs } = claim;
  const beat = { $inc: { beat: 1 }, $set: { until: nowMs + ttlMs } };
  const { matchedCount } = await store.leases.updateOne({ _id: name, owner, epoch }, beat);
  return matchedCount > 0;
}

export async function releaseLease(store: StoreCollections, name: string, owner: string, epoch: number): Promise<void> {
  await store.leases.updateOne({ _id: name, owner, epoch }, { $set: { owner: null, until: 0 } });
}

export async function heldLeases(store: StoreCollections, names: readonly string[]): Promise<ReadonlyMap<string, HeldLease>> {
  const held = await store.leases.find({ _id: { $in: [...names] }, owner: { $ne: null } }).toArray();
  return new Map(held.map((lease) => [lease._id, { owner: lease.owner ?? '', heartbeat: heartbeatOf(lease) }]));
}
