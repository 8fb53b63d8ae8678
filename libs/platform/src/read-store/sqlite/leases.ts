import type { Connection } from './connection.js';

/** Whose a lease is asked to be, and when. Times in milliseconds. */
export interface LeaseClaim {
  readonly name: string;
  readonly owner: string;
  readonly ttlMs: number;
  readonly nowMs: number;
}

/** The row of a lease outlives it, so that its epoch never falls. */
export function acquireLease(connection: Connection, claim: LeaseClaim): { readonly epoch: number } | null {
  const { name, owner, ttlMs, nowMs } = claim;
  return connection.writing(() => connection.first<{ readonly epoch: number }>(
    `INSERT INTO leases VALUES (?1, ?2, 1, ?3)
      ON CONFLICT (name) DO UPDATE SET owner = ?2, epoch = epoch + 1, until = ?3
      WHERE owner IS NULL OR owner = ?2 OR until <= ?4
      RETURNING epoch`,
    name, owner, nowMs + ttlMs, nowMs,
  ) ?? null);
}

/** An expired lease that nobody took is still ours to renew. */
export function renewLease(connection: Connection, { name, owner, ttlMs, nowMs }: LeaseClaim, epoch: number): boolean {
  const renewed = connection.run(
    'UPDATE leases SET until = ? WHERE name = ? AND owner = ? AND epoch = ?', nowMs + ttlMs, name, owner, epoch);
  return renewed > 0;
}

export function releaseLease(connection: Connection, name: string, owner: string, epoch: number): void {
  connection.run('UPDATE leases SET owner = NULL, until = 0 WHERE name = ? AND owner = ? AND epoch = ?', name, owner, epoch);
}
