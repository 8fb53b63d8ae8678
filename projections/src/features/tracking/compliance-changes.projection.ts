import { complianceChangesView, type ComplianceChangeDocument } from '@covertrail/contracts/tracking/tracking.views';
import { announcedChangeOf, announcedStatus } from '@covertrail/domain/assessment/status-change.rules';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { worstGapOf } from './tracking-gaps.js';

/**
 * When did suppliers of this requester change their status? The trend adds the changes up, month by month; the dashboard lists the newest,
 * each with the worst that is not met since.
 */
export const complianceChanges = defineProjection(complianceChangesView)({
  version: 4,
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
    SupplierInactivated: (_change, event) => noLongerCounted(event),
    TrackingCanceled: (_change, event) => noLongerCounted(event),
  },
  keys: ({ id, type, data }) => {
    const changes = type === 'ComplianceAssessed' ? data.before !== data.after : data.outcome !== null;
    return changes ? [id] : [];
  },
  audience: (_before, after) => (after ? [after.requesterId] : []),
});

/** Its outcome is counted up to that day; the person who did it needs no news of it. */
const noLongerCounted = ({
  id,
  type,
  data: { requesterId, trackingId, insuredId, projectId, outcome, effectiveFrom },
  meta,
}: RecordedEvent<'SupplierInactivated' | 'TrackingCanceled'>): ComplianceChangeDocument => ({
  ...{ id, requesterId, trackingId, projectId, supplierId: insuredId },
  on: effectiveFrom,
  month: effectiveFrom.slice(0, 7),
  before: outcome,
  after: null,
  at: meta.recordedAt,
  ...{ from: null, to: null, gap: null, otherGaps: 0 },
  eventType: type,
});
