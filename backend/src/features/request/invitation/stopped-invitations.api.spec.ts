import request from 'supertest';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { mailsTo } from '#testing/mailed-tokens';
import { type TestProduct } from '#testing/test-product';

const EMAIL = 'office@granite.example';

describe('someone without an account [A16]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  beforeAll(async () => {
    [product, world] = await openWithSupplier();
  });
  afterAll(() => product.close());

  const invite = (email: string, by = world.requester) =>
    by.post('policy/request/template/createPolicyRequest', {
      projectId: world.projectId,
      email,
      dueOn: '2026-12-05',
      again: true,
    });
  const post = (call: string, token: string) =>
    request(product.server).post(`/covertrail-api/user/notices/${call}`).send({ token });
  const tokenOf = async (email: string) => {
    const [mail] = await mailsTo(product, email);
    return /covertrail\.example\/unsubscribe#([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
  };

  it('stops all requests to the address, whatever its case, of which whoever asks next is told', async () => {
    await invite(EMAIL).expect(201);
    const token = await tokenOf(EMAIL);
    expect((await post('link', token).expect(200)).body).toMatchObject({ data: { ofAddress: true } });
    await post('end', token).expect(200);
    await post('end', token).expect(200);
    expect((await invite(' Office@GRANITE.example ').expect(409)).body).toMatchObject({
      code: 'REQUEST.EMAIL_STOPPED',
    });
    await invite('other@granite.example').expect(201);
    await product.settled();
    expect(await mailsTo(product, EMAIL)).toHaveLength(1);
  });

  it('has them again by the same link', async () => {
    await post('resume', await tokenOf(EMAIL)).expect(200);
    await invite(EMAIL).expect(201);
    expect(await mailsTo(product, EMAIL)).toHaveLength(2);
  });

  it('is left alone by a request that is corrected to its address', async () => {
    await post('end', await tokenOf(EMAIL)).expect(200);
    const { body } = (await invite('wrong@granite.example').expect(201)) as { body: { data: { requestId: string } } };
    const corrected = await world.requester.post('policy/request/email', {
      requestId: body.data.requestId,
      email: EMAIL,
    });
    expect(corrected.body).toMatchObject({ code: 'REQUEST.EMAIL_STOPPED' });
  });
});
