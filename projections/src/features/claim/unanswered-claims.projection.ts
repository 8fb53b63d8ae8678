import { unansweredClaimsView } from '@covertrail/contracts/claim/claim.views';
import { defineProjection, sameFor } from '@covertrail/platform/engine/define-projection';

/** The events that a claim is taken for: the first of their streams. */
const MAIN_EVENTS = ['UserRegistered', 'TemplateCreated', 'ProjectCreated', 'CoverageRequested', 'ClientTransferRequested', 'CarrierAdded'] as const;

/** For which claims has the main command not come? Nearly always for none; one whose process died stays. */
export const unansweredClaims = defineProjection(unansweredClaimsView)({
  version: 2,
  on: {
    ClaimTaken: (_claim, { data, meta }, id) => ({ id, claimId: data.claimId, takenAt: meta.recordedAt }),
    ClaimReleased: () => null,
    ...sameFor(MAIN_EVENTS, () => null),
  },
  keys: ({ type, data, stream }) => [type === 'ClaimTaken' || type === 'ClaimReleased' ? data.owner : stream],
});
