import { Injectable } from '@nestjs/common';
import { VERDICT_EVENTS } from '@covertrail/domain/catalogue/event-catalogue';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { becauseOf } from '@covertrail/platform/deciders/command-meta';
import { sameFor } from '@covertrail/platform/engine/define-projection';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { LiveUpdate } from '@covertrail/platform/read-store/live-update';
import { TrackingsByView } from '#assessment-inputs/trackings-by-view.reader';
import { ComplianceAssessor, type Cause } from '../assess-compliance/compliance-assessor.service.js';

/** What the assessor's reaction needs. */
export interface Assessing {
  readonly assessor: Pick<ComplianceAssessor, 'assess'>;
  readonly trackings: Pick<TrackingsByView, 'restingOn'>;
}

/** The same, provided by Nest. */
@Injectable()
export class AssessorParts implements Assessing {
  constructor(
    readonly assessor: ComplianceAssessor,
    readonly trackings: TrackingsByView,
  ) {}
}

/**
 * Assesses again every tracking that depends on a stream that changed (reference: the assessor). Changes because of dates belong to the
 * daily reassessment.
 */
export const assessorReaction = defineReaction<Assessing>()({
  name: 'assessor',
  on: sameFor(VERDICT_EVENTS, assessAgain),
});

async function assessAgain(event: Recorded, { assessor, trackings }: Assessing): Promise<readonly LiveUpdate[]> {
  const updates: LiveUpdate[] = [];
  const cause = causeOf(event);
  for (const trackingId of await trackings.restingOn(event.stream, event.position)) {
    const meta = becauseOf(event, 'assessor', deriveId('assessor', event.id, trackingId));
    const looked = await assessor.assess(trackingId, cause, meta);
    if (looked && !looked.isNew) updates.push(checked(trackingId, looked.requesterId, event.position));
  }
  return updates;
}

const POLICY = 'policy-';

const causeOf = ({ id, type, stream, meta }: Recorded): Cause => ({
  kind: 'event',
  eventId: id,
  eventType: type,
  actId: meta.correlationId,
  ...(stream.startsWith(POLICY) ? { policyId: stream.slice(POLICY.length) } : {}),
});

/**
 * Notifies pages that may show it as being checked that the assessor found nothing new: no document changed, which would notify them. Of a
 * new result the view notifies them.
 */
const checked = (trackingId: Uuid, requesterId: Uuid, position: string): LiveUpdate => ({
  view: 'tracked-suppliers',
  ids: [trackingId],
  position,
  audience: [requesterId],
  again: true,
});
