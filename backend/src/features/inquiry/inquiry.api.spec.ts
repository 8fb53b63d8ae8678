import { join, registerCompany, type Caller } from '#testing/people';
import { mailsTo } from '#testing/mailed-tokens';
import { openTestProduct, type TestProduct } from '#testing/test-product';

const SUPPORT = 'support@covertrail.example';
const TEXT = 'What does it cost for three of our companies?';

describe('[F08] an inquiry about a plan', () => {
  let product: TestProduct;
  let ines: Caller;
  beforeAll(async () => {
    product = await openTestProduct({ supportEmail: SUPPORT });
    ines = await join(product, await registerCompany(product, 'Granite Peak', ['insured']), 'Ines');
  });
  afterAll(() => product.close());

  it('is a mail to the support, which says who asks and about which plan', async () => {
    await ines.post('contactus', { plan: 'vendorProgram', inquiry: TEXT }).expect(201);
    const mails = await mailsTo(product, SUPPORT);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Question about the plan “Vendor Management Program”');
    for (const said of [TEXT, 'Ines', 'Granite Peak']) expect(mails[0]?.text).toContain(said);
  });

  it('needs a text and a plan that there is', async () => {
    const empty = await ines.post('contactus', { plan: 'vendorProgram', inquiry: ' ' }).expect(400);
    expect(JSON.stringify(empty.body)).toContain('Please enter your message.');
    await ines.post('contactus', { plan: 'golden', inquiry: TEXT }).expect(400);
  });

  it('is not for agents, who have no plan', async () => {
    const priya = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
    await priya.post('contactus', { plan: 'tracking', inquiry: TEXT }).expect(403);
  });
});

it('[F08] an inquiry is refused where nobody would read it', async () => {
  const product = await openTestProduct();
  const dana = await join(product, await registerCompany(product, 'Meridian', ['requester']), 'Dana');
  const { body } = await dana.post('contactus', { plan: 'tracking', inquiry: TEXT }).expect(409);
  expect(body).toMatchObject({ code: 'INQUIRY.NO_SUPPORT' });
  await product.close();
});
