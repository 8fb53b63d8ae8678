import { MongoError, MongoServerError, ObjectId, type Db, type Filter } from 'mongodb';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { FileLimits, Files, NewFile, StoredFile } from './files.port.js';
import { FileChanged, FileNotFound, UploadLost } from './files.port.js';
import { Contents } from './gridfs/contents.js';
import { asDocument, asStoredFile, openRecords, type FileDocument, type Records } from './gridfs/records.js';
import { intact, MeasuredContent } from './measured-content.js';
import { handedIn } from '../mongodb/unreachable.js';
import { fileIdOf, sameContent, storedFile } from './new-file.js';

const DUPLICATE_KEY = 11_000;

/** Files in GridFS (bucket `files`). Whoever opened the connection closes it: `close` leaves it open. */
export async function openGridfsFiles(db: Db): Promise<Files> {
  return new GridfsFiles(new Contents(db), await openRecords(db));
}

/**
 * No transaction is needed: an upload is recorded before its first chunk, its description is written last and makes it visible,
 * and a file is hidden before it is deleted. Wherever a process dies, the next sweep finds what is left by one of these records.
 */
class GridfsFiles implements Files {
  constructor(
    private readonly contents: Contents,
    private readonly records: Records,
  ) {}

  async put(file: NewFile, content: AsyncIterable<Uint8Array>, limits: FileLimits): Promise<StoredFile> {
    const there = await this.describe(file.fileId);
    // A client that disconnects during an upload is not an outage of the store.
    const measured = new MeasuredContent(handedIn(content), limits);
    if (there) return sameContent(there, await measured.readToEnd());
    await this.finishRemovals({ _id: file.fileId, removed: true });
    const contentId = new ObjectId();
    await this.records.uploads.insertOne({ _id: contentId, fileId: file.fileId, since: file.uploadedAt });
    await this.upload(contentId, file, measured);
    return this.publish(contentId, storedFile(file, measured));
  }

  async describe(fileId: Uuid): Promise<StoredFile | null> {
    const found = await this.found(fileId);
    return found && asStoredFile(found);
  }

  async *list(): AsyncGenerator<StoredFile> {
    for await (const found of this.records.files.find({ removed: false })) yield asStoredFile(found);
  }

  async *read(fileId: Uuid): AsyncIterable<Uint8Array> {
    const found = await this.found(fileId);
    if (!found) throw new FileNotFound(fileId);
    yield* intact(this.contents.read(found.contentId), asStoredFile(found));
  }

  async claim(fileId: Uuid, sha256: string, at: Instant): Promise<void> {
    const unclaimed = { _id: fileIdOf(fileId), sha256, claimedAt: null, removed: false };
    const { matchedCount } = await this.records.files.updateOne(unclaimed, { $set: { claimedAt: at } });
    if (matchedCount === 1) return;
    const stored = await this.describe(fileId);
    if (!stored) throw new FileNotFound(fileId);
    if (stored.sha256 !== sha256) throw new FileChanged(fileId);
  }

  async remove(fileId: Uuid): Promise<void> {
    await this.hideAndRemove({ _id: fileIdOf(fileId) });
  }

  async sweepUnclaimed(before: Instant): Promise<number> {
    const unclaimed = { claimedAt: null, uploadedAt: { $lt: before }, removed: false };
    let swept = 0;
    for (const { _id } of await this.records.files.find(unclaimed).toArray()) {
      if (await this.hideAndRemove({ ...unclaimed, _id })) swept += 1;
    }
    await this.finishRemovals({ removed: true });
    await this.sweepUploads(before);
    return swept;
  }

  async close(): Promise<void> {}

  private found(fileId: Uuid): Promise<FileDocument | null> {
    return this.records.files.findOne({ _id: fileIdOf(fileId), removed: false });
  }

  private async upload(contentId: ObjectId, file: NewFile, content: MeasuredContent): Promise<void> {
    try {
      await this.contents.write(contentId, file.fileId, content);
    } catch (error) {
      await this.contents.remove(contentId);
      // Chunks sent to a server that did not answer may arrive later: the record stays, and the sweep checks again.
      if (!(error instanceof MongoError)) await this.records.uploads.deleteOne({ _id: contentId });
      throw error;
    }
  }

  /** Any failure here leaves the record: the description may be stored although the answer was lost. */
  private async publish(contentId: ObjectId, stored: StoredFile): Promise<StoredFile> {
    const goesOn = await this.records.uploads.findOne({ _id: contentId });
    const first = goesOn !== null && (await this.isFirst(asDocument(stored, contentId)));
    if (!first) await this.contents.remove(contentId);
    await this.records.uploads.deleteOne({ _id: contentId });
    if (first) return stored;
    const winner = goesOn && (await this.describe(stored.fileId));
    if (!winner) throw new UploadLost(stored.fileId);
    return sameContent(winner, stored.sha256);
  }

  private async isFirst(file: FileDocument): Promise<boolean> {
    try {
      await this.records.files.insertOne(file);
      return true;
    } catch (error) {
      if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return false;
      throw error;
    }
  }

  /** True when this call hid it: only one of a claim and a sweep finds the file in its former state. */
  private async hideAndRemove(which: Filter<FileDocument>): Promise<boolean> {
    const hidden = await this.records.files.findOneAndUpdate(which, { $set: { removed: true } });
    if (hidden) await this.finishRemoval(hidden);
    return hidden !== null;
  }

  private async finishRemovals(which: Filter<FileDocument>): Promise<void> {
    for (const hidden of await this.records.files.find(which).toArray()) await this.finishRemoval(hidden);
  }

  private async finishRemoval({ _id, contentId }: FileDocument): Promise<void> {
    await this.contents.remove(contentId);
    await this.records.files.deleteOne({ _id, contentId });
  }

  private async sweepUploads(before: Instant): Promise<void> {
    for (const { _id, fileId } of await this.records.uploads.find({ since: { $lt: before } }).toArray()) {
      const published = await this.records.files.findOne({ _id: fileId, contentId: _id });
      if (!published) await this.contents.remove(_id);
      await this.records.uploads.deleteOne({ _id });
    }
  }
}
