/** @run rest: programs that are started and stopped, one for each sheet that is read among them. */
import type { LocationDetails, LocationPage } from '@covertrail/contracts/location/location.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { SheetImportRow, SheetPreview } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import { newId } from '@covertrail/platform/ids/ids';
import { sheetFile } from '#spreadsheets/sheet-file';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { LOCATION_HEADING } from './import/location-columns.js';
import { importedSheet, locationSheet, uploadedSheet } from './testing/location-sheet.js';

describe('locations from spreadsheets [C06]', () => {
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
  const preview = (policyId: string, sheet: Buffer, name = 'sites.csv') =>
    world.agent.upload(`policy/locations/import/preview/${policyId}`, 'sheet', sheet, name);
  const listOf = async (policyId: string): Promise<LocationPage> => {
    await product.settled();
    return bodyOf<LocationPage>(await world.agent.get(`policy/locations/${policyId}`).expect(200));
  };
  const importOf = async (policyId: string): Promise<SheetImportRow> => {
    await product.settled();
    return bodyOf<PageOf<SheetImportRow>>(
      await world.insured.get(`policy/imports/${policyId}?kind=locations`).expect(200),
    ).rows[0]!;
  };

  it('are previewed without a change, imported with their buildings, and exported as they came', async () => {
    const policyId = await newPolicy('GL-I1');
    const sheet = locationSheet('1', '2', '10');
    await product.settled();
    const before = await product.infrastructure.events.head();
    expect(bodyOf<SheetPreview>(await preview(policyId, sheet).expect(201))).toMatchObject({
      fileName: 'sites.csv',
      rows: 3,
      count: 3,
      errorCount: 0,
    });
    expect(await product.infrastructure.events.head()).toBe(before);
    await importedSheet(world.agent, policyId, sheet);
    const { locations, totalCount } = await listOf(policyId);
    expect([totalCount, locations.map(({ number }) => number)]).toEqual([3, ['1', '2', '10']]);
    expect(await importOf(policyId)).toMatchObject({ stage: 'completed', count: 3, added: 3, refused: 0 });
    expect(
      bodyOf<LocationDetails>(await world.agent.get(`policy/location/${locations[0]!.id}`).expect(200)).buildings,
    ).toMatchObject([
      {
        number: 'A',
        limits: [
          {
            category: 'building',
            type: 'buildingCoverage',
            amount: 250_000_000,
            coinsurance: 9_000,
            deductibleType: 'percent',
            deductible: 200,
          },
        ],
      },
    ]);
    const exported = await world.agent.get(`policy/locations/export/${policyId}?format=csv`).expect(200);
    expect(exported.text.split('\n')[1]).toContain('1,18 Dock Street,,Denver,CO');
    const again = bodyOf<SheetPreview>(await preview(policyId, Buffer.from(exported.text)).expect(201));
    expect(again).toMatchObject({
      count: 0,
      errorCount: 3,
      errors: [{ row: 2, column: 'Location Number', message: 'Location number Exists' }, {}, {}],
    });
  });

  it('name what is wrong in each row, and leave those rows out', async () => {
    const policyId = await newPolicy('GL-I2');
    const column = (title: string) => LOCATION_HEADING.indexOf(title);
    const row = (cells: Readonly<Record<string, string | number>>) => {
      const all: (string | number | null)[] = LOCATION_HEADING.map(() => null);
      for (const [title, cell] of Object.entries({
        City: 'Denver',
        State: 'CO',
        'Address 1': '18 Dock Street',
        ...cells,
      }))
        all[column(title)] = cell;
      return all;
    };
    const sheet = sheetFile(
      [
        LOCATION_HEADING,
        row({ 'Location Number': 'fine', 'Limit Type': 'Flood', Limits: 1_000 }),
        row({ 'Location Number': 'x'.repeat(21), 'Limit Type': 'Flood', Limits: 1_000 }),
        row({ 'Location Number': 'none' }),
        row({ 'Location Number': 'zero', 'Limit Type': 'Flood', Limits: 0 }),
        row({ 'Location Number': 'unknown', 'Limit Type': 'Meteors', Limits: 1 }),
        row({ 'Location Number': '=1+1', 'Limit Type': 'Flood', Limits: 1 }),
        row({ 'Location Number': 'nowhere', 'Address 1': '', 'Limit Type': 'Flood', Limits: 1 }),
      ],
      'xlsx',
    );
    expect(bodyOf<SheetPreview>(await preview(policyId, sheet, 'sites.xlsx').expect(201))).toMatchObject({
      rows: 7,
      count: 1,
      errorCount: 6,
      sample: ['fine: 18 Dock Street, Denver, CO (0 buildings)'],
      errors: [
        { row: 3, column: 'Location Number', message: 'Location Number cannot exceed 20 characters.' },
        { row: 4, column: null, message: 'Please add atleast one limit' },
        { row: 5, column: null, message: 'Limits Invalid' },
        { row: 6, column: 'Limit Type', message: 'Limits Invalid' },
        { row: 7, column: 'Location Number', message: 'Please replace the formula by its value.' },
        { row: 8, column: 'Address 1', message: 'Please enter address1.' },
      ],
    });
  });

  it('are removed by an undo as one act, except those that someone changed since', async () => {
    const policyId = await newPolicy('GL-I3');
    const importId = await importedSheet(world.agent, policyId, locationSheet('1', '2', '3'));
    const [first] = (await listOf(policyId)).locations;
    const { place, buildings } = bodyOf<LocationDetails>(
      await world.agent.get(`policy/location/${first!.id}`).expect(200),
    );
    await world.insured
      .put(`policy/location/${first!.id}`, { place: { ...place, city: 'Boulder' }, limits: [], buildings })
      .expect(200);
    const { revision } = await importOf(policyId);
    await world.agent.put(`policy/imports/undo/${importId}`).set('if-match', `"${revision}"`).expect(200);
    expect((await listOf(policyId)).locations).toMatchObject([{ city: 'Boulder' }]);
    expect(await importOf(policyId)).toMatchObject({ stage: 'undone', added: 3, removed: 2 });
    await world.agent
      .post(`policy/locations/import/${policyId}`, {
        uploadId: await uploadedSheet(world.agent, policyId, locationSheet('2')),
      })
      .expect(201);
    expect((await listOf(policyId)).totalCount).toBe(2);
  });

  it('belong to whoever uploaded them', async () => {
    const policyId = await newPolicy('GL-I4');
    const uploadId = await uploadedSheet(world.agent, policyId, locationSheet('1'));
    await world.insured.post(`policy/locations/import/${policyId}`, { uploadId }).expect(400);
    await world.agent.post(`policy/locations/import/${policyId}`, { uploadId: newId() }).expect(400);
    await world.requester.get(`policy/imports/${policyId}`).expect(403);
  });

  it('begin with a sample that can be imported', async () => {
    const policyId = await newPolicy('GL-I5');
    const sample = await world.agent
      .get('policy/locations/import/sample')
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200);
    expect(
      bodyOf<SheetPreview>(await preview(policyId, sample.body as Buffer, 'sample.xlsx').expect(201)),
    ).toMatchObject({ rows: 2, count: 1, errorCount: 0 });
  });
});
