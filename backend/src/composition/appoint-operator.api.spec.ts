import request from 'supertest';
import { CHEAP } from '@covertrail/platform/vault/passwords';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { appointOperator, dismissOperator } from './appoint-operator.js';

const OLGA = {
  email: 'Olga.Ortiz@covertrail.example',
  firstName: 'Olga',
  lastName: 'Ortiz',
  password: 'Trombone&Kettle7',
};

describe('an operator who is appointed where the product runs [K04]', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct();
  });
  afterAll(() => product.close());

  const appoint = (over: Partial<typeof OLGA> = {}) =>
    appointOperator(product.infrastructure, { ...OLGA, ...over }, CHEAP);
  const logIn = (password = OLGA.password) =>
    request(product.server)
      .post('/covertrail-api/authenticate')
      .send({ email: 'olga.ortiz@covertrail.example', password });
  const figures = (jwt: string) =>
    request(product.server).get('/covertrail-api/operation/figures').set('authorization', `Bearer ${jwt}`);

  it('refuses what breaks the rules of its fields, with their messages', async () => {
    const before = await product.infrastructure.events.head();
    await expect(appoint({ email: 'olga' })).rejects.toThrow(/email/i);
    await expect(appoint({ lastName: '' })).rejects.toThrow(/last name/i);
    await expect(appoint({ password: 'weak' })).rejects.toThrow(/password/i);
    await expect(appoint({ password: 'Password1!' })).rejects.toThrow('This password is too common.');
    expect(await product.infrastructure.events.head()).toBe(before);
  });

  it('logs in and opens the figures, until the operator is dismissed; then appointed again with the same password', async () => {
    await appoint();
    await product.settled();
    const { jwt } = bodyOf<{ jwt: string }>(await logIn().expect(200));
    await figures(jwt).expect(200);
    await dismissOperator(product.infrastructure, OLGA.email);
    await product.settled();
    await figures(jwt).expect(({ status }) => expect([401, 403]).toContain(status));
    await appoint();
    await product.settled();
    await figures(bodyOf<{ jwt: string }>(await logIn().expect(200)).jwt).expect(200);
  });

  it('is the same one when it is appointed twice', async () => {
    const before = await product.infrastructure.events.head();
    await appoint({ password: 'Other&Kettle7' });
    expect(await product.infrastructure.events.head()).toBe(before);
    await logIn().expect(200);
  });

  it('cannot be dismissed where there is none', async () => {
    await expect(dismissOperator(product.infrastructure, 'nobody@covertrail.example')).rejects.toThrow();
  });
});
