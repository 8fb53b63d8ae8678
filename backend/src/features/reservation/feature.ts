import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { RESERVATION_PROBLEMS } from './reservation.problems.js';
import { ReservationReleaser } from './release-reservations/reservation-releaser.service.js';

@Module({ providers: [ReservationReleaser] })
class ReservationModule {}

export const reservationFeature: BackendFeature = {
  name: 'reservation',
  module: ReservationModule,
  jobs: [{ name: 'release of reservations', by: ReservationReleaser }],
  problems: RESERVATION_PROBLEMS,
};
