/** @run rest: a program is started for each sheet that is read. */
import type { BookImportRow, BookSheetPreview } from '@covertrail/contracts/book-import/book-import.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { BookedHolderRow } from '@covertrail/contracts/holder-book/holder-book.replies';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { bookedHolder } from '../testing/booked-holder.js';

const BOOK = 'agent/addressbook';
const COLUMNS = 'name:0,address1:1,city:2,state:3,postalCode:4,includeNotesAndAddressOnCoi:5,furtherNamedInsureds:6';
const HEADING = 'Holder,Street,City,State,Zip,On COI,Further Named Insureds';

describe('certificate holders from spreadsheets [G08]', () => {
  jest.setTimeout(240_000);
  let product: TestProduct;
  let world: CoveredSupplier;
  let stranger: Caller;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    stranger = await join(product, await registerCompany(product, 'Keystone', ['agency']), 'Jonah');
  });
  afterAll(() => product.close());

  const previewed = async (by: Caller, rows: readonly string[], of = ''): Promise<BookSheetPreview> => {
    const sheet = Buffer.from([HEADING, ...rows].join('\n'));
    return bodyOf<BookSheetPreview>(
      await by.upload(`${BOOK}/import/preview${of}`, 'sheet', sheet, 'holders.csv').expect(201),
    );
  };
  const rowsOf = async (by: Caller, of = '') => {
    await product.settled();
    return bodyOf<PageOf<BookedHolderRow>>(await by.get(`${BOOK}${of}`).expect(200)).rows;
  };
  const historyOf = async (by: Caller, of = '') => {
    await product.settled();
    return bodyOf<PageOf<BookImportRow>>(await by.get(`${BOOK}/import${of}`).expect(200)).rows;
  };
  const started = async (by: Caller, { uploadId }: BookSheetPreview, more: object = {}) =>
    bodyOf<{ importId: string }>(await by.post(`${BOOK}/import`, { uploadId, columns: COLUMNS, ...more }).expect(201))
      .importId;

  it('come into the book of a client by its agency, and each row that is wrong says why', async () => {
    const { insured, agent } = world;
    const of = `?insuredCompanyId=${insured.companyId}`;
    await bookedHolder(insured, 'There Already LLC');
    const preview = await previewed(
      agent,
      [
        'Harbor Point LLC,1 Harbor Street,Denver,CO,80202,no,Alder Paving LLC; Alder Equipment LLC',
        'مورد,,,,,,',
        'Half An Address,2 Dock Street,,,,,',
        `${'n'.repeat(120)},${'s'.repeat(41)},Denver,CO,80202,,`,
        'There already llc,1 Harbor Street,Denver,CO,80202,,',
        'Harbor Point L.L.C.,1 Harbor Street,Denver,CO,80202,,',
        'Wrong Word,,,,,perhaps,',
      ],
      of,
    );
    expect(
      preview.columns.flatMap(({ field, column }) => (column === null ? [] : [`${field}:${column}`])).join(','),
    ).toBe(COLUMNS);
    expect(preview).toMatchObject({ count: 2, wrongRows: 5 });
    expect(preview.errors.map(({ row, column }) => [row, column])).toEqual([
      [4, 'City'],
      [5, 'Certificate Holder'],
      [6, 'Certificate Holder'],
      [7, 'Certificate Holder'],
      [8, 'Notes and Address on COI'],
    ]);
    const into = { insuredCompanyId: insured.companyId };
    const importId = await started(agent, preview, into);
    expect((await rowsOf(insured)).map(({ holder }) => holder.name)).toEqual([
      'Harbor Point LLC',
      'There Already LLC',
      'مورد',
    ]);
    expect((await rowsOf(agent, of))[0]!.holder).toMatchObject({
      address: { address1: '1 Harbor Street', address2: '', city: 'Denver', state: 'CO', postalCode: '80202' },
      includeNotesAndAddressOnCoi: false,
      furtherNamedInsureds: ['Alder Paving LLC', 'Alder Equipment LLC'],
    });
    expect(await rowsOf(agent)).toEqual([]);
    for (const history of [await historyOf(insured), await historyOf(agent, of)])
      expect(history).toMatchObject([
        { id: importId, stage: 'completed', added: 2, refused: 5, fileName: 'holders.csv' },
      ]);
    expect(await historyOf(agent)).toEqual([]);
    await agent.get(`${BOOK}/import/refused/${importId}`).expect(200);
    await stranger.get(`${BOOK}/import/refused/${importId}`).expect(404);
    await stranger.post(`${BOOK}/import`, { uploadId: preview.uploadId, columns: COLUMNS, ...into }).expect(404);
    await stranger.get(`${BOOK}/import${of}`).expect(404);
    await world.requester.get(`${BOOK}/import`).expect(403);
  });

  it('are taken back by the insured, but what the agency changed since', async () => {
    const { insured, agent } = world;
    const of = `?insuredCompanyId=${insured.companyId}`;
    const into = { insuredCompanyId: insured.companyId };
    const preview = await previewed(agent, ['Undone One,,,,,,', 'Undone Two,,,,,,'], of);
    const importId = await started(agent, preview, into);
    const two = (await rowsOf(agent, of)).find(({ holder }) => holder.name === 'Undone Two')!;
    await agent.put(`${BOOK}/${two.id}`, { name: 'Kept Two' }).set('if-match', '"0"').expect(200);
    await stranger.put(`${BOOK}/import/undo/${importId}`, {}).expect(404);
    await insured.put(`${BOOK}/import/undo/${importId}`, {}).expect(200);
    const ended = (await historyOf(agent, of)).find(({ id }) => id === importId);
    expect(ended).toMatchObject({ stage: 'undone', added: 2, removed: 1 });
    const names = (await rowsOf(insured)).map(({ holder }) => holder.name);
    expect(names).toContain('Kept Two');
    expect(names).not.toContain('Undone One');
  });

  it('begin with a sample that can be imported into the own book of an agency, and tell it at the end', async () => {
    const { agent } = world;
    const sample = await agent.get(`${BOOK}/import/sample?format=csv`).expect(200);
    const preview = bodyOf<BookSheetPreview>(
      await agent.upload(`${BOOK}/import/preview`, 'sheet', Buffer.from(sample.text), 'sample.csv').expect(201),
    );
    expect(preview).toMatchObject({ count: 2, wrongRows: 0, missing: [] });
    const columns = preview.columns.map(({ field, column }) => `${field}:${column ?? ''}`).join(',');
    await agent.post(`${BOOK}/import`, { uploadId: preview.uploadId, columns }).expect(201);
    expect((await rowsOf(agent)).map(({ holder }) => holder.name)).toEqual(['First Lender Bank', 'Harbor Point LLC']);
    const told = await agent.get('notifications').expect(200);
    expect(JSON.stringify(told.body)).toContain('sample.csv was imported into the address book: 2 added, 0 refused.');
  });
});
