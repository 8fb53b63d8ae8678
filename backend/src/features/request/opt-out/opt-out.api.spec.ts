import request from 'supertest';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { NotificationPage } from '@covertrail/contracts/notification/notification.replies';
import type { LinkedOptOut } from '@covertrail/contracts/opt-out/opt-out.replies';
import type { BatchRow, RequestBatchRow } from '@covertrail/contracts/request-batch/request-batch.replies';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { registerPerson, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';

const ASK = 'policy/request/template/createPolicyRequest';
const OPT_OUT = 'policy/response/optout/upload/coi';
const TAKE_BACK = 'policy/response/optout/take-back';
const BY_LINK = 'policy/response/optout/link';
const REFUSED = {
  code: 'REQUEST.OPTED_OUT',
  message:
    'This supplier said that it is no supplier of yours. It is not asked again until it says otherwise; your requests to it say when and why.',
};
const reason = 'We sold the crane business.';

describe('a company that is no supplier of a requester [D11]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let other: CoveredSupplier;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    other = await coverSupplier(product, 'Other-');
  });
  afterAll(() => product.close());

  const asking = (by: CoveredSupplier, to: object = { insuredCompanyId: by.insured.companyId }) =>
    by.requester.post(ASK, { projectId: by.projectId, dueOn: '2026-12-05', again: true, ...to });
  const ask = async (by: CoveredSupplier, to?: object): Promise<string> =>
    bodyOf<{ requestId: string }>(await asking(by, to).expect(201)).requestId;
  const rowsOf = async (by: Caller, path: string): Promise<readonly RequestRow[]> => {
    await product.settled();
    return bodyOf<PageOf<RequestRow>>(await by.get(path).expect(200)).rows;
  };
  const sent = async ({ requester }: CoveredSupplier, requestId: string) =>
    (await rowsOf(requester, `policy/request/pendinglist?requestId=${requestId}`))[0];
  const tracked = async ({ requester }: CoveredSupplier) => {
    await product.settled();
    const page = bodyOf<PageOf<TrackedSupplierRow>>(await requester.get('dashboard/tracked').expect(200));
    return page.rows[0];
  };
  const notified = async (by: Caller) => {
    await product.settled();
    const page = await by.get(`notifications?page=1&size=10&userId=${by.userId}`).expect(200);
    return bodyOf<NotificationPage>(page).notifications.map(({ description }) => description);
  };
  const open = (path: string, body: object) => request(product.server).post(`/covertrail-api/${path}`).send(body);
  const tokenFor = async (email: string, page: string): Promise<string> => {
    await product.settled();
    await product.mailing.sender!.sendDue();
    const mails = (await product.mailing.mailbox!.mails()).filter(({ to }) => to === email);
    const found = mails.map(({ text }) => new RegExp(`/${page}#([\\w-]{43})\\n`).exec(text)?.[1]);
    return found.find((token) => token !== undefined) ?? '';
  };

  it('says so of a request: every open one is declined, and the requester sees when and why', async () => {
    const [first, second] = [await ask(world), await ask(world)];
    await other.insured.post(OPT_OUT, { requestId: first, reason }).expect(404);
    await world.requester.post(OPT_OUT, { requestId: first, reason }).expect(403);
    await world.insured.post(OPT_OUT, { requestId: first, reason: ' ' }).expect(400);
    await world.insured.post(OPT_OUT, { requestId: first, reason }).expect(200);
    for (const requestId of [first, second])
      expect(await sent(world, requestId)).toMatchObject({
        state: 'declined',
        reason,
        optOut: { reason, takenBackAt: null },
      });
    expect(await tracked(world)).toMatchObject({ optOut: { reason } });
    const told = (await notified(world.requester)).filter((text) => text.includes('Granite Peak says'));
    expect(told).toEqual([
      'Granite Peak says that it is no supplier of yours. Its open requests were declined, and it is not asked again until it says otherwise.',
    ]);
    expect(await notified(world.requester)).not.toContainEqual(expect.stringContaining('declined request'));
  });

  it('is not asked again, by one request nor among many', async () => {
    expect((await asking(world).expect(409)).body).toMatchObject(REFUSED);
    const rows = [{ insuredId: world.insured.companyId }, { insuredId: other.insured.companyId }];
    const input = { projectId: world.projectId, rows, dueOn: '2026-12-05' };
    const { batchId } = bodyOf<{ batchId: string }>(
      await world.requester.post('policy/request/batch', input).expect(201),
    );
    await product.settled();
    const outcomes = bodyOf<PageOf<BatchRow>>(
      await world.requester.get(`policy/request/batch/rows/${batchId}`).expect(200),
    ).rows;
    expect(outcomes).toMatchObject([{ outcome: 'refused', message: REFUSED.message }, { outcome: 'sent' }]);
    const batches = bodyOf<PageOf<RequestBatchRow>>(await world.requester.get('policy/request/batches').expect(200));
    expect(batches.rows[0]).toMatchObject({ sent: 1, refused: 1 });
  });

  it('remains a supplier of everyone else', async () => {
    const stays = await ask(other);
    expect(await sent(other, stays)).toMatchObject({ state: 'open', optOut: null });
  });

  it('takes it back, by its agent too: the requester is told and may ask again', async () => {
    const [row] = await rowsOf(world.agent, 'policy/respond/list?state=declined');
    const { id: optOutId } = row!.optOut!;
    await other.agent.post(TAKE_BACK, { optOutId }).expect(404);
    await world.requester.post(TAKE_BACK, { optOutId }).expect(403);
    await world.agent.post(TAKE_BACK, { optOutId }).expect(200);
    await world.agent.post(TAKE_BACK, { optOutId }).expect(200);
    expect(await sent(world, row!.id)).toMatchObject({
      state: 'declined',
      optOut: { takenBackAt: expect.any(String) },
    });
    expect(await tracked(world)).toMatchObject({ optOut: null });
    expect(await notified(world.requester)).toContain(
      'Granite Peak took back that it is no supplier of yours. You may ask it again.',
    );
    expect(await sent(world, await ask(world))).toMatchObject({ state: 'open' });
  });

  it('leaves no request open that is sent at the same moment', async () => {
    const requestId = await ask(world);
    const [, ...requests] = await Promise.all([
      world.insured.post(OPT_OUT, { requestId, reason }),
      ...Array.from({ length: 10 }, () => asking(world)),
    ]);
    expect(requests.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual([]);
    const open = await rowsOf(world.requester, 'policy/request/pendinglist?state=open&size=50');
    expect(open.filter(({ insuredId }) => insuredId === world.insured.companyId)).toEqual([]);
    const { optOut } = (await sent(world, requestId))!;
    await world.insured.post(TAKE_BACK, { optOutId: optOut!.id }).expect(200);
  });

  it('says so by the link of the mail, without a log-in, and takes it back by the same', async () => {
    const reader = await registerPerson(product, world.insured.companyId, 'Rob', 'readOnly');
    const requestId = await ask(world);
    const token = await tokenFor(world.insured.email, 'opt-out');
    expect(await tokenFor(reader.email, 'opt-out')).toBe('');
    const read = bodyOf<LinkedOptOut>(await open(`${BY_LINK}/validate`, { token }).expect(200));
    expect(read).toEqual({ requesterName: 'Meridian Builders', companyName: 'Granite Peak', reason: null });
    await open(BY_LINK, { token: 'A'.repeat(43), reason }).expect(404);
    await open(BY_LINK, { token, reason: '' }).expect(400);
    const said = await Promise.all([1, 2].map(() => open(BY_LINK, { token, reason })));
    expect(said.map(({ status }) => status)).toEqual([200, 200]);
    expect(await sent(world, requestId)).toMatchObject({ state: 'declined', reason });
    expect(bodyOf<LinkedOptOut>(await open(`${BY_LINK}/take-back`, { token }).expect(200)).reason).toBeNull();
    await ask(world);
  });

  it('is said by an agent by its own link, as long as the agency represents the company', async () => {
    await ask(other);
    const token = await tokenFor(other.agent.email, 'opt-out');
    expect(bodyOf<LinkedOptOut>(await open(BY_LINK, { token, reason }).expect(200)).reason).toBe(reason);
    await open(`${BY_LINK}/take-back`, { token }).expect(200);
    await other.agent.put('agent/client/end', { insuredCompanyId: other.insured.companyId }).expect(200);
    await open(BY_LINK, { token, reason }).expect(404);
  });

  it('holds for an address that was invited, whatever its case', async () => {
    const email = 'ivo@nobody.example';
    const [requestId, other] = [
      await ask(world, { email }),
      await ask(world, { email: 'Ivo@nobody.example', again: true }),
    ];
    const elsewhere = await ask(world, { email: 'ida@nobody.example' });
    const token = await tokenFor(email, 'invitation');
    const said = bodyOf<LinkedOptOut>(await open(BY_LINK, { token, reason }).expect(200));
    expect(said).toEqual({ requesterName: 'Meridian Builders', companyName: null, reason });
    for (const id of [requestId, other])
      expect(await sent(world, id)).toMatchObject({ state: 'declined', reason, optOut: { reason } });
    expect(await sent(world, elsewhere)).toMatchObject({ state: 'open' });
    expect((await asking(world, { email: 'IVO@nobody.example' }).expect(409)).body).toMatchObject(REFUSED);
    await open(`${BY_LINK}/take-back`, { token }).expect(200);
    await ask(world, { email });
  });
});
