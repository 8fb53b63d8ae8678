import type { BatchRowOutcome } from '@covertrail/domain/request-batch/request-batch.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { RequestBatchDocument } from './request-batch.views.js';

/** A batch of requests, with how far it is. */
export interface RequestBatchRow extends Omit<RequestBatchDocument, 'requesterId'> {
  readonly projectName: string;
}

/** What became of one row of a batch. `recipient`: the company or the address; null after the addresses of the batch were removed. */
export interface BatchRow {
  readonly row: number;
  readonly recipient: string | null;
  readonly outcome: BatchRowOutcome['outcome'];
  /** Of the request that was sent. */
  readonly requestId: Uuid | null;
  /** Why it was not sent. */
  readonly message: string | null;
}
