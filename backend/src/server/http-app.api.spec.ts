import request from 'supertest';
import { join, registerCompany, type Caller } from '../testing/people.js';
import { openTestProduct, type TestProduct } from '../testing/test-product.js';

describe('headers of every reply', () => {
  let product: TestProduct;
  let priya: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    priya = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
  });
  afterAll(() => product.close());

  it.each([
    ['company/search?keyword=hollis', 200],
    ['policy/none', 400],
  ] as const)('%s: nobody keeps it', async (path, status) => {
    const answer = await priya.get(path).expect(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('the word to come by TLS alone (HSTS, RFC 6797)', () => {
  const headerOf = async (proxies: number, proto?: string): Promise<string | undefined> => {
    const product = await openTestProduct({ proxies });
    const answer = await request(product.url)
      .get('/covertrail-api/health/live')
      .set(proto ? { 'x-forwarded-proto': proto } : {});
    await product.close();
    return answer.headers['strict-transport-security'];
  };

  it('is sent where the proxy before us says that someone came by it', async () => {
    expect(await headerOf(1, 'https')).toBe('max-age=31536000');
    expect(await headerOf(1, 'http')).toBeUndefined();
  });

  it('is not sent where a client says so itself, or nobody does', async () => {
    expect(await headerOf(0, 'https')).toBeUndefined();
    expect(await headerOf(0)).toBeUndefined();
  });
});
