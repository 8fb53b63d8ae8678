import type { Catalogue } from '../kernel/event-description.js';
import type { ReservationEvent } from './reservation.contract.js';

const common = {
  feature: 'reservation',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: () => ({ companies: [] }),
} as const;

/** Visible to no company: reservations are how the product keeps names unique. */
export const reservationCatalogue: Catalogue<ReservationEvent> = {
  ClaimTaken: common,
  ClaimReleased: common,
};
