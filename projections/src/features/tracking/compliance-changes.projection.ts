import { complianceChangesView } from '@covertrail/contracts/tracking/tracking.views';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

/** When did suppliers of this requester change their status? The trend adds the changes up, month by month. */
export const complianceChanges = defineProjection(complianceChangesView)({
  version: 1,
  on: {
    ComplianceAssessed: (_change, { data: { requesterId, trackingId, validAt, before, after } }, id) => ({
      id,
      requesterId,
      trackingId,
      on: validAt,
      month: validAt.slice(0, 7),
      before,
      after,
    }),
  },
  keys: ({ id, data: { before, after } }) => (before === after ? [] : [id]),
  audience: (_before, after) => (after ? [after.requesterId] : []),
});
