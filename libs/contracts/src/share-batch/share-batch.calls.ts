import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { BulkShareDto, ReplaceSharedDto, ShareBatchListDto, ShareBatchRowsDto } from './share-batch.inputs.js';
import type { ShareBatchOutcome, ShareBatchProgress } from './share-batch.replies.js';

interface BatchStarted {
  readonly batchId: Uuid;
}

/** Begins to share with many at once. The server goes on by itself; the view of batches says how far it is. */
export const bulkShare = command<{ body: BulkShareDto; reply: BatchStarted }>()('POST', 'sharedpolicy/bulk/share', {
  needs: 'sharePolicies',
  settles: ['share-batches'],
});

/** Begins to put a policy in the place of another one in the shares that were chosen. */
export const replaceShared = command<{ body: ReplaceSharedDto; reply: BatchStarted }>()('POST', 'replace/policies', {
  needs: 'sharePolicies',
  settles: ['share-batches'],
});

/** What an insured shared with many, the last first. */
export const shareBatches = query<{ query: ShareBatchListDto; reply: PageOf<ShareBatchProgress> }>()(
  'sharedpolicy/bulk/list',
  { needs: 'readShares', view: 'share-batches' },
);

/** The recipients that had their turn, in their order. */
export const shareBatchRows = query<{ query: ShareBatchRowsDto; reply: PageOf<ShareBatchOutcome> }>()(
  'sharedpolicy/bulk/rows/:id',
  { needs: 'readShares', view: 'share-batches', shape: 'rows', idAt: 'row' },
);
