import type { Position } from '@covertrail/domain/kernel/event';

/** Fields that are filtered or sorted by, in the order of the index. Unique indexes do not exist: claims are streams. */
export interface IndexDeclaration {
  readonly fields: readonly string[];
  /**
   * Makes it a word index: of the words of these text fields, for searches whose filter also holds each of `fields` to
   * one value by `eq` (often just the viewer). Other word searches look at each document that the rest of the filter finds.
   */
  readonly words?: readonly string[];
}

/**
 * A collection is one version of one projection (`tracked-suppliers@1`). It must be declared before use: reading or writing another
 * throws UnsupportedQuery. Declaring again with other indexes changes them.
 */
export interface Collections {
  declare(collection: string, indexes: readonly IndexDeclaration[]): Promise<void>;
  drop(collection: string): Promise<void>;
  collections(): Promise<string[]>;
  /** Drops the tombstones up to a position, where any are kept: nobody may still write anything older. */
  sweepTombstones(collection: string, upTo: Position): Promise<void>;
}
