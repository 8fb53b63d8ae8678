import { createHash } from 'node:crypto';
import { FileDamaged, FileTooLarge, type FileLimits, type StoredFile } from './files.port.js';

/** Counts and hashes a content while it is read, once; reading throws FileTooLarge at the first byte over the limit. */
export class MeasuredContent implements AsyncIterable<Uint8Array> {
  private readonly hash = createHash('sha256');
  private counted = 0;

  constructor(
    private readonly content: AsyncIterable<Uint8Array>,
    private readonly limits: FileLimits,
  ) {}

  async *[Symbol.asyncIterator](): AsyncIterator<Uint8Array> {
    for await (const piece of this.content) {
      this.counted += piece.length;
      if (this.counted > this.limits.maxBytes) throw new FileTooLarge(this.limits.maxBytes);
      this.hash.update(piece);
      yield piece;
    }
  }

  /** So far. */
  get bytes(): number {
    return this.counted;
  }

  /** Once it has been read to its end. */
  sha256(): string {
    return this.hash.copy().digest('hex');
  }

  /** For a content that is already stored: reads it to its end and returns its SHA-256. */
  async readToEnd(): Promise<string> {
    for await (const _piece of this);
    return this.sha256();
  }
}

/** A stored content while it is read. Throws FileDamaged at its end where it differs from the uploaded one. */
export async function* intact(content: AsyncIterable<Uint8Array>, stored: StoredFile): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let counted = 0;
  for await (const piece of content) {
    counted += piece.length;
    hash.update(piece);
    yield piece;
  }
  if (counted !== stored.bytes || hash.digest('hex') !== stored.sha256) throw new FileDamaged(stored.fileId);
}
