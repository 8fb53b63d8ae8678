import { unansweredReservationsView } from '@covertrail/contracts/reservation/reservation.views';
import { defineProjection, sameFor } from '@covertrail/platform/engine/define-projection';

/** The events for which a claim is taken. */
const MAIN_EVENTS = [
  'UserRegistered',
  'CompanyRegistered',
  'CompanyTaxIdChanged',
  'TemplateCreated',
  'ProjectCreated',
  'CoverageRequested',
  'ClientTransferRequested',
  'CarrierAdded',
] as const;

/** Which reservations are still without their main command? There is rarely one: it remains when a process dies in between. */
export const unansweredReservations = defineProjection(unansweredReservationsView)({
  version: 3,
  on: {
    ClaimTaken: (_claim, { data, meta }, id) => ({ id, claimId: data.claimId, takenAt: meta.recordedAt }),
    ClaimReleased: () => null,
    ...sameFor(MAIN_EVENTS, () => null),
  },
  keys: ({ type, data, stream }) => [type === 'ClaimTaken' || type === 'ClaimReleased' ? data.owner : stream],
});
