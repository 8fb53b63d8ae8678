import type { PageOf } from '@covertrail/contracts/calls/page';
import type { ShareCount, ShareDetails, ShareGraph, ShareRow } from '@covertrail/contracts/share/share.replies';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { loggedIn, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { terms } from '#testing/terms';

const refusal = ({ status, body }: { readonly status: number; readonly body: unknown }) => ({
  status,
  ...(body as { readonly code: string }),
});

/** Two policies of one insured, shared in one share besides the answer to the request. */
describe('a share of an insured [D08]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let other: CoveredSupplier;
  let second: string;
  let shareId: string;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    other = await coverSupplier(product, 'Their ');
    const { agent, insured } = world;
    const policy = {
      insuredCompanyId: insured.companyId,
      line: 'generalLiability',
      terms: terms({ policyNumber: 'GL-2' }),
    };
    second = bodyOf<{ policyId: string }>(await agent.post('policy/addnewpolicy', policy).expect(201)).policyId;
    shareId = await share({ policyIds: [world.policyId, second], shareExpiringOn: '2026-12-31' });
  });
  afterAll(() => product.close());

  async function share(more: object): Promise<string> {
    const { insured, requester, projectId } = world;
    const to = { insuredCompanyId: insured.companyId, requesterCompanyId: requester.companyId, projectId };
    const reply = await insured.post('sharedpolicy/share/company', { ...to, ...more }).expect(201);
    await product.settled();
    return bodyOf<{ shareId: string }>(reply).shareId;
  }

  const list = async (query = '', by: Caller = world.insured) =>
    bodyOf<PageOf<ShareRow>>(await by.get(`sharedpolicy/listview${query}`).expect(200)).rows;
  const details = async () =>
    bodyOf<ShareDetails>(await world.insured.get(`sharedpolicy/details/${shareId}`).expect(200));
  const seen = async () =>
    bodyOf<readonly { policyId: string }[]>(
      await world.requester.get(`tracking/${world.trackingId}/coverage`).expect(200),
    ).map(({ policyId }) => policyId);

  it('has a last day that is not over yet', async () => {
    expect(await details()).toMatchObject({ expiresOn: '2026-12-31', ended: false, policyCount: 2 });
    const { insured, requester, projectId } = world;
    const over = { policyIds: [second], projectId, requesterCompanyId: requester.companyId };
    const past = { ...over, insuredCompanyId: insured.companyId, shareExpiringOn: '2026-11-20' };
    expect(refusal(await insured.post('sharedpolicy/share/company', past)).code).toBe('SHARE.EXPIRY_PAST');
  });

  it('is found by requester, project, address and state', async () => {
    const ids = async (query: string) => (await list(query)).map(({ id }) => id);
    expect(await ids('?state=expiring')).toEqual([]);
    expect(await ids('?state=active')).toHaveLength(2);
    expect(await ids('?state=ended')).toEqual([]);
    expect(await ids('?email=1')).toHaveLength(2);
    expect(await ids('?email=2')).toEqual([]);
    expect(await ids(`?requesterCompanyId=${world.requester.companyId}&projectId=${world.projectId}`)).toHaveLength(2);
    expect(await ids(`?requesterCompanyId=${other.requester.companyId}`)).toEqual([]);
    await world.insured.get('sharedpolicy/listview?email=3').expect(400);
  });

  it('says what was announced of the supplier in its project, until it ends [C14]', async () => {
    expect((await list()).map(({ outcome }) => outcome)).toContain('pass');
    expect((await details()).outcome).toBe('pass');
  });

  it('is opened by its requester once a day, however often it reads', async () => {
    expect(await details()).toMatchObject({ firstOpenedBy: null, received: [] });
    for (let time = 0; time < 3; time += 1) expect(await seen()).toHaveLength(2);
    await product.settled();
    const opened = await details();
    expect(opened).toMatchObject({ firstOpenedBy: 'Dana Tester', lastOpenedBy: 'Dana Tester' });
    const stream = await product.infrastructure.events.readStream(`shareReading-${shareId}`);
    expect(stream.map(({ type }) => type)).toEqual(['ShareOpened']);
  });

  it('counts how often a policy is shared, for those who may read it', async () => {
    const count = bodyOf<ShareCount>(await world.insured.get(`sharedpolicy/totalshares/${world.policyId}`).expect(200));
    expect(count).toEqual({ active: 2, total: 2 });
    await other.insured.get(`sharedpolicy/totalshares/${world.policyId}`).expect(404);
  });

  it('is drawn for the insured and its agency, and for nobody else', async () => {
    const path = `sharedpolicy/graph?insuredCompanyId=${world.insured.companyId}`;
    for (const by of [world.insured, world.agent])
      expect(bodyOf<ShareGraph>(await by.get(path).expect(200))).toMatchObject({
        insuredName: 'Granite Peak',
        total: 2,
        shares: expect.arrayContaining([
          expect.objectContaining({ id: shareId, policyIds: [world.policyId, second] }),
          expect.objectContaining({ policyIds: [world.policyId] }),
        ]) as unknown,
        policies: expect.arrayContaining([
          expect.objectContaining({ policyId: second, policyNumber: 'GL-2' }),
        ]) as unknown,
      });
    await other.agent.get(path).expect(404);
    await world.requester.get(path).expect(403);
  });

  it('shows its other policies once one is removed', async () => {
    const path = `sharedpolicy/remove/policy/${shareId}/${second}`;
    await other.insured.delete(path).expect(404);
    await world.requester.delete(path).expect(403);
    await world.insured.delete(path).expect(200);
    await product.settled();
    expect(await seen()).toEqual([world.policyId]);
    expect(await details()).toMatchObject({ policyCount: 1 });
  });

  it('is gone from what its requester reads when it is ended, and there again when it is enabled', async () => {
    for (const { id } of await list()) await world.agent.delete(`sharedpolicy/deleteShare/${id}`).expect(200);
    expect(await seen()).toEqual([]);
    await world.requester.get(`sharedpolicy/details/${shareId}`).expect(403);
    await product.settled();
    expect(await list('?state=ended')).toHaveLength(2);
    const past = await world.insured.put(`sharedpolicy/enable/${shareId}`, { shareExpiringOn: '2026-11-01' });
    expect(refusal(past)).toMatchObject({ status: 422, code: 'SHARE.EXPIRY_PAST' });
    await world.insured.put(`sharedpolicy/enable/${shareId}`, { shareExpiringOn: '2026-11-25' }).expect(200);
    await product.settled();
    expect(await seen()).toEqual([world.policyId]);
    expect((await list('?state=expiring')).map(({ id }) => id)).toEqual([shareId]);
  });

  it('shows its documents as an archive, to both sides of the insured', async () => {
    const path = `sharedpolicy/download?insuredCompanyId=${world.insured.companyId}`;
    expect(refusal(await world.insured.get(path).expect(404))).toMatchObject({ code: 'DOCUMENT.NO_FILE' });
    await other.agent.get(path).expect(404);
  });

  it('ends by itself when its last day is over for the insured', async () => {
    await product.passTo('2026-11-27T18:00:00.000Z');
    await product.settled();
    world = {
      ...world,
      insured: await loggedIn(product, world.insured),
      requester: await loggedIn(product, world.requester),
    };
    expect(await details()).toMatchObject({ ended: true, expired: true });
    expect(await seen()).toEqual([]);
  });
});
