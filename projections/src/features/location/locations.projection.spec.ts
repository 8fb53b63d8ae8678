import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { locations } from './locations.projection.js';

const ids = { locationId: 'l-1', policyId: 'p-1', insuredId: 'c-1' };
const place = {
  number: 'Bay 2',
  address1: '18 Dock Street',
  address2: '',
  city: 'Denver',
  state: 'CO',
  county: '',
  zipCode: '80202',
  country: 'US',
  description: '',
};
const building = { buildingId: 'b-1', number: 'A', description: '', limits: [] };
const added: DomainEvent = {
  type: 'LocationAdded',
  data: { ...ids, agencyId: null, importId: null, place, limits: [], buildings: [building] },
};
const revised: DomainEvent = {
  type: 'LocationRevised',
  data: { ...ids, before: place, after: { ...place, number: 'Bay 10' } },
};
const another: DomainEvent = {
  type: 'BuildingAdded',
  data: { ...ids, number: 'Bay 10', building: { ...building, buildingId: 'b-2' } },
};
const edited: DomainEvent = {
  type: 'BuildingRevised',
  data: { ...ids, number: 'Bay 10', before: building, after: { ...building, description: 'Office' } },
};
const gone: DomainEvent = { type: 'BuildingRemoved', data: { ...ids, number: 'Bay 10', building } };
const limited: DomainEvent = {
  type: 'LocationLimitsChanged',
  data: { ...ids, number: 'Bay 10', before: [], after: [{}] },
};
const transferred: DomainEvent = {
  type: 'ClientTransferred',
  data: { insuredId: 'c-1', fromAgencyId: 'c-8', toAgencyId: 'c-9' },
};
const appointed: DomainEvent = { type: 'AgencyAppointed', data: { ofRecord: true, insuredId: 'c-1', agencyId: 'c-8' } };
const removed: DomainEvent = { type: 'LocationRemoved', data: { ...ids, number: 'Bay 10', importId: null } };

describe('locations [C06]', () => {
  itIsAFold(locations, asLog([added, appointed, revised, limited, another, edited, gone, transferred]));

  it('sort 2 before 10 and are found by words of their address', async () => {
    const before = living<{ numberOrder: string; searched: string }>(await foldProjection(locations, asLog([added])))[
      'l-1'
    ]!;
    const after = living<{ numberOrder: string }>(await foldProjection(locations, asLog([added, revised])))['l-1']!;
    expect(before.numberOrder < after.numberOrder).toBe(true);
    expect(before.searched).toContain('dock street');
  });

  it('have a key of their address, which changes with it', async () => {
    const after = { ...place, address1: '9 Quarry Road' };
    const moved: DomainEvent = { type: 'LocationRevised', data: { ...ids, before: place, after } };
    const keyAfter = async (...events: DomainEvent[]) =>
      living<{ placeKey: string }>(await foldProjection(locations, asLog([added, ...events])))['l-1']!.placeKey;
    expect(await keyAfter(revised)).toBe(await keyAfter());
    expect(await keyAfter(moved)).not.toBe(await keyAfter());
  });

  it('go with the agency that manages their policy [C16]', async () => {
    const chosen: DomainEvent = { type: 'PolicyManaged', data: { ...ids, before: 'c-2', after: 'c-7' } };
    const documents = living(await foldProjection(locations, asLog([added, chosen, transferred])));
    expect(documents['l-1']).toMatchObject({ agencyId: 'c-7' });
  });

  it('count their buildings and limits, and belong to the agency of their insured', async () => {
    const documents = living(await foldProjection(locations, asLog([added, appointed, limited, another, transferred])));
    expect(documents['l-1']).toMatchObject({ buildingCount: 2, limitCount: 1, agencyId: 'c-9' });
  });

  it('say who stated any of them last, and when [H12]', async () => {
    const [first, second] = asLog([added, limited]);
    const by = (event: typeof first, role: 'insured' | 'agent', day: string) => ({
      ...event!,
      meta: { ...event!.meta, role, recordedAt: `${day}T08:00:00.000Z` },
    });
    const log = [by(first, 'insured', '2026-03-04'), by(second, 'agent', '2026-05-06')];
    expect(living(await foldProjection(locations, log.slice(0, 1)))['l-1']).toMatchObject({
      source: { kind: 'typedByInsured', on: '2026-03-04' },
    });
    expect(living(await foldProjection(locations, log))['l-1']).toMatchObject({
      source: { kind: 'enteredByAgent', on: '2026-05-06' },
    });
  });

  it('go when they are removed', async () => {
    expect(living(await foldProjection(locations, asLog([added, removed])))).toEqual({});
  });
});
