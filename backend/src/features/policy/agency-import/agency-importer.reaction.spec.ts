/** @run rest: programs that are started and stopped, one for each sheet that is read among them. */
import type { AgencyImportStarted } from '@covertrail/domain/agency-import/agency-import.contract';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { coverSupplier } from '#testing/covered-supplier';
import { openTestProduct, type TestProduct } from '#testing/test-product';
import { agencySheet, importedFromSystem } from '../testing/agency-sheet.js';
import { AgencyImporter } from './agency-importer.service.js';

describe('an import from an agency system [H12]', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct();
  });
  afterAll(() => product.close());

  it('that is carried out twice records nothing more', async () => {
    const { agent } = await coverSupplier(product);
    const importId = await importedFromSystem(
      agent,
      agencySheet(
        'Granite Peak,GL,GL-88120,12345,07/01/2026,07/01/2027,2000000,4000000',
        'Granite Peak,GL,GL-99,12345,07/01/2026,07/01/2027,1000000,2000000',
      ),
    );
    await product.settled();
    const [started, completed] = await product.infrastructure.events.readStream(`agencyImport-${importId}`);
    expect(completed!.data).toMatchObject({ added: 1, changed: 1, refusedCount: 0 });
    const done = await product.infrastructure.events.head();
    await product.app
      .get(AgencyImporter, { strict: false })
      .carryOut(started!.data as AgencyImportStarted['data'], done, (commandId) =>
        bySystem('agency-importer', commandId),
      );
    expect(await product.infrastructure.events.head()).toBe(done);
  });
});
