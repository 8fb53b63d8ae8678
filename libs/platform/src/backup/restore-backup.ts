import type { Instant } from '@covertrail/domain/kernel/event';
import { copyLog, type Copied, type CopyProgress } from '../event-store/copying/copy-log.js';
import type { LogTarget, RecordedEvent } from '../event-store/copying/log-target.port.js';
import { originOf } from '../event-store/log-id.js';
import type { Files } from '../files/files.port.js';
import type { Vault, VaultEntry } from '../vault/vault.port.js';
import type { OpenedBackup } from './read-backup.js';
import { noteRestored } from './restored-moment.js';

const ENTRIES_AT_ONCE = 500;

/** Stores that are new: nothing of another product is in them. */
export interface NewStores {
  readonly log: LogTarget;
  readonly vault: Pick<Vault, 'giveTo' | 'fill' | 'record' | 'writeRecord'>;
  readonly files: Pick<Files, 'put' | 'claim'>;
  close(): Promise<void>;
}

export interface RestoreOptions {
  /** Mail about events of the backup is held, because it may have been sent after the backup; false where nothing ran since. True where it is not given. */
  readonly holdMail?: boolean;
  progress?(reached: CopyProgress): void;
}

/**
 * Puts a backup into new stores. The whole of it is read and held against its manifest before they are opened; until the last event is
 * in its place and compared, no program takes the log for its own. Throws BackupDamaged, CopyRefused, and what `open` throws.
 */
export async function restoreBackup(
  backup: OpenedBackup,
  open: () => Promise<NewStores>,
  { holdMail = true, progress }: RestoreOptions = {},
): Promise<Copied> {
  await backup.verify();
  const to = await open();
  try {
    await to.vault.giveTo(originOf(backup.manifest.log.id));
    await fillVault(backup, to.vault);
    for await (const file of backup.files()) {
      const { fileId, sha256, bytes, claimedAt, name, contentType, uploadedAt } = file;
      await to.files.put({ fileId, name, contentType, uploadedAt }, backup.content(file), { maxBytes: bytes });
      if (claimedAt !== null) await to.files.claim(fileId, sha256, claimedAt);
    }
    const events = holdMail ? noted(backup.events(), to.vault) : backup.events();
    return await copyLog(events, to.log, progress);
  } finally {
    await to.close();
  }
}

/** The same events. The vault knows the moment of the last before the log can be opened. */
async function* noted(events: AsyncIterable<RecordedEvent>, vault: NewStores['vault']): AsyncGenerator<RecordedEvent> {
  let until: Instant | null = null;
  for await (const event of events) {
    until = event.meta.recordedAt;
    yield event;
  }
  if (until !== null) await noteRestored(vault, until);
}

async function fillVault(backup: OpenedBackup, vault: NewStores['vault']): Promise<void> {
  let waiting: VaultEntry[] = [];
  for await (const entry of backup.vault()) {
    waiting.push(entry);
    if (waiting.length < ENTRIES_AT_ONCE) continue;
    await vault.fill(waiting);
    waiting = [];
  }
  await vault.fill(waiting);
}
