import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Instant } from '@covertrail/domain/kernel/event';
import { flushFolder, whenThere, writeFlushed } from '../disk/durable-files.js';
import { FileNotFound, type Files, type StoredFile } from '../files/files.port.js';
import { LogDigest, leafOf } from '../event-store/copying/log-digest.js';
import { wholeEvents, type CopyProgress } from '../event-store/copying/copy-log.js';
import type { RecordedEvent } from '../event-store/copying/log-target.port.js';
import { START, type EventStore } from '../event-store/event-store.port.js';
import { newId } from '../ids/ids.js';
import { isStorageFull } from '../errors/storage-full.js';
import { positionsIn, withPositions } from './reaction-positions-of-backup.js';
import type { Vault } from '../vault/vault.port.js';
import { BackupRefused, CONTENTS, EVENTS, FILES, FORMAT, MANIFEST, VAULT, type Manifest } from './backup-format.js';
import { JsonLines, writePart } from './parts.js';
import type { BackupKeys } from './passphrase.js';

/** What is backed up; the product may run on it. */
export interface BackedUp {
  readonly events: EventStore;
  readonly vault: Pick<Vault, 'contents'>;
  readonly files: Pick<Files, 'list' | 'read' | 'describe'>;
}

export interface BackupOptions {
  readonly keys: BackupKeys;
  readonly takenAt: Instant;
  readonly progress?: (reached: CopyProgress) => void;
}

/** An event in a backup: with its checksum as the log had it. */
export interface EventLine {
  readonly event: RecordedEvent;
  readonly checksum: string;
}

const UNFINISHED = '.unfinished-';

/**
 * Makes a backup in a folder that is not there yet, or is empty. It gets its name when it is whole and on the disk. The end of the log
 * is noted first: what its events cite (keys, files) is older than they are, so it is found afterwards (ADR 24). Throws BackupRefused, CopyRefused.
 */
export async function writeBackup(from: BackedUp, folder: string, options: BackupOptions): Promise<Manifest> {
  await refuseFull(folder);
  const making = `${resolve(folder)}${UNFINISHED}${newId()}`;
  try {
    await mkdir(join(making, CONTENTS), { recursive: true, mode: 0o700 });
    const manifest = await writeParts(from, making, options);
    await writeFlushed(join(making, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    await flushFolder(join(making, CONTENTS));
    await flushFolder(making);
    await rename(making, resolve(folder));
    await flushFolder(dirname(resolve(folder)));
    return manifest;
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    if (isStorageFull(error))
      throw new BackupRefused(
        `There is no room for a backup in ${folder}: make room, or name another disk. No backup was made`,
        { cause: error },
      );
    throw error;
  }
}

/** Removes what backups that were killed have left beside this one. */
export async function sweepUnfinished(folder: string): Promise<void> {
  const [parent, name] = [dirname(resolve(folder)), basename(resolve(folder))];
  for (const entry of (await whenThere(readdir(parent))) ?? []) {
    if (entry.startsWith(`${name}${UNFINISHED}`)) await rm(join(parent, entry), { recursive: true, force: true });
  }
}

async function refuseFull(folder: string): Promise<void> {
  const there = await whenThere(readdir(folder));
  if (there !== null && there.length > 0)
    throw new BackupRefused(`${folder} is not empty: name a new folder for the backup`);
}

async function writeParts(
  { events, vault, files }: BackedUp,
  folder: string,
  { keys, takenAt, progress }: BackupOptions,
): Promise<Manifest> {
  const positions = await positionsIn(vault.contents());
  const head = await events.head();
  const { count: lost } = await events.missing();
  if (lost > 0) throw new BackupRefused(`${lost} events of the log are missing: npm run verify-ledger says which`);
  const entries = new JsonLines(withPositions(vault.contents(), positions));
  const vaultPart = await writePart(folder, VAULT, keys.sealed(entries));
  const described = new JsonLines(withContents(files, folder));
  const filesPart = await writePart(folder, FILES, described);
  const digest = new LogDigest();
  const lines = new JsonLines(
    counted(wholeEvents(head === START ? nothing() : events.readAll({ after: START }), head), digest, progress),
  );
  const eventsPart = await writePart(folder, EVENTS, lines);
  const manifest: Omit<Manifest, 'seal'> = {
    format: FORMAT,
    takenAt,
    log: { id: await events.logId(), head, sha256: digest.sha256() },
    events: { ...eventsPart, count: lines.count },
    vault: { ...vaultPart, count: entries.count, sealing: keys.sealing },
    files: { ...filesPart, count: described.count },
  };
  return { ...manifest, seal: keys.sealOf(manifest) };
}

async function* nothing(): AsyncGenerator<never> {}

async function* counted(
  events: AsyncIterable<RecordedEvent>,
  digest: LogDigest,
  progress: BackupOptions['progress'],
): AsyncGenerator<EventLine> {
  for await (const { id, type, stream, revision, data, meta, clockAt } of events) {
    const event: RecordedEvent = {
      id,
      type,
      stream,
      revision,
      data,
      meta,
      ...(clockAt === undefined ? {} : { clockAt }),
    };
    const leaf = leafOf(event);
    digest.add(leaf);
    progress?.({ events: digest.events, day: meta.recordedAt });
    yield { event, checksum: leaf.toString('hex') };
  }
}

/** Each file with its content beside. One that nobody had claimed may be swept meanwhile. */
async function* withContents(files: BackedUp['files'], folder: string): AsyncGenerator<StoredFile> {
  for await (const stored of files.list()) {
    const path = join(CONTENTS, stored.fileId);
    try {
      await writePart(folder, path, files.read(stored.fileId));
      yield stored;
    } catch (error) {
      if (!(error instanceof FileNotFound)) throw error;
      await rm(join(folder, path), { force: true });
    }
  }
}
