import type { PageOf } from '@covertrail/contracts/calls/page';
import type { CarryOverRow } from '@covertrail/contracts/carry-over/carry-over.replies';
import type { LocationDetails, LocationPage } from '@covertrail/contracts/location/location.replies';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import type { VehicleRow } from '@covertrail/contracts/vehicle/vehicle.replies';
import { selectionDecider } from '@covertrail/domain/selection/selection.decider';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { selectionIdOf } from '@covertrail/platform/ids/selection-id';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { byNobody, join, registerCompany, type Caller } from '#testing/people';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { Schedules } from '#schedules/schedules.service';
import { LOCATIONS } from '../features/location/location-schedule.js';
import type { CarriedRecords } from './carried-records.js';
import { locationForm } from '../features/location/testing/location-form.js';

describe('what a replacement takes over [C01]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let stranger: Caller;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    stranger = await join(product, await registerCompany(product, 'Keystone', ['agency']), 'Jonah');
    for (const number of ['1', '2', '3'])
      await world.agent.post('policy/location', { policyId: world.policyId, ...locationForm({ number }) }).expect(201);
    await world.agent
      .post('policy/vehicles', { policyId: world.policyId, vin: '1HGCM82633A004352', make: 'Ford', model: '' })
      .expect(201);
  });
  afterAll(() => product.close());

  async function newPolicy(policyNumber: string): Promise<string> {
    const policy = {
      insuredCompanyId: world.insured.companyId,
      line: 'generalLiability',
      terms: terms({ policyNumber }),
    };
    const { policyId } = bodyOf<{ policyId: string }>(
      await world.agent.post('policy/addnewpolicy', policy).expect(201),
    );
    await world.agent.post('policy/location', { policyId, ...locationForm({ number: '7' }) }).expect(201);
    return policyId;
  }
  async function replacementOf(policyId: string, policyNumber: string, carriesOver?: boolean): Promise<string> {
    const renewal = terms({ policyNumber, period: { effectiveOn: '2027-07-01', expiresOn: '2028-07-01' } });
    const body = { terms: renewal, upon: 'expiration', ...(carriesOver === undefined ? {} : { carriesOver }) };
    const next = bodyOf<{ policyId: string }>(
      await world.insured.post(`policy/replace/${policyId}`, body).expect(201),
    ).policyId;
    await product.settled();
    return next;
  }
  const carried = async (policyId: string) =>
    bodyOf<PageOf<CarryOverRow>>(await world.agent.get(`policy/carryover/${policyId}`).expect(200)).rows;
  const locationsOf = async (policyId: string) =>
    bodyOf<LocationPage>(await world.agent.get(`policy/locations/${policyId}`).expect(200)).locations;

  it('are locations with their buildings, vehicles and shares; the old policy keeps its own', async () => {
    const next = await replacementOf(world.policyId, 'GL-R1');
    expect(await carried(next)).toMatchObject([
      { kind: 'locations', count: 3, carried: 3, stage: 'completed' },
      { kind: 'shares', count: 1, carried: 1 },
      { kind: 'vehicles', count: 1, carried: 1 },
    ]);
    const [first] = await locationsOf(next);
    const { buildings } = bodyOf<LocationDetails>(await world.agent.get(`policy/location/${first!.id}`).expect(200));
    expect([first!.number, buildings.map(({ number }) => number)]).toEqual(['1', ['A']]);
    expect(await locationsOf(world.policyId)).toHaveLength(3);
    expect(
      bodyOf<PageOf<VehicleRow>>(await world.agent.get(`policy/vehicles?policyId=${next}`).expect(200)).rows,
    ).toMatchObject([{ vin: '1HGCM82633A004352' }]);
    const shares = async (policyId: string) =>
      bodyOf<PageOf<ShareRow>>(await world.agent.get(`sharedpolicy/listview?policyId=${policyId}`).expect(200)).rows;
    expect(await shares(next)).toMatchObject([{ projectId: world.projectId, policyCount: 1, ended: false }]);
    expect(await shares(world.policyId)).toMatchObject([{ ended: false }]);
    await stranger.get(`policy/carryover/${next}`).expect(404);
    await world.requester.get(`policy/carryover/${next}`).expect(403);
  });

  it('are completed by the next process where one ended in the middle', async () => {
    const replaces = await newPolicy('GL-R4');
    await world.agent.post('policy/location', { policyId: replaces, ...locationForm({ number: '8' }) }).expect(201);
    const next = await replacementOf(replaces, 'GL-R5', false);
    expect(await carried(next)).toEqual([]);
    const { carryOver, records: locations } = product.app.get(Schedules, { strict: false }).carrier(LOCATIONS);
    let left = 1;
    const ending: CarriedRecords = {
      ...locations,
      carry: (...given) => (left-- > 0 ? locations.carry(...given) : Promise.reject(new Error('The process ended.'))),
    };
    const run = async (records: CarriedRecords) =>
      carryOver.run(
        records,
        { policyId: next, replaces, insuredId: world.insured.companyId },
        await product.infrastructure.events.head(),
        (commandId) => bySystem('location-carrier', commandId),
      );
    await expect(run(ending)).rejects.toThrow('The process ended.');
    await product.settled();
    expect(await carried(next)).toMatchObject([{ stage: 'running', count: 2, carried: 1 }]);
    await run(locations);
    await product.settled();
    expect(await carried(next)).toMatchObject([{ stage: 'completed', count: 2, carried: 2 }]);
    expect((await locationsOf(next)).map(({ number }) => number)).toEqual(['7', '8']);
  });

  it('are no shares of which a project sees a part only: what it sees is chosen first', async () => {
    const replaces = await newPolicy('GL-R8');
    const { insured, requester, projectId } = world;
    await world.agent
      .post('sharedpolicy/share/company', {
        insuredCompanyId: insured.companyId,
        requesterCompanyId: requester.companyId,
        projectId,
        policyIds: [replaces],
      })
      .expect(201);
    const selectionId = selectionIdOf(replaces, projectId);
    const change = { selectAll: false, clearPrevious: true, add: [], remove: [] };
    const choose = {
      type: 'ChooseShared',
      kind: 'locations',
      change,
      selectionId,
      policyId: replaces,
      insuredId: insured.companyId,
      requesterId: requester.companyId,
      projectId,
    } as const;
    await product.infrastructure.deciders.handle(selectionDecider, selectionId, choose, byNobody('choose'), {
      facts: async () => ({ addedSince: [] }),
    });
    await product.settled();
    expect(await carried(await replacementOf(replaces, 'GL-R9'))).toMatchObject([{ kind: 'locations', carried: 1 }]);
  });

  it('are nothing where the person did not want it', async () => {
    const next = await replacementOf(await newPolicy('GL-R6'), 'GL-R7', false);
    expect([await carried(next), await locationsOf(next)]).toEqual([[], []]);
  });
});
