import { Inject, Injectable } from '@nestjs/common';
import { trackingInputsView } from '@covertrail/contracts/tracking/tracking.views';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { ASSESSOR_PROGRESS, EVENTS } from '#tokens/tokens';
import { Views } from '#views/views.service';
import { inputsNotAssessed, type AssessedRow } from './checking.rules.js';

/** How far the assessor has come, in whichever process it runs. */
export interface AssessorProgress {
  handled(): Promise<Position>;
}

/** With more new events than this the assessor is so far behind that everything counts as being checked. */
const FAR_BEHIND = 200;

/**
 * Which trackings depend on something that the assessor has not processed yet: shown as being checked, never with an outdated
 * compliant status (reference: replies). Read from the log between the assessor's checkpoint and the end, usually a few events.
 */
@Injectable()
export class Checking {
  constructor(
    private readonly views: Views,
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(ASSESSOR_PROGRESS) private readonly assessor: AssessorProgress,
  ) {}

  async among(rows: readonly AssessedRow[]): Promise<ReadonlySet<Uuid>> {
    const latest = new Map<string, Position>();
    let behind = 0;
    for await (const event of this.events.readAll({ after: await this.assessor.handled(), limit: FAR_BEHIND })) {
      latest.set(event.stream, event.position);
      behind += 1;
    }
    if (behind === 0) return new Set();
    if (behind === FAR_BEHIND) return new Set(rows.map(({ id }) => id));
    const resting = await this.views.byId(trackingInputsView, inputsNotAssessed(rows, latest));
    return new Set([...resting.values()].map(({ trackingId }) => trackingId));
  }
}
