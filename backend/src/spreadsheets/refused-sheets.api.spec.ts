/** @run rest: programs that are started and stopped, one for each sheet that is read among them. */
import type { SheetPreview } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { locationSheet } from '../features/location/testing/location-sheet.js';
import { vehicleSheet } from '../features/vehicle/testing/vehicle-sheet.js';
import { sheetFile } from './sheet-file.js';
import { lyingBomb, understatedBomb } from './testing/zip-of.js';

const MANY = Array.from({ length: 10_001 }, (_, index) => `${index}`);

/** [C06] [C07] What no import takes, whatever its rows become. */
describe.each([
  [
    'locations [C06]',
    'policy/locations/import/preview',
    locationSheet,
    ['Location Number', 'Address 1', 'City', 'State'],
  ],
  ['vehicles [C07]', 'policy/vehicles/import/preview', vehicleSheet, ['VIN', 'Make', 'Model']],
] as const)('spreadsheets of %s', (_, path, sheetOf, heading) => {
  jest.setTimeout(240_000);
  let product: TestProduct;
  let world: CoveredSupplier;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
  });
  afterAll(() => product.close());

  const preview = (sheet: Buffer, name: string) =>
    world.agent.upload(`${path}/${world.policyId}`, 'sheet', sheet, name);

  it.each([
    [
      'an executable that is named .csv',
      'records.csv',
      Buffer.from([0x7f, 0x45, 0x4c, 0x46, 1, 1, 1, 0, 0]),
      'FILE.OTHER_KIND',
    ],
    ['an archive that is none', 'records.xlsx', Buffer.from('PK\u0003\u0004 and no more'), 'SHEET.NOT_READABLE'],
    ['an archive that unpacks to more than it states', 'records.xlsx', understatedBomb(), 'SHEET.TOO_LARGE_INSIDE'],
    [
      'an archive whose directory hides what its local header unpacks to',
      'records.xlsx',
      lyingBomb(),
      'SHEET.NOT_READABLE',
    ],
    ['10,001 rows', 'records.csv', sheetOf(...MANY), 'SHEET.TOO_MANY_ROWS'],
    ['a sheet without the columns', 'records.csv', Buffer.from('Name,Town\nA,B\n'), 'SHEET.COLUMN_MISSING'],
  ])('refuse %s', async (_what, name, file, code) => {
    expect((await preview(file, name).expect(422)).body).toMatchObject({ code });
  });

  it.each(['xlsx', 'csv'] as const)('name a formula in a .%s, and never compute it', async (format) => {
    const file =
      format === 'xlsx'
        ? sheetFile([heading, heading.map((_title, at) => (at === 0 ? '=1+1' : 'CO'))], 'xlsx')
        : Buffer.from(`${heading.join()}\n=1+1,CO,CO,CO\n`);
    expect(bodyOf<SheetPreview>(await preview(file, `records.${format}`).expect(201))).toMatchObject({
      count: 0,
      errors: [{ row: 2, column: heading[0], message: 'Please replace the formula by its value.' }],
    });
  });
});
