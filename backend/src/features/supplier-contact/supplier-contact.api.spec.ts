import type { PageOf } from '@covertrail/contracts/calls/page';
import type {
  SupplierBookRow,
  SupplierContactRow,
} from '@covertrail/contracts/supplier-contact/supplier-contact.replies';
import { CommandBus } from '@nestjs/cqrs';
import { newId } from '@covertrail/platform/ids/ids';
import { RegisterUser } from '#accounts/register-user.command';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { byNobody, join, PASSWORD, registerCompany, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { addedSupplier, SUPPLIER_BOOK, supplierForm } from './testing/supplier-sheet.js';

describe('the supplier address book [F06]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let requester: Caller;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    ({ requester } = world);
  });
  afterAll(() => product.close());

  const list = async (query = '', by = requester): Promise<readonly SupplierContactRow[]> => {
    await product.settled();
    return bodyOf<PageOf<SupplierContactRow>>(await by.get(`${SUPPLIER_BOOK}${query}`).expect(200)).rows;
  };

  it('keeps suppliers in several books, found by words, sorted and filtered by book', async () => {
    await addedSupplier(requester, { supplierName: 'Ömer & Söhne 🏗', supplierNumber: 'O-1', bookName: 'Boulder' });
    await addedSupplier(requester, {
      supplierName: 'أحمد للبناء',
      supplierNumber: 'A-1',
      bookName: 'boulder',
      ccEmails: 'a@b.example;c@d.example',
    });
    await addedSupplier(requester, { supplierName: 'Zeta', supplierNumber: 'Z-1', bookName: 'Denver' });
    expect((await list(`?keyword=${encodeURIComponent('öMer')}`)).map(({ supplierName }) => supplierName)).toEqual([
      'Ömer & Söhne 🏗',
    ]);
    expect(await list('?keyword=a-1')).toMatchObject([
      { supplierName: 'أحمد للبناء', ccEmails: 'a@b.example, c@d.example' },
    ]);
    expect(await list('?book=BOULDER')).toHaveLength(2);
    expect((await list('?sort=supplierName&direction=desc&book=Boulder'))[0]).toMatchObject({ supplierNumber: 'A-1' });
    const books = bodyOf<PageOf<SupplierBookRow>>(await requester.get(`${SUPPLIER_BOOK}/books`).expect(200)).rows;
    expect(books.map(({ name, count }) => [name, count])).toEqual([
      ['Denver', 1],
      ['boulder', 2],
    ]);
  });

  it('finds a contact, an e-mail address and a copy by the start of their words, in the own book alone', async () => {
    const email = 'Insurance@Oak-Ridge.example';
    await addedSupplier(requester, {
      ...{ supplierName: 'Oak', supplierNumber: 'K-1', bookName: 'Search', contactName: 'Zoë Fairweather', email },
      ccEmails: 'copies@partner.example',
    });
    const found = async (word: string, by = requester) =>
      (await list(`?keyword=${encodeURIComponent(word)}&book=Search`, by)).map(({ supplierNumber }) => supplierNumber);
    for (const word of ['Fairweather', 'ZOË', email, 'insurance@oak', 'copies@partner.example'])
      expect(await found(word)).toEqual(['K-1']);
    expect(await found('nobody@oak-ridge.example')).toEqual([]);
    const other = await join(product, await registerCompany(product, 'Curious Builders', ['requester']), 'Olaf');
    expect(await found('Fairweather', other)).toEqual([]);
  });

  it('has each supplier once in a book, by its ID or else by its e-mail, also after an edit', async () => {
    const id = await addedSupplier(requester, { supplierNumber: 'S-1' });
    expect(
      (await requester.post(SUPPLIER_BOOK, supplierForm({ supplierNumber: 's-1' })).expect(409)).body,
    ).toMatchObject({
      code: 'SUPPLIER_CONTACT.TAKEN',
    });
    await addedSupplier(requester, { supplierNumber: '', email: 'Same@x.example' });
    await requester.post(SUPPLIER_BOOK, supplierForm({ supplierNumber: '', email: 'same@X.example' })).expect(409);
    await requester
      .put(`${SUPPLIER_BOOK}/${id}`, supplierForm({ supplierNumber: 'S-2' }))
      .set('if-match', '"0"')
      .expect(200);
    await addedSupplier(requester, { supplierNumber: 'S-1' });
    await requester.put(`${SUPPLIER_BOOK}/${id}`, supplierForm({ supplierNumber: 'S-1' })).expect(409);
    await requester.delete(`${SUPPLIER_BOOK}/${id}`).set('if-match', '"0"').expect(409);
    await requester.delete(`${SUPPLIER_BOOK}/${id}`).set('if-match', '"1"').expect(200);
    await requester.put(`${SUPPLIER_BOOK}/${id}`, supplierForm()).expect(404);
    await addedSupplier(requester, { supplierNumber: 'S-2' });
  });

  /** The e-mail of a person of the company, by which it is found. */
  async function knownTo(companyId: string): Promise<string> {
    const person = { userId: newId(), companyId, firstName: 'Ines', lastName: 'Calder', email: 'ines@known.example' };
    const rights = { access: 'manager', permissions: [], password: PASSWORD } as const;
    await product.app.get(CommandBus).execute(new RegisterUser({ ...person, ...rights }, byNobody()));
    return person.email;
  }

  it('says who is a supplier and who was asked, of the own company alone', async () => {
    const email = await knownTo(world.insured.companyId);
    await addedSupplier(requester, { supplierNumber: 'Known', email });
    await addedSupplier(requester, { supplierNumber: 'Invited', email: 'invited@nobody.example' });
    const invited = { email: 'invited@nobody.example', projectId: world.projectId, dueOn: '2026-12-24' };
    await requester.post('policy/request/template/createPolicyRequest', invited).expect(201);
    expect(await list('?keyword=known')).toMatchObject([{ standing: { trackingId: world.trackingId } }]);
    expect(await list('?keyword=invited')).toMatchObject([
      { standing: { trackingId: null, request: { isOpen: true } } },
    ]);
    const other = await join(product, await registerCompany(product, 'Foreign Builders', ['requester']), 'Omar');
    await addedSupplier(other, { supplierNumber: 'Known', email });
    await addedSupplier(other, { supplierNumber: 'Invited', email: 'invited@nobody.example' });
    const nothing = { trackingId: null, request: null, insuredCompanyId: null };
    expect((await list('', other)).map(({ standing }) => standing)).toEqual([nothing, nothing]);
  });

  it.each([
    ['supplierName', 'x'.repeat(10_000)],
    ['supplierName', ''],
    ['email', 'no mail'],
    ['ccEmails', 'a@b.example, nobody'],
    ['bookName', ' '],
    ['address', 'first\nsecond'],
  ])('refuses a wrong %s', async (field, value) => {
    const refused = await requester.post(SUPPLIER_BOOK, { ...supplierForm(), [field]: value }).expect(400);
    expect(refused.body).toMatchObject({ errors: { [field]: expect.any(String) as string } });
  });

  it('is nothing to those without the permission, and to insureds and agents', async () => {
    const without = await join(product, requester.companyId, 'Nell', 'manager', []);
    const reader = await join(product, requester.companyId, 'Rita', 'readOnly', ['SUPPLIER_ADDRESS_BOOK_MENU']);
    for (const by of [without, world.insured, world.agent]) {
      await by.get(SUPPLIER_BOOK).expect(403);
      await by.post(SUPPLIER_BOOK, supplierForm({ supplierNumber: 'N-1' })).expect(403);
    }
    await reader.get(SUPPLIER_BOOK).expect(200);
    await reader.post(SUPPLIER_BOOK, supplierForm({ supplierNumber: 'N-1' })).expect(403);
  });
});
