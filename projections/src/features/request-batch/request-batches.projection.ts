import { requestBatchesView } from '@covertrail/contracts/request-batch/request-batch.views';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

/** Whom did this requester ask all at once, and how far is it? */
export const requestBatches = defineProjection(requestBatchesView)({
  version: 1,
  on: {
    RequestBatchStarted: (_batch, { data: { batchId, requesterId, projectId, count }, meta }) => ({
      id: batchId,
      requesterId,
      projectId,
      count,
      done: 0,
      sent: 0,
      alreadyOpen: 0,
      refused: 0,
      stage: 'running',
      startedAt: meta.recordedAt,
    }),
  },
  changes: {
    RequestBatchAdvanced: (batch, { data: { outcomes } }) => {
      const of = (wanted: string): number => outcomes.filter(({ outcome }) => outcome === wanted).length;
      return {
        ...batch,
        done: batch.done + outcomes.length,
        sent: batch.sent + of('sent'),
        alreadyOpen: batch.alreadyOpen + of('alreadyOpen'),
        refused: batch.refused + of('refused'),
      };
    },
    RequestBatchCompleted: (batch) => ({ ...batch, stage: 'completed' }),
  },
  keys: ({ data }) => [data.batchId],
  audience: (_before, after) => (after ? [after.requesterId] : []),
});
