import type { StatedNamedInsureds } from '@covertrail/contracts/named-insured/named-insured.replies';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';

const PATH = 'agent/named-insureds';

describe('the named insureds of a client [G08]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
  });
  afterAll(() => product.close());

  const namesOf = async (by: Caller, query = '') => {
    await product.settled();
    return bodyOf<StatedNamedInsureds>(await by.get(`${PATH}${query}`).expect(200));
  };

  it('are kept by the client together with its agency, one of them first', async () => {
    const { insured, agent } = world;
    const of = `?insuredCompanyId=${insured.companyId}`;
    expect(await namesOf(insured)).toEqual({ primary: '', further: [], revision: null });
    const two = { primary: 'Granite Peak LLC', further: ['Granite Paving LLC'] };
    await insured.put(PATH, two).expect(200);
    expect(await namesOf(agent, of)).toEqual({ ...two, revision: 0 });
    const other = { primary: 'Granite Paving LLC', further: ['Granite Peak LLC'] };
    await agent
      .put(PATH, { ...other, insuredCompanyId: insured.companyId })
      .set('if-match', '"0"')
      .expect(200);
    await insured.put(PATH, two).set('if-match', '"0"').expect(409);
    expect(await namesOf(insured)).toEqual({ ...other, revision: 1 });
  });

  it('are refused where none is first, or one is there twice', async () => {
    const { insured } = world;
    const without = await insured.put(PATH, { primary: '', further: ['Alder'] }).expect(422);
    expect(without.body).toMatchObject({ code: 'NAMED_INSURED.NO_PRIMARY' });
    await insured.put(PATH, { primary: 'Alder', further: ['ALDER'] }).expect(422);
    await insured.put(PATH, { primary: 'n'.repeat(121), further: [] }).expect(400);
    await insured.put(PATH, { primary: 'Alder' }).expect(400);
  });

  it('are nothing to others, and to an agency without a client', async () => {
    const stranger = await join(product, await registerCompany(product, 'Keystone', ['agency']), 'Jonah');
    const reader = await join(product, world.insured.companyId, 'Rita', 'readOnly');
    const of = `?insuredCompanyId=${world.insured.companyId}`;
    await stranger.get(`${PATH}${of}`).expect(404);
    const names = { primary: 'Alder', further: [] };
    await stranger.put(PATH, { ...names, insuredCompanyId: world.insured.companyId }).expect(404);
    await stranger.put(PATH, names).expect(400);
    await world.requester.get(PATH).expect(403);
    await reader.put(PATH, names).expect(403);
  });
});
