import type { ClaimEvent } from '@covertrail/domain/claim/claim.contract';
import type { Instant, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { Projection } from '@covertrail/platform/engine/projection';

/** A claim by the stream that it was taken for, while that stream has no event. */
export type UnansweredClaimDocument = {
  readonly id: string;
  readonly claimId: Uuid;
  readonly takenAt: Instant;
};

const isOfClaim = ({ type }: Recorded): boolean => type === 'ClaimTaken' || type === 'ClaimReleased';

/** For which claims has the main command not come? Nearly always for none; one whose process died stays. */
export const unansweredClaims: Projection<UnansweredClaimDocument> = {
  name: 'unanswered-claims',
  version: 2,
  handles: ['ClaimTaken', 'ClaimReleased', 'UserRegistered', 'TemplateCreated', 'ProjectCreated', 'CoverageRequested', 'ClientTransferRequested', 'CarrierAdded'],
  ignores: [
    'PasswordChanged', 'TemplateRevised', 'ProjectRevised', 'RequestResponded', 'RequestDeclined', 'RequestCanceled', 'ClientTransferAcknowledged',
    'ClientTransferApproved', 'ClientTransferDenied', 'ClientTransferCanceled', 'ClientTransferCompleted', 'ClientTransferClosed', 'CarrierRated',
  ],
  indexes: [{ fields: ['takenAt'] }],
  keys: (event) => [isOfClaim(event) ? (event.data as ClaimEvent['data']).owner : event.stream],
  evolve: (_claim, { type, data, meta }, id) =>
    type === 'ClaimTaken' ? { id, claimId: (data as ClaimEvent['data']).claimId, takenAt: meta.recordedAt } : null,
  audience: () => [],
};
