import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { trackingInputs } from './tracking-inputs.projection.js';

const of = { trackingId: 't-1', requesterId: 'c-1', insuredId: 'c-2', projectId: 'j-1' };
const started: DomainEvent = {
  type: 'TrackingStarted',
  data: { ...of, insuredName: 'Granite Peak', templateId: 'm-1', effectiveFrom: '2026-01-01' },
};
const provided: DomainEvent = {
  type: 'CoverageProvided',
  data: { ...of, shareId: 's-1', policyIds: ['p-1', 'p-2'], carrierIds: ['k-1'] },
};
const moved: DomainEvent = {
  type: 'PolicyCarrierChanged',
  data: { policyId: 'p-1', effectiveFrom: '2026-02-01', before: { carrierId: 'k-1' }, after: { carrierId: 'k-2' } },
};
const streams = async (...events: DomainEvent[]) =>
  Object.keys(living(await foldProjection(trackingInputs, asLog(events)))).sort();

describe('tracking inputs', () => {
  itIsAFold(trackingInputs, asLog([started, provided, moved]));

  it('ties a tracking to its own stream, its project, its template, what was provided with its documents, the exceptions for it, its project and its template, and the forms of its requester', async () => {
    expect(await streams(started, provided)).toEqual([
      'carrier-k-1|t-1',
      'documentRegister-p-1|t-1',
      'documentRegister-p-2|t-1',
      'exceptions-j-1|t-1',
      'exceptions-m-1|t-1',
      'exceptions-t-1|t-1',
      'formEquivalence-c-1|t-1',
      'policy-p-1|t-1',
      'policy-p-2|t-1',
      'project-j-1|t-1',
      'share-s-1|t-1',
      'template-m-1|t-1',
      'tracking-t-1|t-1',
    ]);
  });

  it('follows a provided policy to its new carrier, and nobody else’s policy', async () => {
    expect(await streams(started, provided, moved)).toContain('carrier-k-2|t-1');
    expect(await streams(started, moved)).not.toContain('carrier-k-2|t-1');
  });
});
