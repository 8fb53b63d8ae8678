import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serviceConfigFrom } from '#service/service-config';
import { addressesFrom } from '../../../composition/addresses-config.js';
import { DirectoryFailed, NO_DIRECTORY } from './address-directory.port.js';
import { SmartyDirectory } from './smarty-directory.adapter.js';

/** A reply as the provider documents it. */
const RECORDED = JSON.stringify({
  suggestions: [
    { street_line: '900 Champa St', secondary: 'Ste', city: 'Denver', state: 'CO', zipcode: '80204', entries: 12 },
    { street_line: '900 Champa Ct', secondary: '', city: 'Aurora', state: 'CO', zipcode: '80010', entries: 0 },
    { street_line: '', secondary: '', city: 'Aurora', state: 'CO', zipcode: '80010', entries: 0 },
    { street_line: 'L'.repeat(51), secondary: '', city: 'Aurora', state: 'CO', zipcode: '80010', entries: 0 },
  ],
});

describe('the address directory of Smarty [A14]', () => {
  let server: Server;
  let reply: { readonly status: number; readonly body: string } | null;
  const requests: { readonly url: string; readonly referer: string | undefined }[] = [];
  let directory: SmartyDirectory;

  beforeAll(async () => {
    server = createServer(({ url = '', headers }, response) => {
      requests.push({ url, referer: headers.referer });
      // Null: it says nothing.
      if (reply) response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/lookup`;
    directory = new SmartyDirectory({ url, key: '12 34', referer: 'https://covertrail.example' }, 200);
  });
  beforeEach(() => {
    requests.length = 0;
    reply = { status: 200, body: RECORDED };
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is asked with the key, the beginning and the address of the product, and gives what a form takes', async () => {
    expect(await directory.find('US', '900 Champa & 1')).toEqual([
      { address1: '900 Champa St', address2: 'Ste', city: 'Denver', state: 'CO', postalCode: '80204' },
      { address1: '900 Champa Ct', address2: '', city: 'Aurora', state: 'CO', postalCode: '80010' },
    ]);
    expect(requests).toEqual([
      { url: '/lookup?key=12+34&search=900+Champa+%26+1', referer: 'https://covertrail.example' },
    ]);
  });

  it('is not asked for another country', async () => {
    expect(await directory.find('CA', '900 Champa')).toEqual([]);
    expect(requests).toEqual([]);
  });

  it.each(['{}', '{"suggestions":null}', '{"suggestions":[]}'])('has no suggestions: %s', async (body) => {
    reply = { status: 200, body };
    expect(await directory.find('US', '900 Champa')).toEqual([]);
  });

  it.each([
    ['a refusal', { status: 402, body: '{}' }],
    ['a page', { status: 200, body: '<html>' }],
    ['no list', { status: 200, body: '{"suggestions":{}}' }],
    ['too much', { status: 200, body: ' '.repeat(100_001) }],
    ['silence', null],
  ])('fails where it gives %s, without a word of the key', async (_, given) => {
    reply = given;
    const failed: unknown = await directory.find('US', '900 Champa').catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(DirectoryFailed);
    expect(String(failed)).not.toContain('12');
  });
});

describe('the setting of the directory [A14]', () => {
  it('is off without a key, and refuses what is no address', () => {
    expect(addressesFrom({}, 'https://covertrail.example')).toBe(NO_DIRECTORY);
    expect(addressesFrom({ COVERTRAIL_ADDRESS_KEY: '1' }, 'https://covertrail.example')).toBeInstanceOf(
      SmartyDirectory,
    );
    expect(() => addressesFrom({ COVERTRAIL_ADDRESS_URL: 'smarty' }, 'https://covertrail.example')).toThrow(
      'COVERTRAIL_ADDRESS_URL',
    );
  });

  it('has a key that is public beside that of the server, which it is not', () => {
    const keys = (server: string, embedded: string) => ({
      COVERTRAIL_ADDRESS_KEY: server,
      COVERTRAIL_ADDRESS_EMBEDDED_KEY: embedded,
    });
    expect(addressesFrom(keys('1', '2'), 'https://covertrail.example')).toBeInstanceOf(SmartyDirectory);
    expect(serviceConfigFrom(keys('1', '2'), false).embeddedAddressKey).toBe('2');
    expect(serviceConfigFrom(keys('1', ''), false).embeddedAddressKey).toBeNull();
    expect(() => addressesFrom(keys('1', '1'), 'https://covertrail.example')).toThrow(
      'COVERTRAIL_ADDRESS_EMBEDDED_KEY',
    );
  });
});
