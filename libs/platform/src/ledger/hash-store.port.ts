/** Bytes of a SHA-256. */
export const HASH_BYTES = 32;

/** What is read of the hashes of a tree, which stand one after another. */
export interface StoredHashes {
  /** How many are stored. */
  readonly count: number;
  /** Throws RangeError for a place that has none. */
  at(place: number): Promise<Buffer>;
  /** Up to `most` from a place on, one after another; fewer where no more are stored, or not at hand together. None behind the last. */
  from(place: number, most: number): Promise<Buffer>;
}

/** The hashes of a tree. They are derived from the log: who loses them reads the log again. */
export interface HashStore extends StoredHashes {
  /** Stores them behind the last one, safely, before it resolves. */
  append(hashes: readonly Uint8Array[]): Promise<void>;
  close(): Promise<void>;
}
