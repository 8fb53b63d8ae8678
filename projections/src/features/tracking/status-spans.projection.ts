import { statusSpansView, type StatusSpanDocument } from '@covertrail/contracts/tracking/tracking.views';
import type { ComplianceAssessed } from '@covertrail/domain/assessment/assessment.contract';
import { announcedStatus } from '@covertrail/domain/assessment/status-change.rules';
import type { AnnouncedStatus } from '@covertrail/domain/status/announced-status';
import { LAST_DAY } from '@covertrail/domain/kernel/dates';
import { defineProjection } from '@covertrail/platform/engine/define-projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { supplierNames } from './supplier-names.projection.js';
import { worstGapOf } from './tracking-gaps.js';

/**
 * What did a requester read of each supplier at the end of any day [F11]? An assessment ends the span of the one before and begins
 * another; a supplier that is set aside, or tracked no longer, reads nothing. Of several on one day only the last is read at its end.
 */
export const statusSpans = defineProjection(statusSpansView)({
  version: 3,
  on: {
    ComplianceAssessed: (span, { data }, id, related) => {
      if (span) return ended(span, data.validAt);
      return {
        id,
        requesterId: data.requesterId,
        trackingId: data.trackingId,
        supplierId: data.insuredId,
        // A later name comes with `CompanyRenamed`.
        supplierFolded: related.get(data.insuredId)?.folded ?? '',
        projectId: data.projectId,
        from: data.validAt,
        until: LAST_DAY,
        ...readOf(data),
        openOf: data.trackingId,
      };
    },
  },
  changes: {
    CompanyRenamed: (span, { data }) => ({ ...span, supplierFolded: foldedText(data.to) }),
    SupplierInactivated: (span, { data }) => ended(span, data.effectiveFrom),
    TrackingCanceled: (span, { data }) => ended(span, data.effectiveFrom),
  },
  related: {
    projection: supplierNames,
    ids: (event) => (event.type === 'ComplianceAssessed' ? [event.data.insuredId] : []),
  },
  keys: async (event, own) => {
    if (event.type === 'CompanyRenamed') return own.idsWhere('supplierId', event.data.companyId);
    const open = await own.idsWhere('openOf', event.data.trackingId);
    return event.type === 'ComplianceAssessed' ? [...open.filter((id) => id !== event.id), event.id] : open;
  },
  audience: (_before, after) => (after ? [after.requesterId] : []),
});

/** Nothing is left of a span that ends on the day on which it began. */
const ended = (span: StatusSpanDocument, until: StatusSpanDocument['until']): StatusSpanDocument | null =>
  until <= span.from ? null : { ...span, until, openOf: null };

type Read = { readonly status: AnnouncedStatus } & Pick<StatusSpanDocument, 'gap' | 'otherGaps'>;

/** Until a supplier shares something nothing is known of it: the requester reads that it was requested. */
function readOf(data: ComplianceAssessed['data']): Read {
  if (data.findings.some(({ reason }) => reason === 'LINE.NOTHING_SHARED'))
    return { status: 'requested', gap: null, otherGaps: 0 };
  return { status: announcedStatus(data), ...worstGapOf(data.findings) };
}
