import { reservationCatalogue } from './reservation.catalogue.js';
import { reservationDecider, RESERVATION_CODES } from './reservation.decider.js';

export const reservation = {
  name: 'reservation',
  decider: reservationDecider,
  catalogue: reservationCatalogue,
  codes: RESERVATION_CODES,
} as const;
