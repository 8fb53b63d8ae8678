import type { ActivityRelationsDocument } from '@covertrail/contracts/activity-log/activity-log.views';
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
import type { RelatedDocuments } from '@covertrail/platform/engine/projection';
import { activityRelations } from '#activity-relations.projection';
import { agenciesAfter } from '#agencies-of-insured';
import { AGENCY_CHANGES, isAgencyChange, type AgencyChange } from '#agency-of-record';

type Found = RelatedDocuments<ActivityRelationsDocument>;

/** Which verdicts of past days were not true? */
export const corrections = defineProjection(correctionsView)({
  version: 5,
  on: { VerdictsCorrected: (_correction, event, _key, found) => corrected(event, found) },
  changes: {
    CorrectionAcknowledged: (correction, { data, meta }) => ({
      ...correction,
      state: 'acknowledged',
      acknowledgedAt: meta.recordedAt,
      acknowledgedBy: personIn(meta)?.actor ?? null,
      comment: data.comment,
    }),
    ...sameFor(
      AGENCY_CHANGES,
      (correction: CorrectionDocument, { position }: AgencyChange, _key: string, found: Found) => ({
        ...correction,
        agencyIds: agenciesAfter(correction.supplierId, position, found),
      }),
    ),
    CorrectionNoticeSent: (correction, { meta }) => ({
      ...correction,
      noticeSentAt: meta.recordedAt,
      noticeSentBy: personIn(meta)?.actor ?? null,
    }),
  },
  related: {
    projection: activityRelations,
    ids: (event) => (event.type === 'VerdictsCorrected' || isAgencyChange(event) ? [event.data.insuredId] : []),
  },
  keys: (event, own) =>
    isAgencyChange(event) ? own.idsWhere('supplierId', event.data.insuredId) : [event.data.correctionId],
  audience,
});

/**
 * The supplier and its agencies read what was true of it, and that they were notified; how the requester deals with it is its own. When
 * an agency begins or ends to represent the supplier, what it may read changes.
 */
function audience(before: CorrectionDocument | null, after: CorrectionDocument | null): readonly Uuid[] {
  if (!after) return [];
  const changed = before ? eitherOf(before.agencyIds, after.agencyIds) : [];
  if (changed.length > 0) return changed;
  if (before && before.noticeSentAt === after.noticeSentAt) return [after.requesterId];
  return [after.requesterId, after.supplierId, ...after.agencyIds];
}

/** What is in one list and not in the other. */
const eitherOf = (before: readonly Uuid[], after: readonly Uuid[]): readonly Uuid[] => [
  ...before.filter((id) => !after.includes(id)),
  ...after.filter((id) => !before.includes(id)),
];

/** `policy-<id>`. */
const policyOf = ({ stream }: CorrectionCause): Uuid | null =>
  stream.startsWith('policy-') ? stream.slice('policy-'.length) : null;

function corrected({ data, meta, position }: RecordedEvent<'VerdictsCorrected'>, found: Found): CorrectionDocument {
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
  } = data;
  return {
    id: correctionId,
    trackingId,
    requesterId,
    supplierId: insuredId,
    agencyIds: agenciesAfter(insuredId, position, found),
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
