import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** A reservation, by the stream for which it is taken, while that stream has no event. */
export type UnansweredReservationDocument = {
  readonly id: string;
  readonly claimId: Uuid;
  readonly takenAt: Instant;
};

/** Which reservations are still without their main command? There is rarely one: it remains when a process dies in between. */
export const unansweredReservationsView = defineView<UnansweredReservationDocument>()({
  name: 'unanswered-reservations',
  indexes: [{ fields: ['takenAt'] }],
});
