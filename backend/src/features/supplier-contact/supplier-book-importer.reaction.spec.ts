/** @run rest: programs that are started and stopped, one for each sheet that is read among them. */
import type { BookImportStarted } from '@covertrail/domain/book-import/book-import.contract';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { join, registerCompany } from '#testing/people';
import { openTestProduct, type TestProduct } from '#testing/test-product';
import { SupplierBookImports } from './supplier-book-imports.service.js';
import { importedSuppliers, supplierSheet } from './testing/supplier-sheet.js';

describe('an import of suppliers [F06]', () => {
  jest.setTimeout(120_000);
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct();
  });
  afterAll(() => product.close());

  it('that is carried out twice records nothing more', async () => {
    const requester = await join(product, await registerCompany(product, 'Keystone', ['requester']), 'Omar');
    const importId = await importedSuppliers(requester, supplierSheet('Granite,V-1,a@x.example', 'Brandt,V-2,wrong'));
    await product.settled();
    const [started, completed] = await product.infrastructure.events.readStream(`bookImport-${importId}`);
    expect(completed!.data).toMatchObject({ added: 1, refusedCount: 1 });
    const before = await product.infrastructure.events.head();
    const { importer, kind } = product.app.get(SupplierBookImports, { strict: false });
    await importer.carryOut(kind, started!.data as BookImportStarted['data'], (commandId) =>
      bySystem('supplier-book-importer', commandId),
    );
    expect(await product.infrastructure.events.head()).toBe(before);
  });
});
