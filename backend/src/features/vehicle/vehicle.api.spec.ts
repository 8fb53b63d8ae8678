import type { PageOf } from '@covertrail/contracts/calls/page';
import type { VehicleRow } from '@covertrail/contracts/vehicle/vehicle.replies';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';

const TRUCK = { vin: '1hgcm82633a004352', year: 2021, make: 'Ford', model: 'F-550' };

describe('vehicles of a policy [C07]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let stranger: Caller;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    stranger = await join(product, await registerCompany(product, 'Keystone', ['agency']), 'Jonah');
  });
  afterAll(() => product.close());

  const add = (vehicle: object) => world.agent.post('policy/vehicles', { policyId: world.policyId, ...vehicle });
  const idOf = (reply: { body: unknown }) => (reply.body as { data: { vehicleId: string } }).data.vehicleId;
  const list = async (by: Caller, query = '') => {
    await product.settled();
    return bodyOf<PageOf<VehicleRow>>(await by.get(`policy/vehicles?policyId=${world.policyId}${query}`).expect(200))
      .rows;
  };

  it('are added with their VIN in upper case, found by make, edited as they were seen, and removed', async () => {
    const id = idOf(await add(TRUCK).expect(201));
    expect(await list(world.insured, '&keyword=for')).toEqual([
      {
        id,
        vin: '1HGCM82633A004352',
        year: 2021,
        make: 'Ford',
        model: 'F-550',
        checkDigitFits: true,
        source: { kind: 'enteredByAgent', on: expect.any(String) as string },
        revision: 0,
      },
    ]);
    await world.insured
      .put(`policy/vehicles/${id}`, { ...TRUCK, year: 2022 })
      .set('if-match', '"0"')
      .expect(200);
    await world.agent
      .put(`policy/vehicles/${id}`, { ...TRUCK, year: 2023 })
      .set('if-match', '"0"')
      .expect(409);
    await world.agent.delete(`policy/vehicles/${id}`).set('if-match', '"1"').expect(200);
    expect(await list(world.agent)).toEqual([]);
    await add(TRUCK).expect(201);
  });

  it('warn of a check digit that does not fit, and are added all the same', async () => {
    const id = idOf(await add({ ...TRUCK, vin: '1HGCM82643A004352' }).expect(201));
    expect((await list(world.agent)).find((row) => row.id === id)).toMatchObject({ checkDigitFits: false });
  });

  it('have each VIN once in a policy', async () => {
    const vin = 'TRAILER-000000000001';
    await add({ ...TRUCK, vin }).expect(201);
    expect((await add({ ...TRUCK, vin: vin.toLowerCase() }).expect(409)).body).toMatchObject({
      code: 'VEHICLE.VIN_TAKEN',
    });
    const other = idOf(await add({ ...TRUCK, vin: `${vin}2` }).expect(201));
    await world.agent.put(`policy/vehicles/${other}`, { ...TRUCK, vin }).expect(409);
  });

  it.each(['1HGCM82633A00435', 'A'.repeat(31)])('refuse the VIN %s', async (vin) => {
    expect((await add({ ...TRUCK, vin }).expect(400)).body).toMatchObject({
      errors: { vin: 'Please enter a VIN of 17 to 30 letters and digits.' },
    });
  });

  it('do not exist for others', async () => {
    const id = idOf(await add({ ...TRUCK, vin: 'TRAILER-000000000009' }).expect(201));
    await stranger.get(`policy/vehicles?policyId=${world.policyId}`).expect(404);
    await stranger.delete(`policy/vehicles/${id}`).expect(404);
    await world.requester.get(`policy/vehicles?policyId=${world.policyId}`).expect(403);
  });
});
