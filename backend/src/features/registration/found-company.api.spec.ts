import type { CompanyProfileReply } from '@covertrail/contracts/company/company.replies';
import type { CompanyCard, LoginRecord } from '@covertrail/contracts/session/session.replies';
import { newId } from '@covertrail/platform/ids/ids';
import { join, loggedIn, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { NEW_PERSON, signUpOf } from './testing/sign-up-form.js';

const NEW = 'user/company/new';
const { firstName: _first, lastName: _last, password: _password, confirmPassword: _again, acceptTerms } = NEW_PERSON;
const { companyName, address1, city, state, postalCode, country, timeZone } = signUpOf('nobody@granite.example');
const FORM = { companyName, address1, city, state, postalCode, country, timeZone, acceptTerms };

describe('a further company of a person [A02]', () => {
  let product: TestProduct;
  let companyId: string;
  beforeAll(async () => {
    product = await openTestProduct();
    companyId = await registerCompany(product, 'Meridian', ['requester']);
    await join(product, companyId, 'First');
  });
  afterAll(() => product.close());

  const code = ({ body }: { body: unknown }) => (body as { code: string }).code;
  const found = async (by: Caller, more: object = {}) =>
    bodyOf<{ companyId: string }>(await by.post(NEW, { ...FORM, ...more }).expect(201)).companyId;

  it('is founded by whoever is logged in, who goes on for it as its Manager and primary contact', async () => {
    const dana = await join(product, companyId, 'Dana', 'readOnly');
    const second = await found(dana);
    const record = bodyOf<LoginRecord>(await dana.post('user/company', { companyId: second }).expect(200));
    expect(record).toMatchObject({ companyId: second, companyName: 'Granite Works', timeZone: 'America/Denver' });
    const there = await loggedIn(product, { ...dana, companyId: second });
    expect(bodyOf(await there.get('user/userdetails').expect(200))).toMatchObject({
      access: 'manager',
      permissions: ['MANAGE_PROJECT_MENU', 'SUPPLIER_ADDRESS_BOOK_MENU'],
      company: { id: second, primaryContact: true, roles: ['requester', 'insured'] },
    });
    const cards = bodyOf<readonly CompanyCard[]>(await there.get('user/companies').expect(200));
    expect(cards.map(({ name }) => name)).toEqual(['Granite Works', 'Meridian']);
  });

  it('is founded once by a command that is sent again, also with its tax id', async () => {
    const rosa = await join(product, companyId, 'Rosa');
    const key = newId();
    const send = () => rosa.post(NEW, { ...FORM, taxId: '84-7776666' }).set('Idempotency-Key', key);
    const first = await send().expect(201);
    const again = await send().expect(201);
    expect(bodyOf(again)).toEqual(bodyOf(first));
    await product.settled();
    expect(bodyOf<readonly CompanyCard[]>(await rosa.get('user/companies').expect(200))).toHaveLength(2);
    const { companyId: second } = bodyOf<{ companyId: string }>(first);
    const there = await loggedIn(product, { ...rosa, companyId: second });
    const profile = bodyOf<CompanyProfileReply>(await there.get('company/profile').expect(200));
    expect(profile.taxIdEnding).toBe('6666');
  });

  it('is refused with the tax id of another, with wrong fields, without the present terms, and to agents', async () => {
    const lena = await join(product, companyId, 'Lena');
    expect(code(await lena.post(NEW, { ...FORM, taxId: '84-7776666' }).expect(409))).toBe('COMPANY.TAX_ID_TAKEN');
    await lena.post(NEW, { ...FORM, acceptTerms: '2025-01-01' }).expect(400);
    await lena.post(NEW, { ...FORM, postalCode: '!' }).expect(400);
    const long = { ...FORM, companyName: 'G'.repeat(120), address1: 'A'.repeat(50), address2: 'B'.repeat(50) };
    expect(code(await lena.post(NEW, long).expect(400))).toBe('REGISTRATION.INSURED_TEXT');
    const agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
    await agent.post(NEW, FORM).expect(403);
    expect(bodyOf<readonly CompanyCard[]>(await lena.get('user/companies').expect(200))).toHaveLength(1);
  });
});
