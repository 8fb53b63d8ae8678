/** @run rest: programs that are started and stopped, one for each sheet that is read among them. */
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { read, utils, write } from '@e965/xlsx';
import type { BookImportRow, BookSheetPreview } from '@covertrail/contracts/book-import/book-import.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { SupplierContactRow } from '@covertrail/contracts/supplier-contact/supplier-contact.replies';
import type { Response } from 'superagent';
import { newId } from '@covertrail/platform/ids/ids';
import { sheetFile } from '#spreadsheets/sheet-file';
import { lyingBomb, understatedBomb } from '#spreadsheets/testing/zip-of';
import { join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import {
  addedSupplier,
  columnsOf,
  importedSuppliers,
  previewedSuppliers,
  startOf,
  supplierForm,
  SUPPLIER_BOOK,
  supplierSheet,
} from './testing/supplier-sheet.js';

const LARGE = 5_000;

async function bytesOf(from: Readable, done: (error: Error | null, bytes: Buffer) => void): Promise<void> {
  done(null, await buffer(from));
}

describe('suppliers from spreadsheets [F06]', () => {
  jest.setTimeout(240_000);
  let product: TestProduct;
  let requester: Caller;
  let stranger: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    requester = await withBook('Keystone');
    stranger = await withBook('Other');
  });
  afterAll(() => product.close());

  const withBook = async (name: string) => join(product, await registerCompany(product, name, ['requester']), 'Omar');
  const listOf = async (query = ''): Promise<PageOf<SupplierContactRow>> => {
    await product.settled();
    return bodyOf<PageOf<SupplierContactRow>>(await requester.get(`${SUPPLIER_BOOK}${query}`).expect(200));
  };
  const historyOf = async (by: Caller = requester): Promise<readonly BookImportRow[]> => {
    await product.settled();
    return bodyOf<PageOf<BookImportRow>>(await by.get(`${SUPPLIER_BOOK}/import`).expect(200)).rows;
  };
  const rowsOf = (file: Response): readonly (readonly string[])[] => {
    const book = read(file.body as Buffer, { type: 'buffer' });
    return utils.sheet_to_json(book.Sheets[book.SheetNames[0]!]!, { header: 1, defval: '' });
  };
  const fileOf = (path: string) =>
    requester
      .get(path)
      .buffer(true)
      .parse((response, done) => void bytesOf(response as unknown as Readable, done))
      .expect(200);

  it.each(['xlsx', 'xls', 'csv'] as const)(
    'are recognized in a .%s by their content, in whatever order and words',
    async (format) => {
      const rows = [
        ['Notes', 'Contact E-mail', 'VENDOR_NAME', 'Vendor No.', 'Copy to'],
        ['x', `ann@${format}.example`, `Ömer & Söhne 🏗 ${format}`, '0017', `a@b.example; c@d.example`],
      ];
      const sheet = utils.aoa_to_sheet(rows);
      const book = utils.book_new();
      utils.book_append_sheet(book, sheet, 'Sheet 1');
      const file =
        format === 'csv'
          ? sheetFile(rows, 'csv')
          : (write(book, { type: 'buffer', bookType: format === 'xls' ? 'biff8' : 'xlsx' }) as Buffer);
      const preview = await previewedSuppliers(requester, file, 'named.txt.csv');
      expect(columnsOf(preview)).toBe('supplierName:2,supplierNumber:3,email:1,ccEmails:4');
      expect(preview).toMatchObject({
        count: 1,
        wrongRows: 0,
        missing: [],
        sample: [`Ömer & Söhne 🏗 ${format} · 0017 · ann@${format}.example · Denver trades`],
      });
    },
  );

  it('are mapped by the person where a title says nothing, and nothing is said to be wrong before', async () => {
    const sheet = Buffer.from('A,B,C\nGranite Peak,555,no mail\n');
    const guessed = await previewedSuppliers(requester, sheet);
    expect(guessed).toMatchObject({
      count: 0,
      errorCount: 0,
      missing: ['Supplier Name', 'E-mail'],
      heading: ['A', 'B', 'C'],
    });
    const chosen = { uploadId: guessed.uploadId, columns: 'supplierName:0,email:2', book: 'Denver trades' };
    const mapped = bodyOf<BookSheetPreview>(await requester.post(`${SUPPLIER_BOOK}/import/mapped`, chosen).expect(201));
    expect(mapped).toMatchObject({ missing: [], wrongRows: 1, errors: [{ row: 2, column: 'E-mail' }] });
    await requester.post(`${SUPPLIER_BOOK}/import`, { ...chosen, columns: 'supplierName:0' }).expect(422);
    await requester.post(`${SUPPLIER_BOOK}/import`, chosen).expect(422);
    await requester.post(`${SUPPLIER_BOOK}/import`, { ...chosen, columns: 'supplierName:0;drop' }).expect(400);
    await stranger.post(`${SUPPLIER_BOOK}/import/mapped`, chosen).expect(400);
  });

  it('are taken where they are right, and the others come back as a sheet with their reasons', async () => {
    await addedSupplier(requester, { supplierNumber: 'V-7', bookName: 'Denver Trades' });
    const sheet = supplierSheet(
      'Granite Peak,V-1,risk@granitepeak.example',
      ',V-2,nobody@x.example',
      'Brandt,V-3,no mail',
      'Granite Peak again,v-1,other@granitepeak.example',
      'There already,V-7,there@x.example',
      '=1+1,V-8,formula@x.example',
      `${'long '.repeat(2_000)},V-9,long@x.example`,
      '',
      'Ømega مورد,V-10,omega@x.example',
    );
    const preview = await previewedSuppliers(requester, sheet);
    expect(preview).toMatchObject({ count: 2, wrongRows: 6 });
    expect(preview.errors.map(({ row, message }) => [row, message])).toEqual([
      [3, 'Please enter the name of the supplier.'],
      [4, expect.stringContaining('mail')],
      [5, 'This entry is in row 2 already.'],
      [6, 'This supplier is in the address book already.'],
      [7, 'Please replace the formula by its value.'],
      [8, 'Supplier name cannot exceed 120 characters.'],
    ]);
    const query = new URLSearchParams(startOf(preview)).toString();
    const before = rowsOf(await fileOf(`${SUPPLIER_BOOK}/import/wrong-rows?${query}`));
    expect(before).toHaveLength(7);
    const { importId } = bodyOf<{ importId: string }>(
      await requester.post(`${SUPPLIER_BOOK}/import`, startOf(preview)).expect(201),
    );
    const last = (await historyOf()).find(({ id }) => id === importId);
    expect(last).toMatchObject({
      added: 2,
      refused: 6,
      stage: 'completed',
      startedBy: expect.stringContaining('Omar'),
    });
    expect(rowsOf(await fileOf(`${SUPPLIER_BOOK}/import/refused/${importId}`))).toEqual(before);
    expect(before[1]).toEqual(['', 'V-2', 'nobody@x.example', 'Supplier Name: Please enter the name of the supplier.']);
    expect((await listOf('?keyword=مورد')).rows).toMatchObject([
      { supplierName: 'Ømega مورد', email: 'omega@x.example' },
    ]);
    await stranger.get(`${SUPPLIER_BOOK}/import/refused/${importId}`).expect(404);
    expect(await historyOf(stranger)).toEqual([]);
  });

  it('say at their end who is told of it', async () => {
    await importedSuppliers(requester, supplierSheet('Told,T-1,told@x.example'));
    await product.settled();
    const told = await requester.get('notifications').expect(200);
    expect(JSON.stringify(told.body)).toContain('suppliers.csv was imported into Denver trades: 1 added, 0 refused.');
  });

  it('are taken back, but those that somebody changed since, and the history says so', async () => {
    await requester.put(`${SUPPLIER_BOOK}/import/undo/${newId()}`, {}).expect(404);
    const sheet = supplierSheet(
      'Undo one,U-1,u1@x.example',
      'Undo two,U-2,u2@x.example',
      'Undo three,U-3,u3@x.example',
    );
    const importId = await importedSuppliers(requester, sheet);
    const [first] = (await listOf('?keyword=U-1')).rows;
    const changed = supplierForm({ supplierName: 'Kept', supplierNumber: 'U-1', email: 'u1@x.example' });
    await requester.put(`${SUPPLIER_BOOK}/${first!.id}`, changed).set('if-match', '"0"').expect(200);
    await stranger.put(`${SUPPLIER_BOOK}/import/undo/${importId}`, {}).expect(404);
    await requester.put(`${SUPPLIER_BOOK}/import/undo/${importId}`, {}).expect(200);
    await requester.put(`${SUPPLIER_BOOK}/import/undo/${importId}`, {}).expect(200);
    expect((await historyOf()).find(({ id }) => id === importId)).toMatchObject({
      ...{ stage: 'undone', added: 3, removed: 2 },
    });
    expect((await listOf('?keyword=U-1')).rows).toMatchObject([{ supplierName: 'Kept' }]);
    expect((await listOf('?keyword=Undo')).rows).toEqual([]);
    const again = await previewedSuppliers(requester, sheet);
    expect(again).toMatchObject({ count: 2, errors: [{ row: 2 }] });
  });

  it('are 5,000 of which half are wrong, while pages are answered', async () => {
    const rows = Array.from(
      { length: LARGE },
      (_, at) => `Large ${at},L-${at},${at % 2 === 0 ? `many${at}@x.example` : 'wrong'}`,
    );
    const importId = await importedSuppliers(requester, supplierSheet(...rows));
    const began = performance.now();
    await requester.get(`${SUPPLIER_BOOK}?size=10`).expect(200);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect((await historyOf()).find(({ id }) => id === importId)).toMatchObject({
      added: LARGE / 2,
      refused: LARGE / 2,
      stage: 'completed',
    });
    expect(rowsOf(await fileOf(`${SUPPLIER_BOOK}/import/refused/${importId}`))).toHaveLength(LARGE / 2 + 1);
    expect((await listOf('?keyword=large&size=10')).rows).toHaveLength(10);
    expect((await listOf('?keyword=many&size=10')).total).toBe(LARGE / 2);
  });

  it.each([
    ['an executable that is named .csv', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 1, 1, 1, 0, 0]), 'FILE.OTHER_KIND'],
    ['an archive that unpacks to more than it states', understatedBomb(), 'SHEET.TOO_LARGE_INSIDE'],
    ['an archive whose directory lies', lyingBomb(), 'SHEET.NOT_READABLE'],
    [
      '10,001 rows',
      supplierSheet(...Array.from({ length: 10_001 }, (_, at) => `${at},${at},a@b.example`)),
      'SHEET.TOO_MANY_ROWS',
    ],
  ])('refuse %s', async (_what, file, code) => {
    const reply = await requester
      .upload(`${SUPPLIER_BOOK}/import/preview`, 'sheet', file, 'suppliers.xlsx')
      .expect(422);
    expect(reply.body).toMatchObject({ code });
  });

  it('may have a hundred columns and the letters of older programs', async () => {
    const wide = Array.from({ length: 100 }, (_, at) => `Column ${at}`);
    const file = Buffer.from(
      `E-mail,Vendor,${wide.join()}\na@b.example,M\xfcller,${wide.map(() => 'x').join()}\n`,
      'latin1',
    );
    expect(await previewedSuppliers(requester, file)).toMatchObject({
      count: 1,
      sample: ['Müller · a@b.example · Denver trades'],
    });
  });

  it('begin with a sample that can be imported', async () => {
    const { text } = await requester.get(`${SUPPLIER_BOOK}/import/sample?format=csv`).expect(200);
    expect(await previewedSuppliers(requester, Buffer.from(text))).toMatchObject({ count: 2, errorCount: 0 });
  });
});
