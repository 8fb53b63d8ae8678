import request from 'supertest';
import { CHEAP } from '@covertrail/platform/vault/passwords';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { createAccount, type NewAccount } from './create-account.js';

const ACCOUNT: NewAccount = {
  email: 'Dana.Okafor@Meridian.example',
  company: 'Meridian Builders',
  name: 'Dana Maria Okafor',
  roles: ['requester'],
  timeZone: 'America/Denver',
  address: { address1: '900 Champa Street', city: 'Denver', state: 'CO', postalCode: '80202', country: 'US' },
  password: 'Trombone&Kettle7',
};

describe('the first account', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct();
  });
  afterAll(() => product.close());

  const create = (over: Partial<NewAccount> = {}) =>
    createAccount(product.infrastructure, { ...ACCOUNT, ...over }, CHEAP);
  const logIn = (email: string, password = ACCOUNT.password) =>
    request(product.server).post('/covertrail-api/authenticate').send({ email, password });

  it('enters an empty product that runs, and works there', async () => {
    await create();
    await product.settled();
    const reply = await logIn('dana.okafor@meridian.example').expect(200);
    const record = bodyOf<{ jwt: string; role: string; companyName: string; firstName: string; lastName: string }>(
      reply,
    );
    expect(record).toMatchObject({
      role: 'Requestor',
      companyName: 'Meridian Builders',
      firstName: 'Dana Maria',
      lastName: 'Okafor',
    });
    await request(product.server)
      .get('/covertrail-api/project/listview')
      .set('authorization', `Bearer ${record.jwt}`)
      .expect(({ status }) => expect(status).toBeLessThan(500));
  });

  it('is the same one when it is created again, and nobody else takes its e-mail', async () => {
    const before = await product.infrastructure.events.head();
    await create({ password: 'Other&Kettle7' });
    expect(await product.infrastructure.events.head()).toBe(before);
    await logIn(ACCOUNT.email).expect(200);
    const loggedIn = await product.infrastructure.events.head();
    await expect(create({ company: 'Another Company' })).rejects.toThrow('An account with this email exists already.');
    expect(await product.infrastructure.events.head()).toBe(loggedIn);
  });

  it('holds the rules of its fields, with their messages', async () => {
    const before = await product.infrastructure.events.head();
    await expect(create({ email: 'dana' })).rejects.toThrow(/email/i);
    await expect(create({ name: 'Dana' })).rejects.toThrow(/last name/i);
    await expect(create({ password: 'weak' })).rejects.toThrow(/password/i);
    await expect(create({ password: 'Password1!' })).rejects.toThrow('This password is too common.');
    await expect(create({ address: { ...ACCOUNT.address, city: '' } })).rejects.toThrow(/city/i);
    await expect(create({ timeZone: 'Mars/Base' })).rejects.toThrow('There is no time zone "Mars/Base"');
    expect(await product.infrastructure.events.head()).toBe(before);
  });
});
