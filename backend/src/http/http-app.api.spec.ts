import { join, registerCompany, type Player } from '../testing/cast.js';
import { openTestProduct, type TestProduct } from '../testing/test-product.js';

describe('what comes with every answer', () => {
  let product: TestProduct;
  let priya: Player;

  beforeAll(async () => {
    product = await openTestProduct();
    priya = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
  });
  afterAll(() => product.close());

  it.each([['company/search?keyword=hollis', 200], ['policy/none', 400]] as const)('%s: nobody keeps it', async (path, status) => {
    const answer = await priya.get(path).expect(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });
});
