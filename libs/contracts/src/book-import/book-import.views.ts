import type { BookImportStarted, RefusedByRule } from '@covertrail/domain/book-import/book-import.contract';
import type { BookImportStage } from '@covertrail/domain/book-import/book-import.decider';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

type Started = BookImportStarted['data'];

/** An import with its progress. `added`: how many of its entries are there, which the view counts itself. `actor`: who started it. */
export type BookImportDocument = {
  readonly id: Uuid;
  readonly companyId: Uuid;
  readonly kind: Started['kind'];
  readonly book: string;
  readonly fileName: string;
  readonly count: number;
  readonly wrong: number;
  readonly added: number;
  readonly refusedCount: number;
  readonly refused: readonly RefusedByRule[];
  readonly stage: BookImportStage;
  /** Entries that its undo removed. */
  readonly removed: number;
  /** The agencies that keep the book with its owner. */
  readonly agencyIds: readonly Uuid[];
  readonly startedBy: string;
  readonly startedAt: Instant;
};

/** Which sheets were imported into an address book of this company, and how far is each? */
export const bookImportsView = defineView<BookImportDocument>()({
  name: 'book-imports',
  indexes: [{ fields: ['companyId', 'startedAt'] }],
  unindexed: ['kind', 'book'],
});
