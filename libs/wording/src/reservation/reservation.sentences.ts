import type { ReservationEvent } from '@covertrail/domain/reservation/reservation.contract';
import type { Sentences } from '../text/event-wording.js';

export const reservationSentences: Sentences<ReservationEvent> = {
  ClaimTaken: { sentence: () => 'A name was taken so that nobody else can use it.', changes: () => [] },
  ClaimReleased: { sentence: () => 'A name that was not used after all became free again.', changes: () => [] },
};
