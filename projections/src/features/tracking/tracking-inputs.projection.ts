import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { CoverageProvided, TrackingEvent, TrackingStarted, TrackingTemplateChanged } from '@covertrail/domain/tracking/tracking.contract';
import type { PolicyCarrierChanged } from '@covertrail/domain/policy/policy.contract';
import type { Projection } from '@covertrail/platform/engine/projection';

export type TrackingInputDocument = {
  readonly id: string;
  readonly stream: string;
  readonly trackingId: Uuid;
};

const SEPARATOR = '|';
const inputId = (stream: string, trackingId: Uuid): string => [stream, trackingId].join(SEPARATOR);

/**
 * Which trackings rest on this stream? The assessor's own index: one document for each pair of tracking and stream.
 * A carrier counts from the event that first ties it to a provided policy.
 */
export const trackingInputs: Projection<TrackingInputDocument> = {
  name: 'tracking-inputs',
  version: 2,
  handles: ['TrackingStarted', 'CoverageProvided', 'TrackingTemplateChanged', 'PolicyCarrierChanged'],
  ignores: [
    'FindingDecided',
    'PolicyAdded', 'PolicyNumberChanged', 'PolicyPeriodChanged', 'PolicyLimitsChanged', 'PolicyTriggerChanged', 'RetroactiveDateChanged',
    'PolicyEndorsementsChanged',
    'UmbrellaScheduleChanged', 'OperationsDescribed', 'PolicyApproved', 'PolicyRejected', 'PolicyCanceled', 'PolicyReinstated',
  ],
  indexes: [{ fields: ['stream'] }],
  async keys(event, own) {
    if (event.type !== 'PolicyCarrierChanged') return streamsOf(event).map((stream) => inputId(stream, trackingOf(event)));
    const { policyId, after } = event.data as PolicyCarrierChanged['data'];
    const resting = await own.idsWhere('stream', `policy-${policyId}`);
    return resting.map((id) => inputId(`carrier-${after.carrierId}`, id.split(SEPARATOR)[1]!));
  },
  evolve: (_document, _event, key) => {
    const [stream, trackingId] = key.split(SEPARATOR) as [string, Uuid];
    return { id: key, stream, trackingId };
  },
  audience: () => [],
};

const trackingOf = (event: Recorded): Uuid => (event.data as TrackingEvent['data']).trackingId;

function streamsOf(event: Recorded): readonly string[] {
  switch (event.type) {
    case 'TrackingStarted': return [`tracking-${trackingOf(event)}`, `template-${(event.data as TrackingStarted['data']).templateId}`];
    case 'TrackingTemplateChanged': return [`template-${(event.data as TrackingTemplateChanged['data']).to}`];
    default: {
      const { policyIds, carrierIds } = event.data as CoverageProvided['data'];
      return [...policyIds.map((id) => `policy-${id}`), ...carrierIds.map((id) => `carrier-${id}`)];
    }
  }
}
