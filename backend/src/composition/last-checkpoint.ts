import type { CheckpointFigures } from '@covertrail/contracts/maintenance/maintenance.replies';
import { latestCheckpoint } from '@covertrail/platform/ledger/kept-checkpoint';
import type { Vault } from '@covertrail/platform/vault/vault.port';

/** What was signed of the log last, and where it is missing; null before the first. */
export async function lastCheckpoint(vault: Pick<Vault, 'record'>): Promise<CheckpointFigures | null> {
  const latest = await latestCheckpoint(vault);
  return latest && { day: latest.day, events: latest.size, left: latest.left };
}
