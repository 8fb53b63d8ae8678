import type { Filter } from 'mongodb';
import { heldByName } from '../lease-claim.js';
import type { LeaseClaim, RenewalClaim } from '../lease-claim.js';
import type { Heartbeat, LeaseEpoch, Leases } from '../leases.port.js';
import { isDuplicate } from './server-errors.js';
import type { StoreCollections, StoredLease } from './store-collections.js';

export const leasesOn = (store: StoreCollections): Leases => ({
  acquireLease: (name, owner, ttlMs, nowMs, silent) =>
    acquireLease(store, { name, owner, ttlMs, nowMs }, silent ?? null),
  renewLeases: (leases, owner, ttlMs, nowMs) => renewLeases(store, leases, { owner, ttlMs, nowMs }),
  releaseLease: async (name, owner, epoch) => {
    await store.leases.updateOne({ _id: name, owner, epoch }, { $set: { owner: null, until: 0 } });
  },
  heldLeases: async (names) => {
    const held = await store.leases.find({ _id: { $in: [...names] }, owner: { $ne: null } }).toArray();
    return heldByName(
      held.map((lease) => ({ name: lease._id, owner: lease.owner ?? '', heartbeat: heartbeatOf(lease) })),
    );
  },
});

/** Programs of earlier releases move `until` alone. */
const heartbeatOf = ({ epoch, until, beat }: StoredLease): Heartbeat => JSON.stringify([epoch, until, beat ?? null]);

function standsAt(heartbeat: Heartbeat): Filter<StoredLease> {
  const [epoch, until, beat] = JSON.parse(heartbeat) as [number, number, number | null];
  return { epoch, until, beat: beat ?? { $exists: false } };
}

/** The document of a lease outlives it, so that its epoch never falls. */
async function acquireLease(
  store: StoreCollections,
  claim: LeaseClaim,
  silent: Heartbeat | null,
): Promise<{ readonly epoch: number } | null> {
  const { name, owner, ttlMs, nowMs } = claim;
  const free: Filter<StoredLease> = {
    _id: name,
    $or: [{ owner: null }, { owner }, ...(silent === null ? [] : [standsAt(silent)])],
  };
  const taken = { $inc: { epoch: 1, beat: 1 }, $set: { owner, until: nowMs + ttlMs } };
  try {
    const lease = await store.leases.findOneAndUpdate(free, taken, { upsert: true, returnDocument: 'after' });
    return lease && { epoch: lease.epoch };
  } catch (error) {
    if (isDuplicate(error)) return null;
    throw error;
  }
}

/** One command for all of them; which ones were lost is asked only where some were. */
async function renewLeases(
  store: StoreCollections,
  leases: readonly LeaseEpoch[],
  { owner, ttlMs, nowMs }: RenewalClaim,
): Promise<ReadonlySet<string>> {
  if (leases.length === 0) return new Set();
  const ours: Filter<StoredLease> = { owner, $or: leases.map(({ name, epoch }) => ({ _id: name, epoch })) };
  const { matchedCount } = await store.leases.updateMany(ours, { $inc: { beat: 1 }, $set: { until: nowMs + ttlMs } });
  if (matchedCount === leases.length) return new Set(leases.map(({ name }) => name));
  return new Set((await store.leases.find(ours).toArray()).map(({ _id }) => _id));
}
