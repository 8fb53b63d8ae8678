import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** A claim by the stream that it was taken for, while that stream has no event. */
export type UnansweredClaimDocument = {
  readonly id: string;
  readonly claimId: Uuid;
  readonly takenAt: Instant;
};

/** For which claims has the main command not come? Nearly always for none; one whose process died stays. */
export const unansweredClaimsView = defineView<UnansweredClaimDocument>()({ name: 'unanswered-claims', indexes: [{ fields: ['takenAt'] }] });
