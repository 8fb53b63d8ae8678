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

/** With more new events than this the assessor is so far behind that everything counts as being checked. */
const FAR_BEHIND = 200;

/**
 * Which trackings depend on something that the assessor has not processed yet: shown as being checked, never with an outdated
 * compliant status (DESIGN section 2.8). Read from the log between the assessor's checkpoint and the end, usually a few events.
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
