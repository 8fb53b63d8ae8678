import { DECIDER_OF_FEATURE } from '@covertrail/domain/catalogue/decider-registry';
import { FEATURE_OF, VERDICT_EVENTS } from '@covertrail/domain/catalogue/event-catalogue';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import type { TrackingInputDocument } from '@covertrail/contracts/tracking/tracking.views';
import { asLog, foldProjection, living } from '#testing/fold-projection';
import { trackingInputs } from './tracking-inputs.projection.js';

const history: readonly DomainEvent[] = [
  {
    type: 'TrackingStarted',
    data: {
      trackingId: 't-1',
      requesterId: 'r-1',
      insuredId: 'c-1',
      insuredName: '',
      projectId: 'p-1',
      templateId: 'm-1',
      effectiveFrom: '2026-01-01',
    },
  },
  { type: 'CoverageProvided', data: { trackingId: 't-1', shareId: 's-1', policyIds: ['l-1'], carrierIds: ['k-1'] } },
];

describe('the inputs of a tracking', () => {
  it('are the streams whose events affect a verdict', async () => {
    const inputs = living<TrackingInputDocument>(await foldProjection(trackingInputs, asLog(history)));
    const indexed = new Set(Object.values(inputs).map(({ stream }) => stream.split('-')[0]));
    const affecting = new Set(VERDICT_EVENTS.map((type) => DECIDER_OF_FEATURE[FEATURE_OF[type] ?? '']?.type));
    expect([...affecting].sort()).toEqual([...indexed].sort());
  });
});
