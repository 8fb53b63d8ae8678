/** @run rest: a program is started for the sheet that is read. */
import type { BookSheetPreview } from '@covertrail/contracts/book-import/book-import.replies';
import type { BookImportStarted } from '@covertrail/domain/book-import/book-import.contract';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { join, registerCompany } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { HolderImports } from './holder-imports.service.js';

const BOOK = 'agent/addressbook';
const SHEET = Buffer.from('Holder,City\nHarbor Point LLC,\nFirst Lender Bank,');

describe('an import of certificate holders [G08]', () => {
  jest.setTimeout(120_000);
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct();
  });
  afterAll(() => product.close());

  const meta = (commandId: string) => bySystem('certificate-holder-importer', commandId);
  const head = () => product.infrastructure.events.head();

  it('that is carried out twice, and taken back twice, records nothing more', async () => {
    const agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Ines');
    const preview = bodyOf<BookSheetPreview>(
      await agent.upload(`${BOOK}/import/preview`, 'sheet', SHEET, 'holders.csv').expect(201),
    );
    const columns = preview.columns.flatMap(({ field, column }) => (column === null ? [] : [`${field}:${column}`]));
    const input = { uploadId: preview.uploadId, columns: columns.join(',') };
    const { importId } = bodyOf<{ importId: string }>(await agent.post(`${BOOK}/import`, input).expect(201));
    await product.settled();
    const [started, completed] = await product.infrastructure.events.readStream(`bookImport-${importId}`);
    expect(completed!.data).toMatchObject({ added: 2, refusedCount: 0 });
    const { importer, kind } = product.app.get(HolderImports, { strict: false });
    const imported = await head();
    await importer.carryOut(kind, started!.data as BookImportStarted['data'], meta);
    expect(await head()).toBe(imported);
    await agent.put(`${BOOK}/import/undo/${importId}`, {}).expect(200);
    await product.settled();
    const undone = await head();
    await importer.takeBack(kind, importId, meta);
    expect(await head()).toBe(undone);
  });
});
