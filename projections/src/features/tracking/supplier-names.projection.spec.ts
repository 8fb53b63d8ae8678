import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { supplierNames } from './supplier-names.projection.js';

const OF_TRACKING = { trackingId: 't-1', requesterId: 'c-1', insuredId: 's-1', projectId: 'p-1' };
const started = (insuredName: string): DomainEvent => ({
  type: 'TrackingStarted',
  data: { ...OF_TRACKING, insuredName, templateId: 'm-1', effectiveFrom: '2026-01-05' },
});
const renamed = (companyId: string): DomainEvent => ({
  type: 'CompanyRenamed',
  data: { companyId, from: 'Granite Peak', to: 'Granite Summit' },
});
const canceled: DomainEvent = {
  type: 'TrackingCanceled',
  data: { ...OF_TRACKING, outcome: 'pass', effectiveFrom: '2026-02-10', reason: 'The contract ended.' },
};
const namesAfter = async (...events: DomainEvent[]) => living(await foldProjection(supplierNames, asLog(events)));

describe('names of suppliers [F11]', () => {
  itIsAFold(supplierNames, asLog([started('Granite Peak'), renamed('s-1'), canceled, started('Granite Summit')]));

  it('are those of today, of suppliers that are tracked no longer too', async () => {
    expect(await namesAfter(started('Granite Peak'), canceled, renamed('s-1'))).toEqual({
      's-1': { id: 's-1', folded: 'granite summit' },
    });
  });

  it('are of suppliers alone', async () => expect(await namesAfter(renamed('c-9'))).toEqual({}));
});
