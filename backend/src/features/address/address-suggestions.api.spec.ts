import type { AddressSuggestions } from '@covertrail/contracts/address/address.replies';
import request from 'supertest';
import { bookedHolder } from '#features/holder-book/testing/booked-holder';
import { locationForm } from '#features/location/testing/location-form';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { DirectoryFailed, type DirectoryAddress } from './directory/address-directory.port.js';
import { SmartyDirectory } from './directory/smarty-directory.adapter.js';

const CHAMPA: DirectoryAddress = {
  address1: '900 Champa Street',
  address2: 'Suite 2',
  city: 'Denver',
  state: 'CO',
  postalCode: '80204',
};

/** The directory knows the address of the company too. */
const OTHER_MAIN: DirectoryAddress = {
  address1: '1 MAIN STREET',
  address2: '',
  city: 'Denver',
  state: 'CO',
  postalCode: '80202',
};

describe('addresses that begin as typed [A14]', () => {
  let product: TestProduct;
  let directory: (country: string, beginning: string) => Promise<readonly DirectoryAddress[]>;
  beforeAll(async () => {
    product = await openTestProduct({
      addresses: { isOn: true, find: (country, beginning) => directory(country, beginning) },
    });
  });
  beforeEach(() => {
    directory = () => Promise.resolve([CHAMPA]);
  });
  afterAll(() => product.close());

  const open = (query: object) => request(product.server).get('/covertrail-api/address/open-suggestions').query(query);
  const rowsOf = async (answer: Promise<request.Response>) => bodyOf<AddressSuggestions>(await answer).rows;

  it('come from the directory before a log-in', async () => {
    expect(await rowsOf(open({ country: 'US', beginning: ' 900 Ch' }).expect(200).then())).toEqual([
      { ...CHAMPA, isOwn: false },
    ]);
  });

  it('come from one where the settings say so, with the key that is public and not that of the server', async () => {
    const settings = async (server: TestProduct['server']) =>
      (await request(server).get('/covertrail-api/address/search').expect(200)).body as unknown;
    expect(await settings(product.server)).toEqual({ data: { smartyEnabled: true, embeddedKey: null } });
    const key = 'the key of the server';
    const asking = new SmartyDirectory({ url: 'http://127.0.0.1:9', key, referer: 'https://covertrail.example' });
    const other = await openTestProduct({ addresses: asking, embeddedAddressKey: '4815162342' });
    expect(await settings(other.server)).toEqual({ data: { smartyEnabled: true, embeddedKey: '4815162342' } });
    await other.close();
    const without = await openTestProduct();
    expect(await settings(without.server)).toEqual({ data: { smartyEnabled: false, embeddedKey: null } });
    await without.close();
  });

  it('are none while the directory fails, and it is in the log', async () => {
    directory = () => Promise.reject(new DirectoryFailed('away'));
    expect(await rowsOf(open({ country: 'US', beginning: '900 Champa' }).expect(200).then())).toEqual([]);
    expect(product.log.warnings.map(({ sentence }) => sentence)).toContain('the address directory gave no suggestions');
  });

  it('are looked for from three characters on', async () => {
    await open({ country: 'US', beginning: '90' }).expect(400);
    await open({ country: 'US', beginning: ' 9 ' }).expect(400);
    await open({ country: 'United States', beginning: '900 Champa' }).expect(400);
  });

  it('cost the owner of the key no more than a person can type', async () => {
    let questions = 0;
    directory = () => {
      questions += 1;
      return Promise.resolve([CHAMPA]);
    };
    for (let at = 0; at < 70; at += 1) await open({ country: 'US', beginning: `900 Champa ${at}` }).expect(200);
    expect(questions).toBeLessThanOrEqual(60);
  });
});

describe('addresses that a company uses already [A14]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  beforeAll(async () => {
    [product, world] = await openWithSupplier({
      addresses: { isOn: true, find: () => Promise.resolve([CHAMPA, OTHER_MAIN]) },
    });
    for (const place of [{}, { number: '2', address1: '9 Main Yard', country: 'CA' }])
      await world.agent.post('policy/location', { policyId: world.policyId, ...locationForm(place) }).expect(201);
    await bookedHolder(world.insured, 'Union Yard Owner');
    await product.settled();
  });
  afterAll(() => product.close());

  const used = async (beginning: string, country = 'US') => {
    const answer = await world.insured.get(`address/suggestions?${new URLSearchParams({ country, beginning })}`);
    return bodyOf<AddressSuggestions>(answer).rows.map(({ address1, isOwn }) => (isOwn ? address1 : `+${address1}`));
  };

  it.each([
    ['18 doc', ['18 Dock Street']],
    ['harbor str', ['1 Harbor Street']],
    ['street harbor', []],
    ['union yard', []],
  ])('are found by the beginnings of their words: %s', async (beginning, own) => {
    expect((await used(beginning)).filter((address) => !address.startsWith('+'))).toEqual(own);
  });

  it('come before those of the directory, each once, and those of another country not at all', async () => {
    expect(await used('1 main')).toEqual(['1 Main Street', `+${CHAMPA.address1}`]);
    expect(await used('9 main', 'CA')).toContain('9 Main Yard');
    expect(await used('9 main')).not.toContain('9 Main Yard');
  });

  it('are those of the own company alone', async () => {
    const answer = await world.requester.get('address/suggestions?country=US&beginning=18%20dock').expect(200);
    expect(bodyOf<AddressSuggestions>(answer).rows.filter(({ isOwn }) => isOwn)).toEqual([]);
  });
});
