import { setTimeout as pause } from 'node:timers/promises';
import { originOf } from '../event-store/log-id.js';
import { HeartbeatWatch } from '../engine/leases/heartbeat-watch.js';
import { PROCESS_NAME } from '../ids/process-name.js';
import type { ControlValues } from '../read-store/control-values.port.js';
import type { Leases } from '../read-store/leases.port.js';
import type { WholeStore } from '../read-store/read-store.port.js';

const LOG = 'log';
const LEASE = 'clear';
/** Longer than it takes to forget everything. */
const LEASE_MS = 60_000;
const LOOK_MS = 200;

/**
 * Makes the read store empty where it was filled from another copy of this log: a position means another event there, or one that was
 * never restored. The views are then built from the log as it is. Of several processes that start at once one does it, and
 * the others wait for it.
 */
export async function forgetOtherCopy(
  reads: ControlValues & Leases & Pick<WholeStore, 'clear'>,
  logId: string,
): Promise<void> {
  const heartbeats = new HeartbeatWatch();
  let silent: string | undefined;
  while (await isOfOtherCopy(reads, logId)) {
    const lease = await reads.acquireLease(LEASE, PROCESS_NAME, LEASE_MS, Date.now(), silent);
    if (lease !== null) {
      if (await isOfOtherCopy(reads, logId)) await reads.clear();
      await reads.releaseLease(LEASE, PROCESS_NAME, lease.epoch);
      continue;
    }
    const held = (await reads.heldLeases([LEASE])).get(LEASE) ?? null;
    silent = heartbeats.note(LEASE, held) > LEASE_MS ? held?.heartbeat : undefined;
    await pause(LOOK_MS);
  }
}

async function isOfOtherCopy(reads: ControlValues, logId: string): Promise<boolean> {
  const bound = await reads.getControl<string>(LOG);
  return bound !== null && bound !== logId && originOf(bound) === originOf(logId);
}
