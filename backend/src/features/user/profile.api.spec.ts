import request from 'supertest';
import type { LoginRecord, UserDetails } from '@covertrail/contracts/session/session.replies';
import { join, PASSWORD, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

describe('my profile [I01]', () => {
  let product: TestProduct;
  let companyId: string;
  beforeAll(async () => {
    product = await openTestProduct();
    companyId = await registerCompany(product, 'Meridian', ['requester']);
  });
  afterAll(() => product.close());

  const detailsOf = async (caller: Caller) => {
    await product.settled();
    const { firstName, lastName, phone } = bodyOf<UserDetails>(await caller.get('user/userdetails').expect(200));
    return { firstName, lastName, phone };
  };

  it('is changed by the person, also by one who only reads', async () => {
    const nora = await join(product, companyId, 'Nora', 'readOnly');
    const changed = { firstName: 'Nora', lastName: 'Lindt-Okafor', phone: '+1 (303) 555-0100' };
    await nora.put('user/profile', changed).expect(200);
    expect(await detailsOf(nora)).toEqual(changed);
    await nora.put('user/profile', { ...changed, phone: '' }).expect(200);
    expect(await detailsOf(nora)).toEqual({ ...changed, phone: null });
  });

  it('has a time zone of its own for moments, which the next log-in knows, or that of the company', async () => {
    const tara = await join(product, companyId, 'Tara', 'readOnly');
    const zoneOf = async () => bodyOf<UserDetails>(await tara.get('user/userdetails').expect(200)).ownTimeZone;
    expect(await zoneOf()).toBeNull();
    await tara.put('user/timezone', { timeZone: 'Europe/Paris' }).expect(200);
    expect(await zoneOf()).toBe('Europe/Paris');
    const login = { email: tara.email, password: PASSWORD };
    const again = await request(product.server).post('/covertrail-api/authenticate').send(login).expect(200);
    expect(bodyOf<LoginRecord>(again).ownTimeZone).toBe('Europe/Paris');
    const refused = await tara.put('user/timezone', { timeZone: 'Mars/Olympus' }).expect(422);
    expect(refused.body).toMatchObject({ code: 'USER.TIME_ZONE_UNKNOWN' });
    await tara.put('user/timezone', {}).expect(200);
    expect(await zoneOf()).toBeNull();
  });

  it('loses its HTML before it is checked', async () => {
    const omar = await join(product, companyId, 'Omar');
    await omar.put('user/profile', { firstName: '<b>Omar</b>', lastName: 'Haddad<script>' }).expect(200);
    expect(await detailsOf(omar)).toEqual({ firstName: 'Omar', lastName: 'Haddad', phone: null });
  });

  it.each([
    [{ firstName: '', lastName: 'B' }, 'firstName', 'Please enter your first name.'],
    [{ firstName: 'A', lastName: 'x'.repeat(31) }, 'lastName', 'Last name should be max 30 chars long.'],
    [{ firstName: 'A < B', lastName: 'C' }, 'firstName', 'Please enter a valid name.'],
    [{ firstName: 'A', lastName: 'B', phone: 'call me' }, 'phone', 'Please enter a valid phone number.'],
  ])('is refused where a field breaks its rule: %j', async (body, field, message) => {
    const uma = await join(product, companyId, 'Uma');
    expect((await uma.put('user/profile', body).expect(400)).body).toMatchObject({ errors: { [field]: message } });
  });

  it('is sealed in the log: nothing of it can be read there', async () => {
    const vera = await join(product, companyId, 'Vera');
    await vera.put('user/profile', { firstName: 'Veronika', lastName: 'Zabel', phone: '303 555 0199' }).expect(200);
    const events = await product.infrastructure.events.readStream(`user-${vera.userId}`);
    expect(events.at(-1)?.type).toBe('UserProfileChanged');
    expect(JSON.stringify(events)).not.toMatch(/Veronika|Zabel|0199/);
  });
});
