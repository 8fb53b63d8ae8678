import { shareBatchesView } from '@covertrail/contracts/share-batch/share-batch.views';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

/** What did this insured share with many at once, and how far is it? */
export const shareBatches = defineProjection(shareBatchesView)({
  version: 2,
  on: {
    ShareBatchStarted: (_batch, { data, meta }) => ({
      id: data.batchId,
      insuredId: data.insuredId,
      agencyId: data.agencyId,
      policyIds: data.policyIds,
      replaces: data.replaces ?? null,
      again: data.again ?? false,
      count: data.rows.length,
      done: 0,
      shared: 0,
      alreadyShared: 0,
      refused: 0,
      stage: 'running',
      startedAt: meta.recordedAt,
    }),
  },
  changes: {
    ShareBatchAdvanced: (batch, { data: { outcomes } }) => {
      const of = (wanted: string): number => outcomes.filter(({ outcome }) => outcome === wanted).length;
      return {
        ...batch,
        done: batch.done + outcomes.length,
        shared: batch.shared + of('shared'),
        alreadyShared: batch.alreadyShared + of('alreadyShared'),
        refused: batch.refused + of('refused'),
      };
    },
    ShareBatchCompleted: (batch) => ({ ...batch, stage: 'completed' }),
  },
  keys: ({ data }) => [data.batchId],
  audience: (_before, after) => (after ? [after.insuredId, ...(after.agencyId ? [after.agencyId] : [])] : []),
});
