/** @run rest: programs that are started and stopped, one for each sheet that is read among them. */
import type { SheetImportStarted } from '@covertrail/domain/sheet-import/sheet-import.contract';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { coverSupplier } from '#testing/covered-supplier';
import { openTestProduct, type TestProduct } from '#testing/test-product';
import { importedVehicles, vehicleSheet } from '../testing/vehicle-sheet.js';
import { Schedules } from '#schedules/schedules.service';
import { VEHICLES } from '../vehicle-schedule.js';

describe('an import of vehicles [C07]', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct();
  });
  afterAll(() => product.close());

  it('that is carried out twice adds its vehicles once', async () => {
    const { agent, policyId } = await coverSupplier(product);
    const importId = await importedVehicles(agent, policyId, vehicleSheet('1HGCM82633A004352', 'TRAILER-000000000001'));
    await product.settled();
    const done = await product.infrastructure.events.head();
    const [started] = await product.infrastructure.events.readStream(`sheetImport-${importId}`);
    const { importer, kind } = product.app.get(Schedules, { strict: false }).imports(VEHICLES);
    await importer.add(kind, started!.data as SheetImportStarted['data'], (commandId) =>
      bySystem('vehicle-importer', commandId),
    );
    expect(await product.infrastructure.events.head()).toBe(done);
  });
});
