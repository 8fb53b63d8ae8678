import {
  correctionsView,
  type CorrectionComparison,
  type CorrectionDocument,
} from '@covertrail/contracts/correction/correction.views';
import { compareOutcomes } from '@covertrail/domain/compliance/compare-outcomes';
import type { CorrectedSpan, CorrectionCause } from '@covertrail/domain/correction/correction.contract';
import { laterOf, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { personIn } from '@covertrail/domain/kernel/initiator';
import { defineProjection, sameFor, type RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { AGENCY_CHANGES, isAgencyChange, withAgency } from '#agency-of-record';

/** Which verdicts of past days were not true? */
export const corrections = defineProjection(correctionsView)({
  version: 4,
  on: { VerdictsCorrected: (_correction, event) => corrected(event) },
  changes: {
    CorrectionAcknowledged: (correction, { data, meta }) => ({
      ...correction,
      state: 'acknowledged',
      acknowledgedAt: meta.recordedAt,
      acknowledgedBy: personIn(meta)?.actor ?? null,
      comment: data.comment,
    }),
    ...sameFor(AGENCY_CHANGES, withAgency<CorrectionDocument>),
    CorrectionNoticeSent: (correction, { meta }) => ({
      ...correction,
      noticeSentAt: meta.recordedAt,
      noticeSentBy: personIn(meta)?.actor ?? null,
    }),
  },
  keys: (event, own) =>
    isAgencyChange(event) ? own.idsWhere('supplierId', event.data.insuredId) : [event.data.correctionId],
  audience,
});

/**
 * The supplier and its agency read what was true of it, and that they were notified; how the requester deals with it is its own. When
 * another agency represents the supplier, what both agencies may read changes.
 */
function audience(before: CorrectionDocument | null, after: CorrectionDocument | null): readonly Uuid[] {
  if (!after) return [];
  if (before && before.agencyId !== after.agencyId)
    return [before.agencyId, after.agencyId].filter((id) => id !== null);
  if (before && before.noticeSentAt === after.noticeSentAt) return [after.requesterId];
  return [after.requesterId, after.supplierId, ...(after.agencyId === null ? [] : [after.agencyId])];
}

/** `policy-<id>`. */
const policyOf = ({ stream }: CorrectionCause): Uuid | null =>
  stream.startsWith('policy-') ? stream.slice('policy-'.length) : null;

function corrected({ data, meta }: RecordedEvent<'VerdictsCorrected'>): CorrectionDocument {
  const {
    correctionId,
    trackingId,
    requesterId,
    insuredId,
    projectId,
    cause,
    recordedOn,
    spans,
    findings,
    exceptions,
    notices,
    agencyId = null,
  } = data;
  return {
    id: correctionId,
    trackingId,
    requesterId,
    supplierId: insuredId,
    agencyId,
    projectId,
    comparison: comparisonOf(spans),
    state: 'open',
    cause,
    policyId: policyOf(cause),
    recordedAt: meta.recordedAt,
    recordedOn,
    from: spans[0]?.from ?? recordedOn,
    to: spans.map(({ to }) => to).reduce<CalendarDate>(laterOf, ''),
    spans,
    findings,
    exceptions,
    notices,
    acknowledgedAt: null,
    acknowledgedBy: null,
    comment: '',
    noticeSentAt: null,
    noticeSentBy: null,
  };
}

/** Where nothing was required, nothing was lacking. */
function comparisonOf(spans: readonly CorrectedSpan[]): CorrectionComparison {
  const steps = spans.map(({ before, after }) => compareOutcomes(before ?? 'pass', after ?? 'pass'));
  if (steps.some((step) => step > 0)) return 'worse';
  return steps.some((step) => step < 0) ? 'better' : 'alike';
}
