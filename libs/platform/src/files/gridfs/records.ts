import type { Collection, Db, ObjectId } from 'mongodb';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { StoredFile } from '../files.port.js';

/** A running or failed upload: there from before its first chunk until its description is stored. */
export interface UploadDocument {
  readonly _id: ObjectId;
  readonly fileId: Uuid;
  readonly since: Instant;
}

/** A file that was uploaded completely, and where its content is. */
export interface FileDocument extends Omit<StoredFile, 'fileId'> {
  readonly _id: Uuid;
  readonly contentId: ObjectId;
  /** Nobody sees it any more; the record is deleted after its content. */
  readonly removed: boolean;
}

export interface Records {
  readonly uploads: Collection<UploadDocument>;
  readonly files: Collection<FileDocument>;
}

/** A file that is reported as stored must survive the loss of the primary that reported it. */
const LASTING = { readConcern: { level: 'majority' } } as const;

export async function openRecords(db: Db): Promise<Records> {
  const records: Records = { uploads: db.collection('fileUploads'), files: db.collection('fileDescriptions', LASTING) };
  await records.uploads.createIndex({ since: 1 });
  await records.files.createIndex({ claimedAt: 1, uploadedAt: 1 });
  await records.files.createIndex({ removed: 1 });
  // The driver creates it with the first upload, and does not report when that fails.
  await db.collection('files.chunks').createIndex({ files_id: 1, n: 1 }, { unique: true });
  return records;
}

export function asDocument({ fileId, ...fields }: StoredFile, contentId: ObjectId): FileDocument {
  return { _id: fileId, ...fields, contentId, removed: false };
}

export function asStoredFile({
  _id: fileId,
  contentId: _contentId,
  removed: _removed,
  ...fields
}: FileDocument): StoredFile {
  return { fileId, ...fields };
}
