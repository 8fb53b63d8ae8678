import { Inject, Injectable } from '@nestjs/common';
import { trackingInputId, trackingInputsView } from '@covertrail/contracts/tracking/tracking.views';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { ASSESSOR_PROGRESS, EVENTS } from '#composition/tokens';
import { Views } from '#views/views.service';

/** How far the assessor has come, in whichever process it runs. */
export interface AssessorProgress {
  handled(): Promise<Position>;
}

/** Beyond so many events the assessor is behind on so much that everything counts as being checked. */
const FAR_BEHIND = 200;

/**
 * Which trackings rest on something the assessor has not looked at yet: shown as being checked, never as an old green
 * (DESIGN section 2.8). Read from the log between the assessor's place and the end: a moment's worth of events.
 */
@Injectable()
export class Checking {
  constructor(
    private readonly views: Views,
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(ASSESSOR_PROGRESS) private readonly assessor: AssessorProgress,
  ) {}

  async among(trackingIds: readonly Uuid[]): Promise<ReadonlySet<Uuid>> {
    const streams = new Set<string>();
    let behind = 0;
    for await (const event of this.events.readAll({ after: await this.assessor.handled(), limit: FAR_BEHIND })) {
      streams.add(event.stream);
      behind += 1;
    }
    if (behind === 0) return new Set();
    if (behind === FAR_BEHIND) return new Set(trackingIds);
    const ids = trackingIds.flatMap((id) => [...streams].map((stream) => trackingInputId(stream, id)));
    const resting = await this.views.byId(trackingInputsView, ids);
    return new Set([...resting.values()].map(({ trackingId }) => trackingId));
  }
}
