import type { UserDetails } from '@covertrail/contracts/session/session.replies';
import { join, loggedIn, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

describe('a guide', () => {
  let product: TestProduct;
  let companyId: string;
  beforeAll(async () => {
    product = await openTestProduct();
    companyId = await registerCompany(product, 'Meridian', ['requester', 'insured']);
  });
  afterAll(() => product.close());

  const dismissed = async (caller: Caller) =>
    bodyOf<UserDetails>(await caller.get('user/userdetails').expect(200)).dismissedGuides;

  it('that a person dismissed is over for them in every session, and for nobody else [B08] [B09]', async () => {
    const dana = await join(product, companyId, 'Dana');
    const omar = await join(product, companyId, 'Omar');
    await dana.put('user/guide', { guide: 'tour', role: 'requester' }).expect(200);
    await dana.put('user/guide', { guide: 'firstSteps', role: 'insured' }).expect(200);
    const elsewhere = await loggedIn(product, dana);
    expect(await dismissed(elsewhere)).toEqual([
      { guide: 'tour', role: 'requester' },
      { guide: 'firstSteps', role: 'insured' },
    ]);
    expect(await dismissed(omar)).toEqual([]);
  });

  it('is dismissed once, however often it is said', async () => {
    const nora = await join(product, companyId, 'Nora', 'readOnly');
    for (const _time of [1, 2]) await nora.put('user/guide', { guide: 'tour', role: 'insured' }).expect(200);
    expect(await dismissed(nora)).toEqual([{ guide: 'tour', role: 'insured' }]);
  });

  it.each([
    { guide: 'brochure', role: 'insured' },
    { guide: 'tour', role: 'operator' },
  ])('is refused where there is no such guide or role: %j', async (body) => {
    const uma = await join(product, companyId, 'Uma');
    await uma.put('user/guide', body).expect(400);
  });
});
