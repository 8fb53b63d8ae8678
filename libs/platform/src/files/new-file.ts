import type { Uuid } from '@covertrail/domain/kernel/event';
import { isUuid } from '@covertrail/domain/kernel/uuid';
import { FileExists, NotAFileId, type NewFile, type StoredFile } from './files.port.js';
import type { MeasuredContent } from './measured-content.js';

/** Code points: what file systems allow, so that every name can be saved again. */
const MOST = 255;

/**
 * Control characters, broken surrogates, and characters that change the direction of the text: with those `exe.pdf` is shown for
 * a name that ends in `fdp.exe`. Marks that right-to-left names need are kept.
 */
const NOT_IN_A_NAME = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** The name as it is kept: one line of at most 255 code points. */
const plainName = (name: string): string => [...name.replace(NOT_IN_A_NAME, '')].slice(0, MOST).join('');

/** Throws NotAFileId, so that no other text becomes part of a path or query. */
export function fileIdOf(fileId: Uuid): Uuid {
  if (!isUuid(fileId)) throw new NotAFileId();
  return fileId;
}

/** What is stored of a file whose content has been read to its end. */
export function storedFile(file: NewFile, content: MeasuredContent): StoredFile {
  const { fileId, uploadedAt } = file;
  const names = { name: plainName(file.name), contentType: plainName(file.contentType) };
  return { fileId, ...names, uploadedAt, sha256: content.sha256(), bytes: content.bytes, claimedAt: null };
}

/** Answers a repeated upload with the stored file. Throws FileExists when that has another content. */
export function sameContent(stored: StoredFile, sha256: string): StoredFile {
  if (stored.sha256 !== sha256) throw new FileExists(stored.fileId);
  return stored;
}
