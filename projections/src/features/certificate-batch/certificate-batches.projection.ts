import { certificateBatchesView } from '@covertrail/contracts/certificate-batch/certificate-batch.views';
import { countedOutcomes } from '@covertrail/domain/kernel/batch-rows.rules';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

const NONE = { issued: 0, alreadyHas: 0, refused: 0 } as const;

/** Which certificates did this agency issue to many at once, and how far is it? [E03] */
export const certificateBatches = defineProjection(certificateBatchesView)({
  version: 1,
  on: {
    CertificateBatchStarted: (_batch, { data, meta }) => ({
      id: data.batchId,
      insuredId: data.insuredId,
      agencyId: data.agencyId,
      policyIds: data.policyIds,
      form: data.issues?.form ?? null,
      count: data.rows.length,
      done: 0,
      ...NONE,
      stage: 'running',
      startedAt: meta.recordedAt,
    }),
  },
  changes: {
    CertificateBatchAdvanced: (batch, { data: { outcomes } }) => {
      const { issued, alreadyHas, refused } = countedOutcomes(outcomes, NONE);
      return {
        ...batch,
        done: batch.done + outcomes.length,
        issued: batch.issued + issued,
        alreadyHas: batch.alreadyHas + alreadyHas,
        refused: batch.refused + refused,
      };
    },
    CertificateBatchCompleted: (batch) => ({ ...batch, stage: 'completed' }),
  },
  keys: ({ data }) => [data.batchId],
  audience: (_before, after) => (after ? [after.insuredId, after.agencyId] : []),
});
