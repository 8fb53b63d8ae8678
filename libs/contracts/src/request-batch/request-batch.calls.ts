import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import { sheetReadingCallsOf } from '../book-import/sheet-reading.calls.js';
import type { PageOf } from '../calls/page.js';
import type { PageDto } from '../calls/page.inputs.js';
import type { BatchRowsDto, StartRequestBatchDto, StartSheetBatchDto } from './request-batch.inputs.js';
import type { BatchRow, RequestBatchRow } from './request-batch.replies.js';

/** Begins to ask many suppliers at once. The server goes on by itself; the view of batches says how far it is. */
export const startRequestBatch = command<{ body: StartRequestBatchDto; reply: { readonly batchId: Uuid } }>()(
  'POST',
  'policy/request/batch',
  { needs: 'requestCoverage', settles: ['request-batches'] },
);

/** The spreadsheet of suppliers who are to be asked, before they are. */
export const requestSheet = sheetReadingCallsOf('policy/request/batch/sheet', {
  keeps: 'requestCoverage',
  reads: 'requestCoverage',
});

/** Begins to ask every right row of an uploaded spreadsheet, in the same way. */
export const startSheetBatch = command<{ body: StartSheetBatchDto; reply: { readonly batchId: Uuid } }>()(
  'POST',
  'policy/request/batch/sheet',
  { needs: 'requestCoverage', settles: ['request-batches'], long: true },
);

/** The batches of the requester, the last first. */
export const requestBatches = query<{ query: PageDto; reply: PageOf<RequestBatchRow> }>()('policy/request/batches', {
  needs: 'readSentRequests',
  view: 'request-batches',
});

/** The rows of a batch that had their turn, in their order. */
export const batchRows = query<{ query: BatchRowsDto; reply: PageOf<BatchRow> }>()('policy/request/batch/rows/:id', {
  needs: 'readSentRequests',
  view: 'request-batches',
  shape: 'rows',
  idAt: 'row',
});
