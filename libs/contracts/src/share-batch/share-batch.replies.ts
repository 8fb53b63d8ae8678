import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ShareRowOutcome } from '@covertrail/domain/share-batch/share-batch.contract';
import type { ShareBatchDocument } from './share-batch.views.js';

/** Policies shared with many at once, with how far it is. */
export type ShareBatchProgress = Omit<ShareBatchDocument, 'agencyId'>;

/** What became of one recipient. */
export interface ShareBatchOutcome {
  readonly row: number;
  readonly requesterName: string;
  readonly projectName: string;
  readonly outcome: ShareRowOutcome['outcome'];
  /** The share that there is now. */
  readonly shareId: Uuid | null;
  /** Why there is none. */
  readonly message: string | null;
}
