import type { LocationPage } from '@covertrail/contracts/location/location.replies';
import type {
  SelectableRecord,
  SelectedRecords,
  SharedPolicyRow,
} from '@covertrail/contracts/selection/selection.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { VehicleRow } from '@covertrail/contracts/vehicle/vehicle.replies';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { newId } from '@covertrail/platform/ids/ids';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { byNobody, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { locationForm } from '#features/location/testing/location-form';

describe('what a share shows of a policy', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let other: CoveredSupplier;
  let locations: readonly string[];
  let foreignLocation: string;

  const addLocation = async ({ agent, policyId }: CoveredSupplier, number: string) =>
    bodyOf<{ locationId: string }>(
      await agent.post('policy/location', { policyId, ...locationForm({ number }) }).expect(201),
    ).locationId;
  const addVehicle = async (vin: string) =>
    bodyOf<{ vehicleId: string }>(
      await world.agent.post('policy/vehicles', { policyId: world.policyId, vin, make: 'Ford', model: '' }).expect(201),
    ).vehicleId;
  const select = (body: object, by: Caller = world.agent, kind = 'locations') =>
    by.post(`policy/${kind}/selection/${world.policyId}`, { projectId: world.projectId, ...body });
  const selected = async (kind = 'locations') => {
    await product.settled();
    return bodyOf<SelectedRecords>(
      await world.insured.get(`policy/${kind}/selected/${world.policyId}?projectId=${world.projectId}`).expect(200),
    );
  };
  const shown = async (query = ''): Promise<LocationPage> => {
    await product.settled();
    return bodyOf<LocationPage>(
      await world.requester
        .get(`tracking/${world.trackingId}/policies/${world.policyId}/locations${query}`)
        .expect(200),
    );
  };
  const numbersShown = async () => (await shown()).locations.map(({ number }) => number);

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    other = await coverSupplier(product, 'Other ');
    const added: string[] = [];
    for (let number = 1; number <= 12; number += 1) added.push(await addLocation(world, `${number}`));
    locations = added;
    foreignLocation = await addLocation(other, 'Foreign');
    await product.settled();
  });
  afterAll(() => product.close());
  beforeEach(() => select({ selectAll: true }).expect(200));

  it('[C06] everything, until something is chosen: ten a page, found by a word, opened with its buildings', async () => {
    expect(await shown()).toMatchObject({ totalCount: 12, locations: Array.from({ length: 10 }, () => ({})) });
    expect(await shown('?keyword=12')).toMatchObject({ totalCount: 1, locations: [{ number: '12' }] });
    expect(
      bodyOf(await world.requester.get(`tracking/${world.trackingId}/locations/${locations[0]!}`).expect(200)),
    ).toMatchObject({ id: locations[0], mayEdit: false, buildings: [{ number: 'A' }] });
  });

  it('[C06] all but three, in one event of three ids, once', async () => {
    const three = locations.slice(0, 3);
    const reply = await select({ removeList: three }).expect(200);
    await select({ removeList: three }, world.insured).expect(200);
    const { selectionId } = bodyOf<{ selectionId: string }>(reply);
    const events = await product.infrastructure.events.readStream(`selection-${selectionId}`);
    expect(events.map(({ type, data }) => ({ type, data }))).toMatchObject([
      { type: 'SharedLocationsChosen', data: { mode: 'allBut', ids: [...three].sort(), includeLater: true } },
    ]);
    expect(await selected()).toMatchObject({
      selectAll: true,
      removedList: [...three].sort(),
      selectedCount: 9,
      totalCount: 12,
      includeNew: true,
    });
    expect(await shown()).toMatchObject({
      totalCount: 9,
      locations: [{ number: '4' }, ...Array.from({ length: 8 }, () => ({}))],
    });
    await world.requester.get(`tracking/${world.trackingId}/locations/${three[0]!}`).expect(404);
    const rows = bodyOf<PageOf<SelectableRecord>>(
      await world.agent.get(`policy/locations/selectable/${world.policyId}?projectId=${world.projectId}`).expect(200),
    ).rows;
    expect(rows.map((row) => row.selected)).toEqual([false, false, false, true, true, true, true, true, true, true]);
    expect(bodyOf(await world.requester.get(`tracking/${world.trackingId}/policies`).expect(200))).toMatchObject([
      { policyId: world.policyId, locationCount: 9 },
    ]);
  });

  it('[C06] only some; what is added later follows the wish', async () => {
    await select({ clearPrevious: true, newAddedList: [locations[4]!] }).expect(200);
    expect(await numbersShown()).toEqual(['5']);
    await select({ includeNewLocations: true }).expect(200);
    const later = await addLocation(world, '13');
    expect(await numbersShown()).toEqual(['5', '13']);
    await select({ selectAll: true, includeNewLocations: false }).expect(200);
    const latest = await addLocation(world, '14');
    expect(await shown()).toMatchObject({ totalCount: 13 });
    await select({ removeList: [later] }).expect(200);
    expect(await shown()).toMatchObject({ totalCount: 12 });
    await select({ newAddedList: [latest] }).expect(200);
    expect(await shown('?keyword=14')).toMatchObject({ totalCount: 1 });
    for (const id of [later, latest]) await world.agent.delete(`policy/location/${id}`).expect(200);
  });

  it('[C07] vehicles likewise', async () => {
    const [first, second] = [await addVehicle('1HGCM82633A004352'), await addVehicle('TRAILER-000000000001')];
    await product.settled();
    await select({ removeList: [first], includeNewVehicles: false }, world.insured, 'vehicles').expect(200);
    expect(await selected('vehicles')).toMatchObject({ selectedCount: 1, totalCount: 2, includeNew: false });
    await addVehicle('TRAILER-000000000002');
    await product.settled();
    const reply = await world.requester
      .get(`tracking/${world.trackingId}/policies/${world.policyId}/vehicles`)
      .expect(200);
    expect(bodyOf<PageOf<VehicleRow>>(reply)).toMatchObject({ total: 1, rows: [{ id: second }] });
    const rows = bodyOf<PageOf<SelectableRecord>>(
      await world.agent
        .get(`policy/vehicles/selectable/${world.policyId}?projectId=${world.projectId}&keyword=for`)
        .expect(200),
    ).rows;
    expect(rows.filter((row) => row.selected).map(({ id, detail }) => [id, detail])).toEqual([[second, 'Ford']]);
  });

  it('[C06] shows its requester no history of locations that it may not see', async () => {
    await product.settled();
    expect((await world.requester.get('activity-log').expect(200)).text).not.toMatch(/[Ll]ocation/);
    expect((await world.agent.get('activity-log').expect(200)).text).toContain('Location');
  });

  it('[C06] takes no location of another policy, no project that never asked, and not too many', async () => {
    await select({ removeList: [foreignLocation] }).expect(404);
    await select({ newAddedList: [newId()] }).expect(404);
    await select({ projectId: other.projectId }).expect(404);
    await world.agent.get(`policy/locations/selected/${world.policyId}?projectId=${other.projectId}`).expect(404);
    await other.agent
      .post(`policy/locations/selection/${world.policyId}`, { projectId: world.projectId, selectAll: true })
      .expect(404);
    await select({ selectAll: true }, world.requester).expect(403);
    const many = Array.from({ length: 501 }, () => newId());
    expect((await select({ removeList: many }).expect(400)).body).toMatchObject({
      errors: { removeList: expect.stringContaining('at most 500') as string },
    });
  });

  it('[C06] nothing to another requester, nor of a policy that is not shared, nor after the share ended', async () => {
    await other.requester.get(`tracking/${world.trackingId}/policies/${world.policyId}/locations`).expect(404);
    await world.requester.get(`tracking/${world.trackingId}/policies/${other.policyId}/locations`).expect(404);
    await world.requester.get(`tracking/${world.trackingId}/locations/${foreignLocation}`).expect(404);
    const { rows } = bodyOf<PageOf<{ id: string }>>(await other.agent.get('sharedpolicy/listview').expect(200));
    await product.infrastructure.deciders.handle(shareDecider, rows[0]!.id, { type: 'EndShare' }, byNobody());
    expect(
      bodyOf<readonly SharedPolicyRow[]>(
        await other.requester.get(`tracking/${other.trackingId}/policies`).expect(200),
      ),
    ).toEqual([]);
    await other.requester.get(`tracking/${other.trackingId}/policies/${other.policyId}/locations`).expect(404);
    await other.requester.get(`tracking/${other.trackingId}/locations/${foreignLocation}`).expect(404);
  });
});
