/** Bytes of a SHA-256. */
export const HASH_BYTES = 32;

/** The hashes of a tree, one after another. They are derived from the log: who loses them reads the log again. */
export interface HashStore {
  /** How many are stored. */
  readonly count: number;
  /** Throws RangeError for a place that has none. */
  at(place: number): Promise<Buffer>;
  /** Stores them behind the last one, safely, before it resolves. */
  append(hashes: readonly Uint8Array[]): Promise<void>;
  close(): Promise<void>;
}
