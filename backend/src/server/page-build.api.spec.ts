import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { newFolder, openTestProduct, type TestProduct } from '../testing/test-product.js';

describe('the page that is served [B06]', () => {
  let product: TestProduct;
  let page: string;

  beforeAll(async () => {
    page = newFolder();
    writeFileSync(join(page, 'index.html'), '<script type="module" src="/assets/index-a1.js"></script>');
    product = await openTestProduct({ page });
  });
  afterAll(async () => {
    await product.close();
    rmSync(page, { recursive: true });
  });

  it.each(['/covertrail-api/notifications', '/covertrail-api/no-such-call', '/app/dashboard'])(
    'is named by the reply of %s, so that an older page offers to load it',
    async (path) => {
      const { headers } = await request(product.url).get(path);
      expect(headers['x-page']).toBe('/assets/index-a1.js');
    },
  );
});
