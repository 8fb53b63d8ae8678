import type { Uuid } from './event.js';

/** A file that was uploaded before the event that cites it: `bytes` is its size, `contentType` the kind of its content. */
export interface CitedFile {
  readonly fileId: Uuid;
  /** Of the content: 64 lower-case hexadecimal digits. */
  readonly sha256: string;
  readonly contentType: string;
  readonly bytes: number;
}
