import {
  trackingInputId,
  trackingInputsView,
  type TrackingInputDocument,
} from '@covertrail/contracts/tracking/tracking.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';

type Handled = RecordedEvent<
  'TrackingStarted' | 'CoverageProvided' | 'TrackingTemplateChanged' | 'PolicyCarrierChanged'
>;

/**
 * Which trackings depend on this stream? The assessor's own index: one document for each pair of tracking and stream. A carrier
 * counts from the event that first connects it to a provided policy.
 */
export const trackingInputs = defineProjection(trackingInputsView)({
  version: 7,
  on: {
    TrackingStarted: (_input, _event, key) => pairOf(key),
    CoverageProvided: (_input, _event, key) => pairOf(key),
    TrackingTemplateChanged: (_input, _event, key) => pairOf(key),
    PolicyCarrierChanged: (_input, _event, key) => pairOf(key),
  },
  async keys(event, own) {
    if (event.type !== 'PolicyCarrierChanged')
      return streamsOf(event).map((stream) => trackingInputId(stream, event.data.trackingId));
    const { policyId, after } = event.data;
    const resting = await own.idsWhere('stream', `policy-${policyId}`);
    return resting.map((id) => trackingInputId(`carrier-${after.carrierId}`, pairOf(id).trackingId));
  },
});

function pairOf(id: string): TrackingInputDocument {
  const [stream = '', trackingId = ''] = id.split('|');
  return { id, stream, trackingId };
}

function streamsOf({ type, data }: Exclude<Handled, { type: 'PolicyCarrierChanged' }>): readonly string[] {
  switch (type) {
    case 'TrackingStarted':
      return [
        `tracking-${data.trackingId}`,
        `project-${data.projectId}`,
        ...[data.trackingId, data.projectId].map(exceptions),
        ...template(data.templateId),
        forms(data.requesterId),
      ];
    case 'TrackingTemplateChanged':
      return template(data.to);
    case 'CoverageProvided':
      return [
        `share-${data.shareId}`,
        ...data.policyIds.flatMap((id) => [`policy-${id}`, `documentRegister-${id}`]),
        ...data.carrierIds.map((id) => `carrier-${id}`),
      ];
  }
}

/** What was decided for a supplier, a project or a template counts for every supplier that it is for. */
const exceptions = (scopeId: Uuid): string => `exceptions-${scopeId}`;

/** What a requester accepts of forms counts for every supplier that it tracks. */
const forms = (requesterId: Uuid): string => `formEquivalence-${requesterId}`;

const template = (templateId: Uuid): readonly string[] => [`template-${templateId}`, exceptions(templateId)];
