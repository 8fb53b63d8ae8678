import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import type { CarrierDocument } from '@covertrail/contracts/carrier/carrier.views';
import { carriers } from './carriers.projection.js';

const added: DomainEvent = { type: 'CarrierAdded', data: { carrierId: 'k-1', name: 'Summit Mutual', naic: '12345' } };
const rated = (effectiveFrom: string, strength: string): DomainEvent => ({
  type: 'CarrierRated',
  data: {
    carrierId: 'k-1',
    name: 'Summit Mutual',
    addedBy: null,
    rating: { strength, size: 'X' },
    before: null,
    effectiveFrom,
  },
});
const history = asLog([added, rated('2026-06-01', 'A'), rated('2025-01-01', 'A-')]);

describe('carriers', () => {
  itIsAFold(carriers, history);

  it('keeps each rating from its own day on, in whatever order they were recorded', async () => {
    const { 'k-1': carrier } = living<CarrierDocument>(await foldProjection(carriers, history));
    expect(carrier).toMatchObject({
      nameFolded: 'summit mutual',
      searched: 'summit mutual 12345',
      addedBy: 'c0000000-0000-4000-8000-000000000001',
    });
    expect(carrier?.ratings.map(({ from, value }) => [from, value.strength])).toEqual([
      ['2025-01-01', 'A-'],
      ['2026-06-01', 'A'],
    ]);
  });
});
