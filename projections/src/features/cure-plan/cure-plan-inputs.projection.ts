import type { ActivityRelationsDocument } from '@covertrail/contracts/activity-log/activity-log.views';
import { curePlanInputsView, type CurePlanInputDocument } from '@covertrail/contracts/cure-plan/cure-plan.views';
import { assessmentCatalogue } from '@covertrail/domain/assessment/assessment.catalogue';
import { curePlanCatalogue } from '@covertrail/domain/cure-plan/cure-plan.catalogue';
import { documentRegisterCatalogue } from '@covertrail/domain/document-register/document-register.catalogue';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { keysOf } from '@covertrail/domain/kernel/record-of';
import { policyCatalogue } from '@covertrail/domain/policy/policy.catalogue';
import { REQUESTER_ALONE, requestCatalogue } from '@covertrail/domain/request/request.catalogue';
import { shareCatalogue } from '@covertrail/domain/share/share.catalogue';
import { STANDING_CHANGES, trackingCatalogue } from '@covertrail/domain/tracking/tracking.catalogue';
import { defineProjection, sameFor, type RecordedEvent } from '@covertrail/platform/engine/define-projection';
import type { RelatedDocuments } from '@covertrail/platform/engine/projection';
import { activityRelations } from '#activity-relations.projection';
import { agenciesAfter } from '#agencies-of-insured';
import { AGENCY_CHANGES, isAgencyChange, type AgencyChange } from '#agency-of-record';

/** Between an insured and its requesters. What a requester decides for itself is known by the assessment that follows from it. */
const OF_INSURED = [
  ...[shareCatalogue, assessmentCatalogue, curePlanCatalogue].flatMap((catalogue) => keysOf(catalogue)),
  ...keysOf(trackingCatalogue).filter(
    (type): type is Exclude<typeof type, keyof typeof STANDING_CHANGES> => !(type in STANDING_CHANGES),
  ),
  ...keysOf(requestCatalogue).filter(
    (type): type is Exclude<typeof type, keyof typeof REQUESTER_ALONE> => !(type in REQUESTER_ALONE),
  ),
];
const OF_POLICY = [
  ...keysOf(policyCatalogue).filter((type) => type !== 'PolicyAdded'),
  ...keysOf(documentRegisterCatalogue),
];

type OfInsured = RecordedEvent<(typeof OF_INSURED)[number]>;
type Found = RelatedDocuments<ActivityRelationsDocument>;
type Handled = OfInsured | RecordedEvent<(typeof OF_POLICY)[number] | 'PolicyAdded'> | AgencyChange;

/**
 * When did something change that the plan of an insured depends on? A document says only that, and of which policy: every event here is one
 * that the insured and its agencies may see, and a message about it names no requester.
 */
export const curePlanInputs = defineProjection(curePlanInputsView)({
  version: 2,
  on: {
    PolicyAdded: (_input, { data: { policyId, insuredId }, meta, position }, _key, found) => ({
      id: policyId,
      insuredId,
      agencyIds: agenciesAfter(insuredId, position, found),
      changedAt: meta.recordedAt,
    }),
    ...sameFor(
      AGENCY_CHANGES,
      (
        input: CurePlanInputDocument | null,
        { data: { insuredId }, meta, position }: AgencyChange,
        id: Uuid,
        found: Found,
      ) => ({
        id: input?.id ?? id,
        insuredId,
        agencyIds: agenciesAfter(insuredId, position, found),
        changedAt: meta.recordedAt,
      }),
    ),
    ...sameFor(
      OF_INSURED,
      (input: CurePlanInputDocument | null, { meta, position }: OfInsured, id: Uuid, found: Found) => ({
        ...(input ?? { id, insuredId: id, agencyIds: agenciesAfter(id, position, found) }),
        changedAt: meta.recordedAt,
      }),
    ),
  },
  changes: sameFor(OF_POLICY, (input: CurePlanInputDocument, { meta }: Handled) => ({
    ...input,
    changedAt: meta.recordedAt,
  })),
  related: { projection: activityRelations, ids: (event) => insuredOf(event) },
  async keys(event, own) {
    if (isAgencyChange(event))
      return [...new Set([...(await own.idsWhere('insuredId', event.data.insuredId)), event.data.insuredId])];
    return touchedBy(event);
  },
  audience: (before, after) => [
    ...new Set([before, after].flatMap((input) => (input ? [input.insuredId, ...input.agencyIds] : []))),
  ],
});

/** Of an invitation nobody knows yet whom it concerns. */
function touchedBy({ data }: Exclude<Handled, AgencyChange>): readonly Uuid[] {
  if ('policyId' in data) return [data.policyId];
  return data.insuredId === null ? [] : [data.insuredId];
}

/** Of a policy that is known its document knows the insured. */
function insuredOf({ data }: Handled): readonly Uuid[] {
  return 'insuredId' in data && data.insuredId !== null ? [data.insuredId] : [];
}
