import type { CompanyHit, CompanyProfileReply } from '@covertrail/contracts/company/company.replies';
import type { CompanyCard, UserDetails } from '@covertrail/contracts/session/session.replies';
import { join, registerCompany, registerWithTaxId, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const MOVED = {
  companyName: 'Granite Peak LLC',
  address1: '77 Cliff Street',
  address2: 'Yard 2',
  city: 'Golden',
  state: 'CO',
  postalCode: '80401',
  phone: '303 555 0100',
};

describe('the profile of a company [I01]', () => {
  let product: TestProduct;
  let dana: Caller;
  let marcus: Caller;
  let stranger: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    const companyId = await registerWithTaxId(product, 'Granite Peak', ['requester'], '841112222');
    dana = await join(product, companyId, 'Dana');
    marcus = await join(product, companyId, 'Marcus');
    stranger = await join(product, await registerCompany(product, 'Northgate', ['requester']), 'Noah');
  });
  afterAll(() => product.close());

  const profileFor = async (by: Caller) => bodyOf<CompanyProfileReply>(await by.get('company/profile').expect(200));
  const code = ({ body }: { body: unknown }) => (body as { code: string }).code;
  const owner = (taxId: string) => product.infrastructure.reservations.ownerOf('taxId', 'product', taxId);

  it('is changed by the primary contact alone, and names the company anew wherever it is found', async () => {
    await marcus.put('company/profile', MOVED).expect(403);
    const { revision } = await profileFor(dana);
    await dana.put('company/profile', MOVED).set('If-Match', `"${revision}"`).expect(200);
    expect(await profileFor(marcus)).toMatchObject({
      name: 'Granite Peak LLC',
      address: { address1: '77 Cliff Street', address2: 'Yard 2', city: 'Golden', country: 'US' },
      phone: '303 555 0100',
      taxIdEnding: null,
    });
    await product.settled();
    const { rows } = bodyOf<{ rows: readonly CompanyHit[] }>(
      await stranger.get('company/search?keyword=granite&role=requester').expect(200),
    );
    expect(rows).toEqual([expect.objectContaining({ name: 'Granite Peak LLC', city: 'Golden' })]);
    const cards = bodyOf<readonly CompanyCard[]>(await dana.get('user/companies').expect(200));
    expect(cards).toEqual([expect.objectContaining({ name: 'Granite Peak LLC', address1: '77 Cliff Street' })]);
  });

  it('moves to another country, while amounts stay in the currency of the one where it was registered', async () => {
    const abroad = { ...MOVED, city: 'Toronto', state: 'ON', postalCode: 'M5V 2T6', country: 'CA' };
    await dana.put('company/profile', { ...abroad, country: 'Canada' }).expect(400);
    const regionBefore = (await companyFor(dana))?.regionId;
    await dana.put('company/profile', abroad).expect(200);
    const { country: _stays, ...unchanged } = abroad;
    await dana.put('company/profile', { ...unchanged, address1: '78 Cliff Street' }).expect(200);
    expect(await profileFor(marcus)).toMatchObject({
      address: { address1: '78 Cliff Street', city: 'Toronto', country: 'CA' },
      registeredIn: 'US',
    });
    await product.settled();
    expect((await companyFor(dana))?.regionId).toBe(regionBefore);
    await dana.put('company/profile', { ...MOVED, country: 'US' }).expect(200);
  });

  it('is not changed over what somebody else saved meanwhile', async () => {
    const { revision } = await profileFor(dana);
    await dana
      .put('company/profile', { ...MOVED, city: 'Boulder' })
      .set('If-Match', `"${revision}"`)
      .expect(200);
    const late = await dana.put('company/profile', { ...MOVED, city: 'Aspen' }).set('If-Match', `"${revision}"`);
    expect([late.status, (late.body as { currentRevision: number }).currentRevision]).toEqual([409, revision + 1]);
    expect((await profileFor(dana)).address.city).toBe('Boulder');
  });

  it('loses its HTML, keeps to the field rules, and fits on a certificate', async () => {
    await dana.put('company/profile', { ...MOVED, companyName: '<b>Granite</b> Peak', phone: '' }).expect(200);
    expect(await profileFor(dana)).toMatchObject({ name: 'Granite Peak', phone: null });
    await dana.put('company/profile', { ...MOVED, postalCode: '80401!' }).expect(400);
    const tooLong = { ...MOVED, companyName: 'G'.repeat(120), address1: 'A'.repeat(50), address2: 'B'.repeat(50) };
    expect(code(await dana.put('company/profile', tooLong).expect(422))).toBe('COMPANY.INSURED_TEXT');
  });

  it('of an agency states management system, license and fax, and that of others does not [A08]', async () => {
    const priya = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
    const colleague = await join(product, priya.companyId, 'Paul');
    expect((await profileFor(priya)).agency).toEqual({ managementSystem: '', license: '', fax: '' });
    const details = { managementSystem: 'HawkSoft', license: 'CO-204417', fax: '' };
    await colleague.put('company/agency', details).expect(403);
    const { revision } = await profileFor(priya);
    await priya.put('company/agency', details).set('If-Match', `"${revision}"`).expect(200);
    expect((await profileFor(colleague)).agency).toEqual(details);
    await priya
      .put('company/agency', { ...details, fax: '1' })
      .set('If-Match', `"${revision}"`)
      .expect(409);
    await priya.put('company/agency', { ...details, managementSystem: '' }).expect(400);
    expect(code(await dana.put('company/agency', details).expect(409))).toBe('COMPANY.NO_AGENCY');
    expect((await profileFor(dana)).agency).toBeNull();
  });

  const companyFor = async (by: Caller) => bodyOf<UserDetails>(await by.get('user/userdetails').expect(200)).company;

  it('of a requester is in training while its primary contact says so, and its people read it [B04]', async () => {
    const priya = await join(product, await registerCompany(product, 'Ridge Agency', ['agency']), 'Priya');
    await marcus.put('company/training', { isInTraining: true }).expect(403);
    await dana.put('company/training', { isInTraining: 'yes' }).expect(400);
    expect(code(await priya.put('company/training', { isInTraining: true }).expect(409))).toBe('COMPANY.NO_REQUESTER');
    await dana.put('company/training', { isInTraining: true }).expect(200);
    await dana.put('company/training', { isInTraining: true }).expect(200);
    expect([(await companyFor(marcus))?.isInTraining, (await companyFor(stranger))?.isInTraining]).toEqual([
      true,
      false,
    ]);
    expect([(await profileFor(dana)).isInTraining, (await profileFor(priya)).isInTraining]).toEqual([true, null]);
    await dana.put('company/training', { isInTraining: false }).expect(200);
    expect((await companyFor(marcus))?.isInTraining).toBe(false);
  });

  it('of an agency that works with Applied Epic leads its people to the plugin [B05]', async () => {
    const ines = await join(product, await registerCompany(product, 'Summit Agency', ['agency']), 'Ines');
    expect((await companyFor(ines))?.epicPluginUrl).toBeNull();
    await ines.put('company/agency', { managementSystem: 'Applied Epic', license: '', fax: '' }).expect(200);
    expect((await companyFor(ines))?.epicPluginUrl).toBe('https://plugins.covertrail.example/applied-epic');
  });

  it('has another tax id, of which the log and others read nothing, and gives the earlier one up', async () => {
    expect((await profileFor(dana)).taxIdEnding).toBe('2222');
    await marcus.put('company/tax-id', { taxId: '84-3334444' }).expect(403);
    await dana.put('company/tax-id', { taxId: '84-3334444' }).expect(200);
    expect((await profileFor(dana)).taxIdEnding).toBe('4444');
    const events = await product.infrastructure.events.readStream(`company-${dana.companyId}`);
    expect(events.at(-1)?.type).toBe('CompanyTaxIdChanged');
    expect(JSON.stringify(events)).not.toMatch(/841112222|843334444/);
    expect([await owner('841112222'), await owner('843334444')]).toEqual([null, `company-${dana.companyId}`]);
    await dana.put('company/tax-id', { taxId: '84-3334444' }).expect(200);
    expect(await product.infrastructure.events.readStream(`company-${dana.companyId}`)).toHaveLength(events.length);
  });

  it('has no tax id of another company', async () => {
    expect(code(await stranger.put('company/tax-id', { taxId: '843334444' }).expect(409))).toBe('COMPANY.TAX_ID_TAKEN');
    expect((await profileFor(stranger)).taxIdEnding).toBeNull();
    await stranger.put('company/tax-id', { taxId: '84-1112222' }).expect(200);
    expect(await owner('841112222')).toBe(`company-${stranger.companyId}`);
  });

  it('reserves no tax id for a change of what is no longer so', async () => {
    await dana.put('company/tax-id', { taxId: '84-9990000' }).set('If-Match', '"0"').expect(409);
    expect(await owner('849990000')).toBeNull();
  });
});
