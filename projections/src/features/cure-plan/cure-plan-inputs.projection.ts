import { curePlanInputsView, type CurePlanInputDocument } from '@covertrail/contracts/cure-plan/cure-plan.views';
import { assessmentCatalogue } from '@covertrail/domain/assessment/assessment.catalogue';
import { curePlanCatalogue } from '@covertrail/domain/cure-plan/cure-plan.catalogue';
import { documentRegisterCatalogue } from '@covertrail/domain/document-register/document-register.catalogue';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { keysOf } from '@covertrail/domain/kernel/record-of';
import { policyCatalogue } from '@covertrail/domain/policy/policy.catalogue';
import { requestCatalogue } from '@covertrail/domain/request/request.catalogue';
import { shareCatalogue } from '@covertrail/domain/share/share.catalogue';
import { trackingCatalogue } from '@covertrail/domain/tracking/tracking.catalogue';
import { defineProjection, sameFor, type RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { AGENCY_CHANGES, isAgencyChange, withAgency, type AgencyChange } from '#agency-of-record';

/** Between an insured and its requesters. What a requester decides for itself is known by the assessment that follows from it. */
const OF_INSURED = [
  trackingCatalogue,
  shareCatalogue,
  requestCatalogue,
  assessmentCatalogue,
  curePlanCatalogue,
].flatMap((catalogue) => keysOf(catalogue));
const OF_POLICY = [
  ...keysOf(policyCatalogue).filter((type) => type !== 'PolicyAdded'),
  ...keysOf(documentRegisterCatalogue),
];

type OfInsured = RecordedEvent<(typeof OF_INSURED)[number]>;
type Handled = OfInsured | RecordedEvent<(typeof OF_POLICY)[number] | 'PolicyAdded'> | AgencyChange;

/**
 * When did something change that the plan of an insured depends on? A document says only that, and of which policy: every event here is one
 * that the insured and its agency may see, and a message about it names no requester.
 */
export const curePlanInputs = defineProjection(curePlanInputsView)({
  version: 1,
  on: {
    PolicyAdded: (_input, { data: { policyId, insuredId, agencyId }, meta }) => ({
      id: policyId,
      insuredId,
      agencyId,
      changedAt: meta.recordedAt,
    }),
    ...sameFor(AGENCY_CHANGES, (input: CurePlanInputDocument | null, event: AgencyChange, key: Uuid) => ({
      ...withAgency(known(input, key), event),
      changedAt: event.meta.recordedAt,
    })),
    ...sameFor(OF_INSURED, (input: CurePlanInputDocument | null, { meta }: OfInsured, key: Uuid) => ({
      ...known(input, key),
      changedAt: meta.recordedAt,
    })),
  },
  changes: sameFor(OF_POLICY, (input: CurePlanInputDocument, { meta }: Handled) => ({
    ...input,
    changedAt: meta.recordedAt,
  })),
  async keys(event, own) {
    if (isAgencyChange(event))
      return [...new Set([...(await own.idsWhere('insuredId', event.data.insuredId)), event.data.insuredId])];
    return touchedBy(event);
  },
  audience: (before, after) =>
    [...new Set([before, after].flatMap((input) => (input ? [input.insuredId, input.agencyId] : [])))].filter(
      (id) => id !== null,
    ),
});

/** Of an invitation nobody knows yet whom it concerns. */
function touchedBy({ data }: Exclude<Handled, AgencyChange>): readonly Uuid[] {
  if ('policyId' in data) return [data.policyId];
  return data.insuredId === null ? [] : [data.insuredId];
}

const known = (input: CurePlanInputDocument | null, insuredId: Uuid): Omit<CurePlanInputDocument, 'changedAt'> =>
  input ?? { id: insuredId, insuredId, agencyId: null };
