import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { ReplacedInShares } from '@covertrail/domain/share-batch/share-batch.contract';
import { defineView } from '../define-view.js';

/** Policies shared with many at once, with its progress: how many rows had their turn, and what became of them. */
export type ShareBatchDocument = {
  readonly id: Uuid;
  readonly insuredId: Uuid;
  readonly agencyId: Uuid | null;
  readonly policyIds: readonly Uuid[];
  readonly replaces: ReplacedInShares | null;
  /** The policies are issued again to who holds them [D12]. */
  readonly again: boolean;
  readonly count: number;
  readonly done: number;
  readonly shared: number;
  readonly alreadyShared: number;
  readonly refused: number;
  readonly stage: 'running' | 'completed';
  readonly startedAt: Instant;
};

/** What did this insured share with many at once, and how far is it? */
export const shareBatchesView = defineView<ShareBatchDocument>()({
  name: 'share-batches',
  indexes: [{ fields: ['insuredId', 'startedAt'] }],
});
