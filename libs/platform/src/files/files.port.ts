import type { Instant, Uuid } from '@covertrail/domain/kernel/event';

/** What the sender says about a file. */
export interface NewFile {
  /** Lower-case; anything else throws NotAFileId, in every call. */
  readonly fileId: Uuid;
  /** The name that people see. Stored beside the content, as `plainName` returns it, and never part of a path. */
  readonly name: string;
  /** MIME type as the sender gives it, which proves nothing. Stored as `plainName` returns it. */
  readonly contentType: string;
  readonly uploadedAt: Instant;
}

/** A file that was uploaded completely. Its content never changes. */
export interface StoredFile extends NewFile {
  /** Of the content: 64 lower-case hexadecimal digits. */
  readonly sha256: string;
  readonly bytes: number;
  /** When an event first cited it. Null while none does: then it is removed after a day. */
  readonly claimedAt: Instant | null;
}

export interface FileLimits {
  /** The largest accepted content, in bytes. */
  readonly maxBytes: number;
}

/**
 * Contents of files. They are not events: a file is uploaded first, and a command then cites id and SHA-256 (reference: what is no event).
 * Several processes share one store. Every adapter passes `files.contract.ts`.
 */
export interface Files {
  /**
   * Stores a file and resolves once it would survive a power cut; until then nobody sees it. The same content under the same id
   * again returns what is stored; another content throws FileExists. Throws FileTooLarge, and whatever `content` throws; then
   * nothing is left behind.
   */
  put(file: NewFile, content: AsyncIterable<Uint8Array>, limits: FileLimits): Promise<StoredFile>;
  describe(fileId: Uuid): Promise<StoredFile | null>;
  /** Every file that anyone can read, in no promised order. One that goes meanwhile may be missing. */
  list(): AsyncIterable<StoredFile>;
  /** The content in pieces of any size. Throws FileNotFound before the first, FileDamaged after the last. */
  read(fileId: Uuid): AsyncIterable<Uint8Array>;
  /** Claims the file, so that it is not swept. To repeat it is harmless; the first moment is kept. Throws FileNotFound, FileChanged. */
  claim(fileId: Uuid, sha256: string, at: Instant): Promise<void>;
  /** Claimed or not; a file that does not exist counts as removed. */
  remove(fileId: Uuid): Promise<void>;
  /**
   * Removes the files that were uploaded before a moment and never claimed, and the rest of uploads that failed before it.
   * Returns how many files. The moment must be earlier than any upload in progress began: an upload that is swept throws
   * UploadLost.
   */
  sweepUnclaimed(before: Instant): Promise<number>;
  close(): Promise<void>;
}

export class NotAFileId extends Error {
  override readonly name = 'NotAFileId';
  constructor() {
    super('The id of a file is a lower-case UUID');
  }
}

export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
  constructor(readonly maxBytes: number) {
    super(`The file is larger than ${maxBytes} bytes`);
  }
}

/** The id belongs to another content. */
export class FileExists extends Error {
  override readonly name = 'FileExists';
  constructor(readonly fileId: Uuid) {
    super(`File ${fileId} is stored with another content`);
  }
}

export class FileNotFound extends Error {
  override readonly name = 'FileNotFound';
  constructor(readonly fileId: Uuid) {
    super(`File ${fileId} is not stored`);
  }
}

/** The stored bytes differ from the uploaded ones. */
export class FileDamaged extends Error {
  override readonly name = 'FileDamaged';
  constructor(readonly fileId: Uuid) {
    super(`File ${fileId} is damaged: restore it`);
  }
}

/** The stored file is not the one that the claim names. */
export class FileChanged extends Error {
  override readonly name = 'FileChanged';
  constructor(readonly fileId: Uuid) {
    super(`File ${fileId} has another SHA-256 than the claim says`);
  }
}

/** A sweep took the running upload for a failed one. */
export class UploadLost extends Error {
  override readonly name = 'UploadLost';
  constructor(readonly fileId: Uuid) {
    super(`The upload of file ${fileId} was swept before it was complete`);
  }
}
