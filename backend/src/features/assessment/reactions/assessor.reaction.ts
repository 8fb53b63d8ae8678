import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { becauseOf } from '@covertrail/platform/deciders/command-meta';
import type { Reaction } from '@covertrail/platform/engine/reaction';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { LiveUpdate } from '@covertrail/platform/read-store/live-update';
import type { ComplianceAssessor } from '../assess-compliance/compliance-assessor.service.js';

/** Finds the trackings that rest on a stream; it answers only once it has seen the given position. */
export interface TrackingsByInput {
  restingOn(stream: string, asOf: string): Promise<readonly Uuid[]>;
}

/** Everything that can change a verdict. Days are the clock's matter. */
export const INPUT_EVENTS = [
  'TrackingStarted', 'CoverageProvided', 'TrackingTemplateChanged', 'FindingDecided', 'TemplateRevised', 'CarrierRated',
  'PolicyNumberChanged', 'PolicyPeriodChanged', 'PolicyCarrierChanged', 'PolicyLimitsChanged', 'PolicyTriggerChanged',
  'RetroactiveDateChanged',
  'PolicyEndorsementsChanged', 'UmbrellaScheduleChanged', 'PolicyApproved', 'PolicyRejected', 'PolicyCanceled', 'PolicyReinstated',
] as const;

/** Judges again whatever rests on a stream that changed (DESIGN section 6). */
export function assessorReaction(assessor: ComplianceAssessor, trackings: TrackingsByInput): Reaction {
  return {
    name: 'assessor',
    handles: INPUT_EVENTS,
    async react(event: Recorded): Promise<readonly LiveUpdate[]> {
      const updates: LiveUpdate[] = [];
      for (const trackingId of await trackings.restingOn(event.stream, event.position)) {
        const meta = becauseOf(event, 'assessor', deriveId('assessor', event.id, trackingId));
        const looked = await assessor.assess(trackingId, { kind: 'event', eventId: event.id, eventType: event.type }, meta);
        if (looked) updates.push(checked(trackingId, looked.requesterId, event.position));
      }
      return updates;
    },
  };
}

/** Pages that show it as being checked hear that the assessor has looked, also when it found nothing new. */
const checked = (trackingId: Uuid, requesterId: Uuid, position: string): LiveUpdate => ({
  view: 'tracked-suppliers',
  ids: [trackingId],
  position,
  audience: [requesterId],
});
