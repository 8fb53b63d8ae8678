import { createHash } from 'node:crypto';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { newId } from '#ids/ids';
import type { Files, NewFile, StoredFile } from '../files.port.js';
import { inPieces, whole } from './contents.js';

/** Where files are stored; nothing else is stored there. */
export interface FileStorage {
  /** As another process opens it. */
  open(): Promise<Files>;
  /** Everything that is stored, visible or not, in entries of any kind; 0 where nothing was stored. */
  entries(): Promise<number>;
  /** Removes the end of the stored content, as a bad disk would. */
  damage(fileId: Uuid): Promise<void>;
  remove(): Promise<void>;
}

export interface FilesUnderTest {
  storage: FileStorage;
  files: Files;
  put(bytes: Uint8Array, change?: Partial<NewFile>): Promise<StoredFile>;
  read(fileId: Uuid, from?: Files): Promise<Buffer>;
}

export const LIMITS = { maxBytes: 6_000_000 };
export const MONDAY = '2026-03-02T09:00:00.000Z';
export const TUESDAY = '2026-03-03T09:00:00.000Z';
export const WEDNESDAY = '2026-03-04T09:00:00.000Z';

export const newFile = (change: Partial<NewFile> = {}): NewFile => ({
  fileId: newId(),
  name: 'certificate.pdf',
  contentType: 'application/pdf',
  uploadedAt: MONDAY,
  ...change,
});

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A new storage and one store opened on it, for each test. */
export function filesUnderTest(prepare: () => Promise<FileStorage>): FilesUnderTest {
  const on = {
    put: (bytes, change) => on.files.put(newFile(change), inPieces(bytes), LIMITS),
    read: (fileId, from = on.files) => whole(from.read(fileId)),
  } as FilesUnderTest;
  beforeEach(async () => {
    on.storage = await prepare();
    on.files = await on.storage.open();
  });
  afterEach(async () => {
    await on.files.close();
    await on.storage.remove();
  });
  return on;
}
