import type { Uuid } from '@covertrail/domain/kernel/event';

/** A file that was uploaded; a command that cites it names it by `uploadId`. Files that no command cites are deleted after a day. */
export interface UploadedFile {
  readonly uploadId: Uuid;
  readonly fileName: string;
  /** Found in the content: what the sender states proves nothing. */
  readonly contentType: string;
  readonly bytes: number;
  /** Of the content: 64 lower-case hexadecimal digits. */
  readonly sha256: string;
}
