import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** A batch of requests with its progress: how many rows had their turn, and what became of them. */
export type RequestBatchDocument = {
  readonly id: Uuid;
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
  readonly count: number;
  readonly done: number;
  readonly sent: number;
  readonly alreadyOpen: number;
  readonly refused: number;
  readonly stage: 'running' | 'completed';
  readonly startedAt: Instant;
};

/** Whom did this requester ask all at once, and how far is it? */
export const requestBatchesView = defineView<RequestBatchDocument>()({
  name: 'request-batches',
  indexes: [{ fields: ['requesterId', 'startedAt'] }],
});
