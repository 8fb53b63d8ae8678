import type { Position } from '@covertrail/domain/kernel/event';
import type { Document } from './document.js';
import type { Filter, Found, Page, Scalar, Sort } from './query.js';

export interface Positioned<Doc> {
  readonly id: string;
  readonly document: Doc | null;
  readonly position: Position;
}

/** Reads the documents of declared collections. Filters and sorts that `query` does not describe throw UnsupportedQuery. */
export interface DocumentReads {
  get<Doc extends Document>(collection: string, id: string): Promise<Doc | null>;
  /** In no promised order; ids that do not exist are left out. */
  getMany<Doc extends Document>(collection: string, ids: readonly string[]): Promise<Doc[]>;
  /** The documents with the position of the newest event folded into each; a deleted one comes as null where a tombstone is kept. */
  getWithPositions<Doc extends Document>(collection: string, ids: readonly string[]): Promise<Positioned<Doc>[]>;
  find<Doc extends Document>(
    collection: string,
    filter: Filter,
    sort: readonly Sort[],
    page: Page,
  ): Promise<Found<Doc>>;
  /** Stops counting at `cap` + 1. */
  count(collection: string, filter: Filter, cap?: number): Promise<number>;
  /** Count per combination of values of `fields`, for every combination that occurs. */
  countBy(
    collection: string,
    filter: Filter,
    fields: readonly string[],
  ): Promise<{ readonly key: readonly Scalar[]; readonly count: number }[]>;
  /** How many different values a field has; null counts as one. */
  countDistinct(collection: string, filter: Filter, field: string): Promise<number>;
}
