import type {
  CommonLocationPage,
  LocationDetails,
  LocationPage,
} from '@covertrail/contracts/location/location.replies';
import { newId } from '@covertrail/platform/ids/ids';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { terms } from '#testing/terms';
import { buildingLimit, locationForm } from './testing/location-form.js';

describe('locations of a policy [C06]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let stranger: Caller;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    stranger = await join(product, await registerCompany(product, 'Keystone', ['agency']), 'Jonah');
  });
  afterAll(() => product.close());

  const add = (form: object, key?: string) =>
    world.agent.post('policy/location', { policyId: world.policyId, ...form }, key);
  const idOf = (reply: { body: unknown }) => (reply.body as { data: { locationId: string } }).data.locationId;
  const list = async (by: Caller, query = ''): Promise<LocationPage> => {
    await product.settled();
    return bodyOf<LocationPage>(await by.get(`policy/locations/${world.policyId}${query}`).expect(200));
  };

  it('are added once, listed ten a page by number, and found by a word of their address', async () => {
    const key = newId();
    const first = idOf(await add(locationForm({ number: '2', city: 'Boulder' }), key).expect(201));
    expect(idOf(await add(locationForm({ number: '2', city: 'Boulder' }), key).expect(201))).toBe(first);
    for (let number = 3; number <= 13; number += 1) await add(locationForm({ number: `${number}` })).expect(201);
    const { locations, totalCount } = await list(world.insured);
    expect([locations.length, totalCount, locations[0]?.number, locations[9]?.number]).toEqual([10, 12, '2', '11']);
    expect((await list(world.agent, '?page=2')).locations.map(({ number }) => number)).toEqual(['12', '13']);
    expect(await list(world.agent, '?keyword=boul')).toMatchObject({
      totalCount: 1,
      locations: [{ id: first, city: 'Boulder', buildingCount: 1 }],
    });
  });

  it('have limits that share a blanket of the policy, and no other one [C05]', async () => {
    const { agent, insured } = world;
    const blankets = [{ number: 'B-1', type: 'blanketOfAll', total: 500_000_000 } as const];
    const property = terms({ policyNumber: 'PR-5', limits: { buildingLimit: 100 }, trigger: null, blankets });
    const policy = { insuredCompanyId: insured.companyId, line: 'commercialProperty', terms: property };
    const { policyId } = bodyOf<{ policyId: string }>(await agent.post('policy/addnewpolicy', policy).expect(201));
    const sharing = (blanket: string) => ({
      ...locationForm(),
      policyId,
      buildings: [{ number: 'A', description: '', limits: [{ ...buildingLimit(), blanket }] }],
    });
    expect((await agent.post('policy/location', sharing('B-2')).expect(422)).body).toMatchObject({
      code: 'LOCATION.BLANKET_UNKNOWN',
    });
    const id = idOf(await agent.post('policy/location', sharing(' B-1 ')).expect(201));
    const details = async () => bodyOf<LocationDetails>(await agent.get(`policy/location/${id}`).expect(200));
    const { buildings } = await details();
    expect(buildings).toMatchObject([{ limits: [{ blanket: 'B-1' }] }]);
    const { policyId: _policyId, ...other } = sharing('B-2');
    await agent.put(`policy/location/${id}`, other).expect(422);
    await agent.put(`policy/location/${id}`, {
      ...locationForm(),
      buildings: [{ ...buildings[0], limits: [buildingLimit()] }],
    });
    expect((await details()).buildings[0]!.limits[0]).not.toHaveProperty('blanket');
  });

  it('are found by the addresses that several policies have in common, however they are written', async () => {
    const { agent, insured } = world;
    const policy = async (policyNumber: string) => {
      const of = { insuredCompanyId: insured.companyId, line: 'generalLiability', terms: terms({ policyNumber }) };
      return bodyOf<{ policyId: string }>(await agent.post('policy/addnewpolicy', of).expect(201)).policyId;
    };
    const at = async (policyId: string, number: string, address1: string) =>
      idOf(await agent.post('policy/location', { policyId, ...locationForm({ number, address1 }) }).expect(201));
    const [first, second] = [await policy('GL-ONE'), await policy('GL-TWO')];
    const pier = [await at(first, '1', '4 Pier Road'), await at(second, '7', '4  PIER road')];
    const alone = await at(second, '8', '5 Pier Road');
    await product.settled();
    const common = async (input: object, by: Caller = agent) =>
      bodyOf<CommonLocationPage>(
        await by
          .post('policy/getCommonLocations', {
            insuredCompanyId: insured.companyId,
            policyIds: [first, second],
            ...input,
          })
          .expect(200),
      );
    expect(await common({})).toMatchObject({
      totalCount: 1,
      locations: [
        {
          id: pier[0],
          place: { address1: '4 Pier Road' },
          at: [
            { policyId: first, locationId: pier[0], number: '1' },
            { policyId: second, locationId: pier[1], number: '7' },
          ],
        },
      ],
    });
    const all = await common({ inAtLeast: 1 }, insured);
    expect([all.totalCount, all.locations.map(({ id }) => id)]).toEqual([2, [pier[0], alone]]);
    expect(await common({ inAtLeast: 1, page: 2, pageSize: 1 })).toMatchObject({
      totalCount: 2,
      locations: [{ id: alone }],
    });
    const others = await coverSupplier(product, 'Others ');
    const foreign = { insuredCompanyId: insured.companyId, policyIds: [first, others.policyId] };
    await agent.post('policy/getCommonLocations', foreign).expect(404);
    await stranger.post('policy/getCommonLocations', { ...foreign, policyIds: [first] }).expect(404);
    await world.requester.post('policy/getCommonLocations', { ...foreign, policyIds: [first] }).expect(403);
  });

  it('keep a number only once in a policy, also when it is written otherwise, until it is given up', async () => {
    const id = idOf(await add(locationForm({ number: 'North 1' })).expect(201));
    expect((await add(locationForm({ number: ' north 1 ' })).expect(409)).body).toMatchObject({
      code: 'LOCATION.NUMBER_TAKEN',
      message: 'Location number Exists',
    });
    const other = idOf(await add(locationForm({ number: 'North 2' })).expect(201));
    await world.agent.put(`policy/location/${other}`, locationForm({ number: 'NORTH 1' })).expect(409);
    await world.agent.put(`policy/location/${id}`, locationForm({ number: 'South' })).expect(200);
    await world.agent.put(`policy/location/${other}`, locationForm({ number: 'North 1' })).expect(200);
    await world.agent.delete(`policy/location/${other}`).expect(200);
    await add(locationForm({ number: 'North 1' })).expect(201);
  });

  it('are edited as they were seen: one small event for the part that changed', async () => {
    const id = idOf(await add(locationForm({ number: 'E1' })).expect(201));
    const before = bodyOf<LocationDetails>(await world.insured.get(`policy/location/${id}`).expect(200));
    expect(before).toMatchObject({ revision: 0, mayEdit: true, buildings: [{ number: 'A' }] });
    const form = { ...locationForm({ number: 'E1', description: 'Cold store' }), buildings: before.buildings };
    await world.insured.put(`policy/location/${id}`, form).set('if-match', '"0"').expect(200);
    await world.agent.put(`policy/location/${id}`, form).set('if-match', '"0"').expect(409);
    const events = await product.infrastructure.events.readStream(`location-${id}`);
    expect(events.map(({ type }) => type)).toEqual(['LocationAdded', 'LocationRevised']);
    expect(bodyOf(await world.agent.get(`policy/location/buildings/${id}`).expect(200))).toEqual({
      buildings: before.buildings,
    });
  });

  it.each([
    [
      'LOCATION.LIMITS_INVALID',
      'Limits Invalid',
      {
        buildings: [
          {
            number: 'A',
            description: '',
            limits: [buildingLimit({ amount: 0, coinsurance: null, deductible: null, deductibleType: null })],
          },
        ],
      },
    ],
    [
      'LOCATION.BUILDING_WITHOUT_LIMIT',
      'Please add at least one building limit',
      { buildings: [{ number: 'A', description: '', limits: [] }] },
    ],
    ['LOCATION.NO_LIMIT', 'Please add atleast one limit', { buildings: [] }],
    [
      'LOCATION.BUILDING_NUMBER_EXISTS',
      'Building number Exists',
      {
        buildings: ['A', ' a '].map((number) => ({ number, description: '', limits: [buildingLimit()] })),
      },
    ],
  ])('are refused with %s', async (code, message, other) => {
    expect((await add(locationForm({ number: 'R' }, other)).expect(422)).body).toMatchObject({ code, message });
  });

  it('name the field that does not fit', async () => {
    const named = (number: string) => ({ number, description: '', limits: [buildingLimit()] });
    const buildings = [named(''), named('B'.repeat(101))];
    const refused = await add(locationForm({ number: '', address1: ' ', zipCode: '!' }, { buildings })).expect(400);
    expect(refused.body).toMatchObject({
      errors: {
        'place.number': 'Please enter location number.',
        'place.address1': 'Please enter address1.',
        'place.zipCode': 'Invalid Zip Code / Post Code / Pin Code.',
        'buildings.0.number': 'Please enter building number.',
        'buildings.1.number': 'Building Number cannot exceed 100 characters.',
      },
    });
  });

  it('do not exist for others', async () => {
    const id = idOf(await add(locationForm({ number: 'Hidden' })).expect(201));
    await stranger.get(`policy/locations/${world.policyId}`).expect(404);
    await stranger.get(`policy/location/${id}`).expect(404);
    await stranger.put(`policy/location/${id}`, locationForm()).expect(404);
    await world.requester.get(`policy/location/${id}`).expect(403);
    await world.agent.delete(`policy/location/${id}`).expect(200);
    await world.agent.get(`policy/location/${id}`).expect(404);
  });
});
