/** @run rest: programs that are started and stopped, one for each sheet that is read among them. */
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { SheetImportRow, SheetPreview } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import type { VehicleRow } from '@covertrail/contracts/vehicle/vehicle.replies';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { importedVehicles, vehicleSheet } from './testing/vehicle-sheet.js';

const VINS = ['1HGCM82633A004352', '1M8GDM9AXKP042788', 'TRAILER-000000000001'] as const;

describe('vehicles from spreadsheets [C07]', () => {
  jest.setTimeout(240_000);
  let product: TestProduct;
  let world: CoveredSupplier;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
  });
  afterAll(() => product.close());

  async function newPolicy(policyNumber: string): Promise<string> {
    const policy = {
      insuredCompanyId: world.insured.companyId,
      line: 'generalLiability',
      terms: terms({ policyNumber }),
    };
    return bodyOf<{ policyId: string }>(await world.agent.post('policy/addnewpolicy', policy).expect(201)).policyId;
  }
  const preview = async (policyId: string, sheet: Buffer): Promise<SheetPreview> =>
    bodyOf<SheetPreview>(
      await world.agent.upload(`policy/vehicles/import/preview/${policyId}`, 'sheet', sheet, 'fleet.csv').expect(201),
    );
  const listOf = async (policyId: string): Promise<readonly VehicleRow[]> => {
    await product.settled();
    return bodyOf<PageOf<VehicleRow>>(await world.agent.get(`policy/vehicles?policyId=${policyId}`).expect(200)).rows;
  };
  const importOf = async (policyId: string): Promise<SheetImportRow> => {
    await product.settled();
    return bodyOf<PageOf<SheetImportRow>>(
      await world.insured.get(`policy/imports/${policyId}?kind=vehicles`).expect(200),
    ).rows[0]!;
  };

  it('are previewed without a change, imported, and exported as they came', async () => {
    const policyId = await newPolicy('BA-I1');
    await product.settled();
    const before = await product.infrastructure.events.head();
    expect(await preview(policyId, vehicleSheet(...VINS))).toMatchObject({
      rows: 3,
      count: 3,
      errorCount: 0,
      sample: VINS.map((vin) => `${vin}: 2021 Ford F-550`),
    });
    expect(await product.infrastructure.events.head()).toBe(before);
    await importedVehicles(world.agent, policyId, vehicleSheet(...VINS));
    expect((await listOf(policyId)).map(({ vin }) => vin)).toEqual([...VINS]);
    expect(await importOf(policyId)).toMatchObject({ stage: 'completed', count: 3, added: 3, refused: 0 });
    const exported = await world.agent.get(`policy/vehicles/export/${policyId}?format=csv`).expect(200);
    expect(await preview(policyId, Buffer.from(exported.text))).toMatchObject({
      count: 0,
      errorCount: 3,
      errors: [{ row: 2, column: 'VIN', message: 'This VIN is on the policy already.' }, {}, {}],
    });
  });

  it('name what is wrong in each row, and leave those rows out', async () => {
    const policyId = await newPolicy('BA-I2');
    const sheet = Buffer.from(
      [
        'VIN,Year,Make',
        `${VINS[0]},2021,Ford`,
        'SHORT,2021,Ford',
        `${VINS[1]},soon,Ford`,
        `${VINS[0].toLowerCase()},2020,Ford`,
        '1HGCM82643A004352,,',
      ].join('\n'),
    );
    expect(await preview(policyId, sheet)).toMatchObject({
      rows: 5,
      count: 2,
      errorCount: 3,
      sample: [`${VINS[0]}: 2021 Ford`, '1HGCM82643A004352 (check digit does not fit)'],
      errors: [
        { row: 3, column: 'VIN' },
        { row: 4, column: 'Year' },
        { row: 5, column: 'VIN', message: 'This VIN is in row 2 already.' },
      ],
    });
  });

  it('are removed by an undo as one act, except those that someone changed since', async () => {
    const policyId = await newPolicy('BA-I3');
    const importId = await importedVehicles(world.agent, policyId, vehicleSheet(...VINS));
    const [first] = await listOf(policyId);
    await world.insured
      .put(`policy/vehicles/${first!.id}`, { vin: first!.vin, year: 2022, make: 'Ford', model: 'F-600' })
      .expect(200);
    const { revision } = await importOf(policyId);
    await world.agent.put(`policy/imports/undo/${importId}`).set('if-match', `"${revision}"`).expect(200);
    expect(await importOf(policyId)).toMatchObject({ stage: 'undone', added: 3, removed: 2 });
    expect(await listOf(policyId)).toMatchObject([{ model: 'F-600' }]);
  });

  it('begin with a sample', async () => {
    const { headers } = await world.agent.get('policy/vehicles/import/sample').expect(200);
    expect(headers['content-disposition']).toContain('vehicles-sample.xlsx');
    await world.requester.get('policy/vehicles/import/sample').expect(403);
  });
});
