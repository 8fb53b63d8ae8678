import type { Uuid } from '@covertrail/domain/kernel/event';
import { isUuid } from '../ids/ids.js';
import { FileExists, NotAFileId, type NewFile, type StoredFile } from './files.port.js';
import type { MeasuredContent } from './measured-content.js';

/** Code points: what file systems allow, so that every name can be saved again. */
const MOST = 255;

/**
 * Control characters and broken surrogates, and those that turn the direction of the text around: by them `exe.pdf` is shown
 * for what ends in `fdp.exe`. Marks that right-to-left names need stay.
 */
const NOT_IN_A_NAME = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** The name as it is kept: one line of at most 255 code points. */
const plainName = (name: string): string => [...name.replace(NOT_IN_A_NAME, '')].slice(0, MOST).join('');

/** Throws NotAFileId: no path and no query is ever made of other text. */
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

/** Answers an upload with what the id stands for already. Throws FileExists when that is another content. */
export function sameContent(stored: StoredFile, sha256: string): StoredFile {
  if (stored.sha256 !== sha256) throw new FileExists(stored.fileId);
  return stored;
}
