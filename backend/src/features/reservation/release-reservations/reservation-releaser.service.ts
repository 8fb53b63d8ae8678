import { Inject, Injectable } from '@nestjs/common';
import {
  unansweredReservationsView,
  type UnansweredReservationDocument,
} from '@covertrail/contracts/reservation/reservation.views';
import { reservationDecider } from '@covertrail/domain/reservation/reservation.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { unlessUnreadable } from '@covertrail/platform/deciders/stream-unreadable';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { deriveId } from '@covertrail/platform/ids/ids';
import { CLOCK, EVENTS } from '#tokens/tokens';
import type { Job } from '#feature-job';
import { WholeViews } from '#views/whole-views.service';

/** A main command that has not come this long after its reservation will never come. */
const GRACE_MS = 60_000;
const PAGE = 200;

/**
 * Releases reservations whose main command never came, because the process died between the two (reference: names in use once). The clock decides,
 * so that a reservation whose command may still come is kept.
 */
@Injectable()
export class ReservationReleaser implements Job {
  constructor(
    @Inject(EVENTS) private readonly events: EventStore,
    private readonly deciders: DeciderStore,
    private readonly views: WholeViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** How many were released. The view only proposes: reservation and owner are read from their streams. */
  async run(): Promise<number> {
    const latest = new Date(Date.parse(this.clock.now()) - GRACE_MS).toISOString();
    const old = { where: { takenAt: { lte: latest } } };
    const { documents } = await this.views.during((views) =>
      views.find(unansweredReservationsView, old, [{ field: 'takenAt', direction: 'asc' }], { limit: PAGE }),
    );
    let released = 0;
    for (const reservation of documents) released += (await unlessUnreadable(this.release(reservation), false)) ? 1 : 0;
    return released;
  }

  private async release({ id: owner, claimId, takenAt }: UnansweredReservationDocument): Promise<boolean> {
    if ((await this.events.readStream(owner)).length > 0) return false;
    const meta = bySystem('reservation-releaser', deriveId('reservation-releaser', claimId, owner, takenAt));
    const outcome = await this.deciders.handle(
      reservationDecider,
      claimId,
      { type: 'ReleaseReservation', owner },
      meta,
    );
    return outcome.events.length > 0;
  }
}
