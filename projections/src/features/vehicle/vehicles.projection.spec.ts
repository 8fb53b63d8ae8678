import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { vehicles } from './vehicles.projection.js';

const ids = { vehicleId: 'v-1', policyId: 'p-1', insuredId: 'c-1' };
const truck = { vin: '1HGCM82633A004352', year: 2021, make: 'Ford', model: 'F-550' };
const added: DomainEvent = { type: 'VehicleAdded', data: { ...ids, agencyId: 'c-2', importId: null, vehicle: truck } };
const revised: DomainEvent = {
  type: 'VehicleRevised',
  data: { ...ids, before: truck, after: { ...truck, year: null } },
};
const removed: DomainEvent = { type: 'VehicleRemoved', data: { ...ids, importId: null, vehicle: truck } };
const appointed: DomainEvent = { type: 'AgencyAppointed', data: { ofRecord: true, insuredId: 'c-1', agencyId: 'c-8' } };
const transferred: DomainEvent = {
  type: 'ClientTransferred',
  data: { insuredId: 'c-1', fromAgencyId: 'c-8', toAgencyId: 'c-9' },
};

describe('vehicles [C07]', () => {
  itIsAFold(vehicles, asLog([added, appointed, revised, transferred]));

  it('are as they were revised last, and belong to the agency of their insured', async () => {
    const documents = living(await foldProjection(vehicles, asLog([added, appointed, revised, transferred])));
    expect(documents['v-1']).toMatchObject({
      vin: truck.vin,
      year: null,
      agencyId: 'c-9',
      searched: '1hgcm82633a004352  ford f-550',
      revision: 2,
    });
  });

  it('say who stated them last, and when [H12]', async () => {
    const [first, second] = asLog([added, revised]);
    const by = (event: typeof first, role: 'insured' | 'agent', day: string) => ({
      ...event!,
      meta: { ...event!.meta, role, recordedAt: `${day}T08:00:00.000Z` },
    });
    const log = [by(first, 'insured', '2026-03-04'), by(second, 'agent', '2026-05-06')];
    expect(living(await foldProjection(vehicles, log.slice(0, 1)))['v-1']).toMatchObject({
      source: { kind: 'typedByInsured', on: '2026-03-04' },
    });
    expect(living(await foldProjection(vehicles, log))['v-1']).toMatchObject({
      source: { kind: 'enteredByAgent', on: '2026-05-06' },
    });
  });

  it('go when they are removed', async () =>
    expect(living(await foldProjection(vehicles, asLog([added, removed])))).toEqual({}));
});
