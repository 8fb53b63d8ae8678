import type { HeldLease } from './leases.port.js';

/** Whose a lease is asked to be, and when. Times in milliseconds. */
export interface LeaseClaim {
  readonly name: string;
  readonly owner: string;
  readonly ttlMs: number;
  readonly nowMs: number;
}

/** Who renews leases, and when. */
export type RenewalClaim = Omit<LeaseClaim, 'name'>;

interface NamedLease extends HeldLease {
  readonly name: string;
}

/** Held leases by name. */
export const heldByName = (leases: readonly NamedLease[]): ReadonlyMap<string, HeldLease> =>
  new Map(leases.map(({ name, owner, heartbeat }) => [name, { owner, heartbeat }]));
