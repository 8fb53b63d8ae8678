import { heldByName } from '../lease-claim.js';
import type { LeaseClaim, RenewalClaim } from '../lease-claim.js';
import type { Heartbeat, HeldLease, LeaseEpoch } from '../leases.port.js';
import { inList } from './condition-sql.js';
import type { Connection } from './connection.js';
import { valueSql } from './field-sql.js';

/**
 * `until` is a time to programs of earlier releases. Here only its moves count: it rises with each beat, also where the clock of
 * who holds the lease stands still or goes back.
 */
const HEARTBEAT = `epoch || '/' || until`;

/** No heartbeat is empty. */
const NONE = '';

/** The row of a lease outlives it, so that its epoch never falls. */
export function acquireLease(
  connection: Connection,
  claim: LeaseClaim,
  silent: Heartbeat | null,
): { readonly epoch: number } | null {
  const { name, owner, ttlMs, nowMs } = claim;
  return connection.writing(
    () =>
      connection.first<{ readonly epoch: number }>(
        `INSERT INTO leases VALUES (?1, ?2, 1, ?3)
      ON CONFLICT (name) DO UPDATE SET owner = ?2, epoch = epoch + 1, until = max(until + 1, ?3)
      WHERE owner IS NULL OR owner = ?2 OR ${HEARTBEAT} = ?4
      RETURNING epoch`,
        name,
        owner,
        nowMs + ttlMs,
        silent ?? NONE,
      ) ?? null,
  );
}

export function renewLeases(
  connection: Connection,
  leases: readonly LeaseEpoch[],
  { owner, ttlMs, nowMs }: RenewalClaim,
): ReadonlySet<string> {
  const renewed = (lease: LeaseEpoch): boolean =>
    connection.run(
      'UPDATE leases SET until = max(until + 1, ?) WHERE name = ? AND owner = ? AND epoch = ?',
      nowMs + ttlMs,
      lease.name,
      owner,
      lease.epoch,
    ) > 0;
  return connection.writing(() => new Set(leases.filter(renewed).map(({ name }) => name)));
}

export function releaseLease(connection: Connection, name: string, owner: string, epoch: number): void {
  connection.run(
    'UPDATE leases SET owner = NULL, until = 0 WHERE name = ? AND owner = ? AND epoch = ?',
    name,
    owner,
    epoch,
  );
}

export function heldLeases(connection: Connection, names: readonly string[]): ReadonlyMap<string, HeldLease> {
  const named = inList('name', names.map(valueSql));
  const rows = connection.all<HeldLease & { readonly name: string }>(
    `SELECT name, owner, ${HEARTBEAT} AS heartbeat FROM leases WHERE owner IS NOT NULL AND ${named.text}`,
    ...named.parameters,
  );
  return heldByName(rows);
}
