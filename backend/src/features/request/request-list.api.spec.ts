import { addDays } from '@covertrail/domain/kernel/dates';
import type { RequestNeeds } from '@covertrail/contracts/request/request.replies';
import { newId } from '@covertrail/platform/ids/ids';
import type { Caller } from '#testing/people';
import { bodyOf, TEST_DAY, type TestProduct } from '#testing/test-product';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';

const TODAY = TEST_DAY.slice(0, 10);

describe('the list of requests [D02]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
  });
  afterAll(() => product.close());

  it('leads from every request to the supplier, also from a second one for the same project', async () => {
    const { requester, insured, projectId, trackingId } = supplier;
    const request = {
      projectId,
      insuredCompanyId: insured.companyId,
      message: 'Once more, please.',
      dueOn: '2026-12-20',
    };
    await requester.post('policy/request/template/createPolicyRequest', request).expect(201);
    await product.settled();
    const { rows } = bodyOf<{ rows: { trackingId: string; state: string }[] }>(
      await requester.get('policy/request/pendinglist?size=10').expect(200),
    );
    expect(rows.map((row) => [row.state, row.trackingId]).sort()).toEqual([
      ['open', trackingId],
      ['responded', trackingId],
    ]);
    await requester.get(`tracking/${trackingId}/verdict`).expect(200);
  });

  it('are those in one state, the ones answered last first, to insured and agent', async () => {
    const { requester, insured, agent, projectId } = supplier;
    const second = { projectId, insuredCompanyId: insured.companyId, dueOn: '2026-12-20', again: true };
    const { requestId } = bodyOf<{ requestId: string }>(
      await requester.post('policy/request/template/createPolicyRequest', second).expect(201),
    );
    await product.settled();
    await insured.post('policy/request/deny', { requestId, reason: 'Not our project.' }).expect(200);
    await product.settled();
    const statesOf = async (by: Caller, query: string) =>
      bodyOf<{ rows: { state: string; answeredAt: string | null }[] }>(
        await by.get(`policy/respond/list?sort=answeredAt&direction=desc${query}`).expect(200),
      ).rows;
    for (const by of [insured, agent]) {
      expect((await statesOf(by, '&state=declined')).map(({ state }) => state)).toEqual(['declined']);
      expect((await statesOf(by, '&state=responded')).map(({ state }) => state)).toEqual(['responded']);
      const ended = (await statesOf(by, '')).flatMap(({ answeredAt }) => answeredAt ?? []);
      expect(ended).toEqual([...ended].sort().reverse());
      expect(ended).toHaveLength(2);
    }
  });

  it('is narrowed by project, delivery, due day and day of sending [D01]', async () => {
    const { requester, projectId } = supplier;
    const sent = async (dueOn: string, delivery: string, email: string) =>
      bodyOf<{ requestId: string }>(
        await requester
          .post('policy/request/template/createPolicyRequest', { projectId, email, dueOn, delivery })
          .expect(201),
      ).requestId;
    const soon = await sent(addDays(TODAY, 3), 'rush', 'soon@narrow.example');
    const later = await sent(addDays(TODAY, 20), 'priority', 'later@narrow.example');
    await product.settled();
    const idsOf = async (query: string) => {
      const page = await requester.get(`policy/request/pendinglist?size=200${query}`).expect(200);
      return bodyOf<{ rows: { id: string }[] }>(page).rows.map(({ id }) => id);
    };
    const found = async (query: string) => {
      const ids = await idsOf(query);
      return [soon, later].filter((id) => ids.includes(id));
    };
    expect(await found('&due=next7')).toEqual([soon]);
    expect(await found('&due=next30')).toEqual([soon, later]);
    expect(await found('&due=overdue')).toEqual([]);
    expect(await found('&delivery=priority')).toEqual([later]);
    expect(await found('&sent=last7')).toEqual([soon, later]);
    expect(await found(`&projectId=${projectId}`)).toEqual([soon, later]);
    expect(await found(`&projectId=${newId()}`)).toEqual([]);
    await requester.get('policy/request/pendinglist?due=whenever').expect(400);
  });

  it('names the requests that were answered with a policy, to those who answer alone [C01]', async () => {
    const { insured, agent, requester, policyId } = supplier;
    await product.settled();
    const answeredWith = async (by: Caller, id: string) =>
      bodyOf<{ rows: { state: string }[] }>(await by.get(`policy/respond/list?policyId=${id}`).expect(200)).rows.map(
        ({ state }) => state,
      );
    expect(await answeredWith(insured, policyId)).toEqual(['responded']);
    expect(await answeredWith(agent, policyId)).toEqual(['responded']);
    expect(await answeredWith(insured, newId())).toEqual([]);
    const other = await coverSupplier(product, 'Other ');
    expect(await answeredWith(other.insured, policyId)).toEqual([]);
    await insured.get('policy/respond/list?policyId=x').expect(400);
    await requester.get(`policy/respond/list?policyId=${policyId}`).expect(403);
  });

  it('says of open requests of its reader how many lines the policies that are there would meet', async () => {
    const { insured, agent, requester } = supplier;
    const other = await coverSupplier(product, 'Third ');
    const list = await insured.get('policy/respond/list').expect(200);
    const all = bodyOf<{ rows: { id: string; state: string }[] }>(list).rows;
    const open = all.filter(({ state }) => state === 'open').map(({ id }) => id);
    const body = { requestIds: all.map(({ id }) => id) };
    const needsOf = async (by: Caller) =>
      bodyOf<RequestNeeds>(await by.post('policy/respond/needs', body).expect(200)).open;
    for (const by of [insured, agent]) {
      const needs = await needsOf(by);
      expect(needs.map(({ requestId }) => requestId)).toEqual(open);
      expect(needs[0]).toMatchObject({ lines: 1, metLines: 1 });
    }
    expect(await needsOf(other.insured)).toEqual([]);
    await requester.post('policy/respond/needs', body).expect(403);
    await insured.post('policy/respond/needs', { requestIds: [] }).expect(400);
  });

  it('is narrowed by the day that an answer is due, and by how fast it is needed [D10]', async () => {
    const { requester, insured, projectId } = supplier;
    const soon = { projectId, insuredCompanyId: insured.companyId, dueOn: '2026-11-24', delivery: 'rush', again: true };
    await requester.post('policy/request/template/createPolicyRequest', soon).expect(201);
    await product.settled();
    const dueOf = async (query: string) =>
      bodyOf<{ rows: { dueOn: string }[] }>(
        await insured.get(`policy/respond/list?state=open${query}`).expect(200),
      ).rows.map(({ dueOn }) => dueOn);
    expect(await dueOf('&due=next7')).toEqual(['2026-11-24']);
    expect(await dueOf('&delivery=rush')).toEqual(['2026-11-24']);
    expect(await dueOf('&delivery=priority')).toEqual([]);
    expect(await dueOf('&due=overdue')).toEqual([]);
    await insured.get('policy/respond/list?due=soon').expect(400);
  });
});
