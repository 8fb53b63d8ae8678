import type { Collection, Db, ObjectId } from 'mongodb';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { StoredFile } from '../files.port.js';

/** A content on its way up, or one that broke off: there from before its first chunk until its description is. */
export interface UploadDocument {
  readonly _id: ObjectId;
  readonly fileId: Uuid;
  readonly since: Instant;
}

/** A file that went up whole, and where its content is. */
export interface FileDocument extends Omit<StoredFile, 'fileId'> {
  readonly _id: Uuid;
  readonly contentId: ObjectId;
  /** Nobody sees it any more; it goes once its content has gone. */
  readonly removed: boolean;
}

export interface Records {
  readonly uploads: Collection<UploadDocument>;
  readonly files: Collection<FileDocument>;
}

/** A file that is said to be stored must survive the loss of the primary that says so. */
const LASTING = { readConcern: { level: 'majority' } } as const;

export async function openRecords(db: Db): Promise<Records> {
  const records: Records = { uploads: db.collection('fileUploads'), files: db.collection('fileDescriptions', LASTING) };
  await records.uploads.createIndex({ since: 1 });
  await records.files.createIndex({ claimedAt: 1, uploadedAt: 1 });
  await records.files.createIndex({ removed: 1 });
  // The driver makes it with the first upload, and says nothing where it could not.
  await db.collection('files.chunks').createIndex({ files_id: 1, n: 1 }, { unique: true });
  return records;
}

export function asDocument({ fileId, ...known }: StoredFile, contentId: ObjectId): FileDocument {
  return { _id: fileId, ...known, contentId, removed: false };
}

export function asStoredFile({ _id: fileId, contentId: _contentId, removed: _removed, ...known }: FileDocument): StoredFile {
  return { fileId, ...known };
}
