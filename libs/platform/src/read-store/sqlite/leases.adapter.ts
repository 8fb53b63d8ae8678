import type { Leases } from '../leases.port.js';
import { heldLeases } from './leases.js';
import type { OpenFile } from './open-file.js';

export const leasesIn = ({ reading, writer }: OpenFile): Leases => ({
  acquireLease: (name, owner, ttlMs, nowMs, silent) =>
    writer.call('acquireLease', { name, owner, ttlMs, nowMs }, silent ?? null),
  renewLeases: (leases, owner, ttlMs, nowMs) => writer.call('renewLeases', leases, { owner, ttlMs, nowMs }),
  releaseLease: (name, owner, epoch) => writer.call('releaseLease', name, owner, epoch),
  heldLeases: async (names) => heldLeases(reading, names),
});
