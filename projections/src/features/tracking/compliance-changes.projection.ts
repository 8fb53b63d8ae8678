import { complianceChangesView } from '@covertrail/contracts/tracking/tracking.views';
import { announcedChangeOf, announcedStatus } from '@covertrail/domain/assessment/status-change.rules';
import { defineProjection } from '@covertrail/platform/engine/define-projection';
import { worstGapOf } from './tracking-gaps.js';

/**
 * When did suppliers of this requester change their status? The trend adds the changes up, month by month; the dashboard lists the newest,
 * each with the worst that is not met since.
 */
export const complianceChanges = defineProjection(complianceChangesView)({
  version: 3,
  on: {
    ComplianceAssessed: (_change, { data, meta }, id) => {
      const { requesterId, trackingId, insuredId, projectId, validAt, before, after, cause } = data;
      const change = announcedChangeOf(data);
      return {
        id,
        requesterId,
        trackingId,
        on: validAt,
        month: validAt.slice(0, 7),
        before,
        after,
        at: meta.recordedAt,
        supplierId: insuredId,
        projectId,
        from: change?.from ?? null,
        to: change?.to ?? announcedStatus(data),
        ...worstGapOf(data.findings),
        eventType: cause.kind === 'event' ? cause.eventType : null,
      };
    },
  },
  keys: ({ id, data: { before, after } }) => (before === after ? [] : [id]),
  audience: (_before, after) => (after ? [after.requesterId] : []),
});
