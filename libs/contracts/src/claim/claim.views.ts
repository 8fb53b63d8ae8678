import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** A claim, by the stream for which it is taken, while that stream has no event. */
export type UnansweredClaimDocument = {
  readonly id: string;
  readonly claimId: Uuid;
  readonly takenAt: Instant;
};

/** Which claims are still without their main command? There is rarely one: it remains when a process dies in between. */
export const unansweredClaimsView = defineView<UnansweredClaimDocument>()({
  name: 'unanswered-claims',
  indexes: [{ fields: ['takenAt'] }],
});
