import type { ProjectionFeature } from '#feature';
import { unansweredReservations } from './unanswered-reservations.projection.js';

export const reservationFeature: ProjectionFeature = { name: 'reservation', projections: [unansweredReservations] };
