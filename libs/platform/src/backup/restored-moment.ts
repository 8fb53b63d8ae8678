import type { Instant } from '@covertrail/domain/kernel/event';
import { ABSENT } from '../vault/records.port.js';
import type { Vault } from '../vault/vault.port.js';

/** Of the vault's records: the one that a restore leaves behind. */
const KIND = 'restored';
const ID = 'last';

interface Restored {
  /** When the last event of the backup was recorded. */
  readonly until: Instant;
}

/** Notes that a restore brought the events up to this moment: whatever followed from them after the backup, the vault does not know. */
export async function noteRestored(vault: Pick<Vault, 'record' | 'writeRecord'>, until: Instant): Promise<void> {
  const before = await vault.record<Restored>(KIND, ID);
  await vault.writeRecord<Restored>(KIND, ID, before?.version ?? ABSENT, { body: { until } });
}

/** Null for stores that were never restored. Throws StoreUnreachable. */
export async function restoredUntil(vault: Pick<Vault, 'record'>): Promise<Instant | null> {
  return (await vault.record<Restored>(KIND, ID))?.body.until ?? null;
}
