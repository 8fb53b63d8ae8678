import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { whenThere } from '../disk/durable-files.js';
import type { StoredFile } from '../files/files.port.js';
import { LogDigest, leafOf } from '../event-store/copying/log-digest.js';
import type { RecordedEvent } from '../event-store/copying/log-target.port.js';
import type { VaultEntry } from '../vault/vault.port.js';
import {
  BackupDamaged,
  BackupRefused,
  BackupTooNew,
  CONTENTS,
  EVENTS,
  FILES,
  FORMAT,
  MANIFEST,
  VAULT,
  type Manifest,
} from './backup-format.js';
import { readPart, valuesIn } from './parts.js';
import { BackupKeys } from './passphrase.js';
import type { EventLine } from './write-backup.js';

/** A backup whose manifest could be read. Everything it gives is held against the manifest while it is read: BackupDamaged. */
export class OpenedBackup {
  private constructor(
    private readonly folder: string,
    readonly manifest: Manifest,
    private readonly keys: BackupKeys | null,
  ) {}

  /** Throws BackupRefused, BackupTooNew, BackupDamaged. Without a passphrase the vault's part can be compared and not read. */
  static async open(folder: string, passphrase: string | null): Promise<OpenedBackup> {
    const manifest = await manifestIn(folder);
    const keys = passphrase === null ? null : await BackupKeys.of(passphrase, manifest.vault.sealing);
    keys?.refuseOther(manifest);
    return new OpenedBackup(folder, manifest, keys);
  }

  async *events(): AsyncGenerator<RecordedEvent> {
    const digest = new LogDigest();
    const { events, log } = this.manifest;
    for await (const { event, checksum } of valuesIn<EventLine>(
      EVENTS,
      readPart(this.folder, EVENTS, events),
      events,
    )) {
      const leaf = leafOf(event);
      if (leaf.toString('hex') !== checksum)
        throw new BackupDamaged(EVENTS, `holds an altered event in line ${digest.events + 1} (${event.id})`);
      digest.add(leaf);
      yield event;
    }
    if (digest.sha256() !== log.sha256) throw new BackupDamaged(EVENTS, 'does not hold the events that the log held');
  }

  async *files(): AsyncGenerator<StoredFile> {
    const { files } = this.manifest;
    yield* valuesIn<StoredFile>(FILES, readPart(this.folder, FILES, files), files);
  }

  content({ fileId, bytes, sha256 }: StoredFile): AsyncIterable<Buffer> {
    return readPart(this.folder, join(CONTENTS, fileId), { bytes, sha256 });
  }

  async *vault(): AsyncGenerator<VaultEntry> {
    const { vault } = this.manifest;
    const stored = readPart(this.folder, VAULT, vault);
    if (this.keys === null) throw new BackupRefused('The vault of a backup is opened with its passphrase alone');
    yield* valuesIn<VaultEntry>(VAULT, this.keys.opened(stored), vault);
  }

  /** Reads everything to its end. Throws BackupDamaged, which names the first part that is not what was written. */
  async verify(): Promise<void> {
    if (this.keys === null) await toEnd(readPart(this.folder, VAULT, this.manifest.vault));
    else await toEnd(this.vault());
    for await (const file of this.files()) await toEnd(this.content(file));
    await toEnd(this.events());
  }
}

async function toEnd(items: AsyncIterable<unknown>): Promise<void> {
  for await (const _item of items);
}

async function manifestIn(folder: string): Promise<Manifest> {
  const text = await whenThere(readFile(join(folder, MANIFEST), 'utf8'));
  if (text === null) throw new BackupRefused(`There is no backup in ${folder}: ${MANIFEST} is missing`);
  const manifest = parsed(text);
  if (manifest === null || typeof manifest.format !== 'number') throw new BackupDamaged(MANIFEST, 'cannot be read');
  if (manifest.format > FORMAT) throw new BackupTooNew(manifest.format);
  if (!manifest.events || !manifest.vault?.sealing || !manifest.files || !manifest.log)
    throw new BackupDamaged(MANIFEST, 'lacks a part');
  return manifest;
}

/** As far as it may have been damaged. */
function parsed(text: string): (Pick<Manifest, 'format'> & Manifest) | null {
  try {
    return JSON.parse(text) as Manifest | null;
  } catch {
    return null;
  }
}
