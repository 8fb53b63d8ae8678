import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { complianceChanges } from './compliance-changes.projection.js';

const assessed = (validAt: string, before: string | null, after: string): DomainEvent => ({
  type: 'ComplianceAssessed',
  data: { trackingId: 't-1', requesterId: 'c-1', validAt, before, after },
});
const history = asLog([
  assessed('2026-01-05', null, 'unknown'),
  assessed('2026-02-01', 'unknown', 'pass'),
  assessed('2026-02-09', 'pass', 'pass'),
]);

describe('compliance changes', () => {
  itIsAFold(complianceChanges, history);

  it('keeps changes of status by month and passes over assessments that changed none', async () => {
    const documents = Object.values(living(await foldProjection(complianceChanges, history)));
    expect(documents).toEqual([
      expect.objectContaining({ month: '2026-01', before: null, after: 'unknown' }),
      expect.objectContaining({ month: '2026-02', before: 'unknown', after: 'pass' }),
    ]);
  });
});
