import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join as joined } from 'node:path';
import request from 'supertest';
import { PASSWORD, join, registerCompany, type Caller } from '../testing/people.js';
import { newFolder, openTestProduct, type TestProduct } from '../testing/test-product.js';

const SCRIPT = `export const rows = [${'"the same again and again", '.repeat(500)}];\n`;
const ASSET = '/assets/main-a1.js';

describe('what is sent compressed [K01]', () => {
  let product: TestProduct;
  let priya: Caller;
  let page: string;

  beforeAll(async () => {
    page = newFolder();
    mkdirSync(joined(page, 'assets'));
    writeFileSync(joined(page, ASSET), SCRIPT);
    writeFileSync(joined(page, 'index.html'), `<!doctype html><title>Covertrail</title>${'<p>More</p>'.repeat(200)}`);
    writeFileSync(joined(page, 'small.svg'), '<svg/>');
    product = await openTestProduct({ page });
    priya = await join(
      product,
      await registerCompany(product, `Hollis & Vance ${'and Partners '.repeat(40)}`, ['agency']),
      'Priya',
    );
  });
  afterAll(async () => {
    await product.close();
    rmSync(page, { recursive: true });
  });

  const get = (path: string, headers: Readonly<Record<string, string>>) => request(product.url).get(path).set(headers);

  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip'],
    ['gzip', 'gzip, br;q=0'],
    [undefined, 'identity'],
    [undefined, ''],
  ])('a script comes by %s where the client takes "%s"', async (encoding, accepted) => {
    const { headers, text, body } = await get(ASSET, { 'Accept-Encoding': accepted }).expect(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toContain('Accept-Encoding');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(text ?? String(body)).toBe(SCRIPT);
  });

  it('a script that the browser has already is not sent again', async () => {
    const { headers } = await get(ASSET, { 'Accept-Encoding': 'gzip' }).expect(200);
    const again = await get(ASSET, { 'Accept-Encoding': 'gzip', 'If-None-Match': headers['etag']! }).expect(304);
    expect(again.headers['content-encoding']).toBeUndefined();
  });

  it('a part of a script counts the bytes of the file', async () => {
    const { headers, text, body } = await get(ASSET, { 'Accept-Encoding': 'gzip', Range: 'bytes=7-11' }).expect(206);
    expect([headers['content-range'], headers['content-encoding']]).toEqual([`bytes 7-11/${SCRIPT.length}`, undefined]);
    expect(text ?? String(body)).toBe('const');
  });

  it.each([
    ['/policies', 'gzip'],
    ['/small.svg', undefined],
  ])('the page at any address is compressed, a file that is small already is not: %s', async (path, encoding) => {
    expect((await get(path, { 'Accept-Encoding': 'gzip' }).expect(200)).headers['content-encoding']).toBe(encoding);
  });

  it('the reply of a reading call is compressed, and belongs to one person all the same', async () => {
    const { headers, body } = await get('/covertrail-api/openapi.json', {
      'Accept-Encoding': 'gzip',
      Authorization: `Bearer ${priya.token}`,
    }).expect(200);
    expect([headers['content-encoding'], headers['cache-control']]).toEqual(['gzip', 'no-store']);
    expect(Object.keys(body as object)).toContain('paths');
  });

  it('the reply with the token of a session never is, however long it is', async () => {
    const { headers, text } = await request(product.url)
      .post('/covertrail-api/authenticate')
      .set('Accept-Encoding', 'gzip')
      .send({ email: priya.email, password: PASSWORD })
      .expect(200);
    expect(text.length).toBeGreaterThan(1_024);
    expect(headers['content-encoding']).toBeUndefined();
  });
});
