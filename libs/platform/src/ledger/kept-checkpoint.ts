import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Vault } from '../vault/vault.port.js';
import type { PublishedCheckpoint } from './checkpoint-target.port.js';
import type { VerifierKey } from './ledger-key.js';
import type { MerkleTree } from './merkle-tree.js';
import { openedCheckpoint } from './signed-checkpoint.js';

/** Vault records: one for each day, and `latest`, which names the newest. */
export const CHECKPOINT_KIND = 'ledger-checkpoint';
export const LATEST_CHECKPOINT = 'latest';

/** Kept until it is in all places. */
export interface KeptCheckpoint extends PublishedCheckpoint {
  /** Names of the places that do not have it yet. */
  readonly left: readonly string[];
}

/** The log does not have any more what was signed of it: nothing is signed until somebody has looked. */
export class LogDiffers extends Error {
  override readonly name = 'LogDiffers';
  constructor(day: CalendarDate) {
    super(`the log is not the one of the checkpoint of ${day}: npm run verify-ledger names what differs`);
  }
}

/** Null where none was signed yet. */
export async function latestCheckpoint(vault: Pick<Vault, 'record'>): Promise<KeptCheckpoint | null> {
  const latest = await vault.record<{ readonly day: CalendarDate }>(CHECKPOINT_KIND, LATEST_CHECKPOINT);
  return latest ? checkpointOfDay(vault, latest.body.day) : null;
}

/** The one that was signed on a day (UTC); null where none was. */
export const checkpointOfDay = async (
  vault: Pick<Vault, 'record'>,
  day: CalendarDate,
): Promise<KeptCheckpoint | null> => (await vault.record<KeptCheckpoint>(CHECKPOINT_KIND, day))?.body ?? null;

/** The tree has what was signed before: else somebody changed the log, and a new signature would hide it. Throws LogDiffers. */
export async function refuseDifferent(
  tree: Pick<MerkleTree, 'size' | 'root'>,
  key: VerifierKey,
  vault: Pick<Vault, 'record'>,
): Promise<void> {
  const last = await latestCheckpoint(vault);
  const checkpoint = last && openedCheckpoint(last.note, key);
  if (!last || !checkpoint) return;
  const isSame = tree.size >= checkpoint.size && (await tree.root(checkpoint.size)).equals(checkpoint.root);
  if (!isSame) throw new LogDiffers(last.day);
}
