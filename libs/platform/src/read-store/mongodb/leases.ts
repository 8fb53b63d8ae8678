import { isDuplicate } from './server-errors.js';
import type { StoreCollections } from './store-collections.js';

/** Whose a lease is asked to be, and when. Times in milliseconds. */
export interface LeaseClaim {
  readonly name: string;
  readonly owner: string;
  readonly ttlMs: number;
  readonly nowMs: number;
}

/** The document of a lease outlives it, so that its epoch never falls. */
export async function acquireLease(store: StoreCollections, claim: LeaseClaim): Promise<{ readonly epoch: number } | null> {
  const { name, owner, ttlMs, nowMs } = claim;
  const free = { _id: name, $or: [{ owner: null }, { owner }, { until: { $lte: nowMs } }] };
  const taken = { $inc: { epoch: 1 }, $set: { owner, until: nowMs + ttlMs } };
  try {
    const lease = await store.leases.findOneAndUpdate(free, taken, { upsert: true, returnDocument: 'after' });
    return lease && { epoch: lease.epoch };
  } catch (error) {
    if (isDuplicate(error)) return null;
    throw error;
  }
}

/** An expired lease that nobody took is still ours to renew. */
export async function renewLease(store: StoreCollections, claim: LeaseClaim, epoch: number): Promise<boolean> {
  const { name, owner, ttlMs, nowMs } = claim;
  const { matchedCount } = await store.leases.updateOne({ _id: name, owner, epoch }, { $set: { until: nowMs + ttlMs } });
  return matchedCount > 0;
}

export async function releaseLease(store: StoreCollections, name: string, owner: string, epoch: number): Promise<void> {
  await store.leases.updateOne({ _id: name, owner, epoch }, { $set: { owner: null, until: 0 } });
}
