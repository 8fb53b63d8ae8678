import request from 'supertest';
import type { PostalPlace } from '@covertrail/contracts/address/address.replies';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

describe('where a postal code is [A14]', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct();
  });
  afterAll(() => product.close());

  const ask = (country: string, code: string) =>
    request(product.server).get('/covertrail-api/address/place').query({ country, code });
  const placeOf = async (country: string, code: string) =>
    bodyOf<PostalPlace | null>(await ask(country, code).expect(200));

  it.each([
    ['US', '80202', { city: 'Denver', state: 'CO' }],
    ['US', '80202-1234', { city: 'Denver', state: 'CO' }],
    ['US', '00601', { city: 'Adjuntas', state: 'PR' }],
    ['CA', 'k1a 0b1', { city: null, state: 'ON' }],
    ['CA', 'V5K', { city: null, state: 'BC' }],
    ['CA', 'X0A 0H0', { city: null, state: 'NU' }],
    ['CA', 'X1A 2N3', { city: null, state: 'NT' }],
  ])('%s %s is known without a log-in', async (country, code, place) => {
    expect(await placeOf(country, code)).toEqual(place);
  });

  it.each([
    ['US', '00000'],
    ['US', '8020'],
    ['US', 'K1A 0B1'],
    ['CA', '80202'],
    ['CA', 'D1A 0B1'],
    ['MX', '06600'],
  ])('%s %s is not known', async (country, code) => {
    expect(await placeOf(country, code)).toBeNull();
  });

  it('is not looked for where no code can be meant', async () => {
    await ask('US', '<script>').expect(400);
    await ask('United States', '80202').expect(400);
  });
});
