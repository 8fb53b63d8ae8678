import type { Instant, Uuid } from '@covertrail/domain/kernel/event';

/** What is said of a file that goes up. */
export interface NewFile {
  /** Lower-case; anything else throws NotAFileId, in every call. */
  readonly fileId: Uuid;
  /** What people call it. Kept beside the content and never part of a path; stored as `plainName` leaves it. */
  readonly name: string;
  /** MIME type as the sender says it, which proves nothing. Stored as `plainName` leaves it. */
  readonly contentType: string;
  readonly uploadedAt: Instant;
}

/** A file that went up whole. Its content never changes. */
export interface StoredFile extends NewFile {
  /** Of the content: 64 lower-case hexadecimal digits. */
  readonly sha256: string;
  readonly bytes: number;
  /** When an event first cited it. Null while nothing does: then it is swept. */
  readonly claimedAt: Instant | null;
}

export interface FileLimits {
  /** The largest content that is taken, in bytes. */
  readonly maxBytes: number;
}

/**
 * Contents of files, which are no events: they go up first, and a command then cites id and SHA-256 (DESIGN section 3).
 * Several processes share one store. Every adapter passes `files.contract.ts`.
 */
export interface Files {
  /**
   * Takes a file and answers once it would survive a power cut; until then nobody sees it. The same content under the same id
   * again answers what is stored; another content throws FileExists. Throws FileTooLarge, and whatever `content` throws; then
   * nothing is left behind.
   */
  put(file: NewFile, content: AsyncIterable<Uint8Array>, limits: FileLimits): Promise<StoredFile>;
  describe(fileId: Uuid): Promise<StoredFile | null>;
  /** The content in pieces of any size. Throws FileNotFound before the first, FileDamaged after the last. */
  read(fileId: Uuid): AsyncIterable<Uint8Array>;
  /** Keeps the file from the sweep. Again is harmless, and the first moment stays. Throws FileNotFound, FileChanged. */
  claim(fileId: Uuid, sha256: string, at: Instant): Promise<void>;
  /** Claimed or not; what does not exist is removed already. */
  remove(fileId: Uuid): Promise<void>;
  /**
   * Removes the files that went up before a moment and were never claimed, and what broken uploads of before then left. Says
   * how many files. The moment lies further back than any upload takes: one still going on throws UploadLost.
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

/** The id stands for another content already. */
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

/** The bytes that are stored are no longer those that went up. */
export class FileDamaged extends Error {
  override readonly name = 'FileDamaged';
  constructor(readonly fileId: Uuid) {
    super(`File ${fileId} is damaged: restore it`);
  }
}

/** What is stored is not what the claim speaks of. */
export class FileChanged extends Error {
  override readonly name = 'FileChanged';
  constructor(readonly fileId: Uuid) {
    super(`File ${fileId} has another SHA-256 than the claim says`);
  }
}

/** A sweep took the upload for a broken one while it went on. */
export class UploadLost extends Error {
  override readonly name = 'UploadLost';
  constructor(readonly fileId: Uuid) {
    super(`The upload of file ${fileId} was swept before it was complete`);
  }
}
