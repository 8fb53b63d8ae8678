import type { AnswerPreview, RequestDetails, RequestRow } from '@covertrail/contracts/request/request.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import { asksFor, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, type TestProduct } from '#testing/test-product';

const ANSWER = 'policy/response/verification/respondToPolicyRequest';
const CYBER = { line: 'cyberLiability', limits: [], endorsements: [] };
const none = { line: 'cyberLiability', reason: 'We keep no data of yours. 🏗' };

describe('coverage that is unavailable [D11]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let requestId: string;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    const { requester, templateId, projectId, insured } = world;
    const ofLiability = asksFor(1_000_000);
    const requirements = { ...ofLiability, lines: [...ofLiability.lines, CYBER] };
    await requester.put(`requestor/templates/${templateId}`, { requirements }).expect(200);
    await product.settled();
    const input = { projectId, insuredCompanyId: insured.companyId, dueOn: '2026-12-05' };
    requestId = bodyOf<{ requestId: string }>(
      await requester.post('policy/request/template/createPolicyRequest', input).expect(201),
    ).requestId;
    await product.settled();
  });
  afterAll(() => product.close());

  const answer = (more: object) => world.agent.post(ANSWER, { requestId, policyIds: [world.policyId], ...more });
  const details = async () => {
    await product.settled();
    return bodyOf<RequestDetails>(await world.requester.get(`policy/request/details/${requestId}`).expect(200));
  };
  const outcomeOf = async () => {
    await product.settled();
    const path = `tracking/${world.trackingId}/verdict`;
    return bodyOf<Verdict>(await world.requester.get(path).expect(200)).outcome;
  };

  it('is said of a requested line alone, once, and with a reason', async () => {
    expect((await answer({ unavailable: [{ ...none, line: 'pollutionLiability' }] }).expect(422)).body).toMatchObject({
      code: 'REQUEST.LINE_NOT_ASKED',
    });
    expect((await answer({ unavailable: [none, none] }).expect(422)).body).toMatchObject({
      code: 'REQUEST.LINE_TWICE',
    });
    for (const wrong of [
      { ...none, reason: ' ' },
      { ...none, reason: 'x'.repeat(1_001) },
      { ...none, line: 'moon' },
    ])
      await answer({ unavailable: [wrong] }).expect(400);
  });

  it('is seen by the requester by line, and meets nothing', async () => {
    const before = await outcomeOf();
    await answer({ unavailable: [none] }).expect(201);
    expect((await details()).unavailable).toEqual([none]);
    const listed = await world.requester.get('policy/request/pendinglist?state=responded').expect(200);
    expect(bodyOf<PageOf<RequestRow>>(listed).rows.find(({ id }) => id === requestId)?.unavailable).toEqual([none]);
    expect([before, await outcomeOf()]).toEqual(['fail', 'fail']);
    const preview = { requestId, policyIds: [world.policyId] };
    const { findings } = bodyOf<AnswerPreview>(await world.agent.post('policy/respond/preview', preview).expect(200));
    expect(findings.filter(({ line }) => line === 'cyberLiability').map(({ outcome }) => outcome)).not.toContain(
      'pass',
    );
  });

  it('is changed by answering again, and the requester sees what was said before', async () => {
    await answer({ again: 1 }).expect(201);
    expect(await details()).toMatchObject({ unavailable: [], before: { unavailable: [none] } });
  });

  it('is changed by a call of its own, and the answer stands as it is otherwise', async () => {
    const update = (again: number, unavailable: readonly object[], by = world.insured) =>
      by.put('policy/response/update/unavailableCoverages', { requestId, unavailable, again });
    const other = { ...none, reason: 'It is being written.' };
    const { policies, remarks } = await details();
    await update(2, [other]).expect(200);
    expect(await details()).toMatchObject({ unavailable: [other], policies, remarks, before: { unavailable: [] } });
    expect((await update(2, [none]).expect(409)).body).toMatchObject({ code: 'REQUEST.ANSWER_CHANGED' });
    expect((await update(3, [{ ...none, line: 'pollutionLiability' }]).expect(422)).body).toMatchObject({
      code: 'REQUEST.LINE_NOT_ASKED',
    });
    await update(3, [], world.agent).expect(200);
    expect((await details()).unavailable).toEqual([]);
    await update(4, [none], world.requester).expect(403);
  });

  it('is said by that call of an answer alone', async () => {
    const { requester, projectId, insured } = world;
    const again = { projectId, insuredCompanyId: insured.companyId, dueOn: '2026-12-06', again: true };
    const open = bodyOf<{ requestId: string }>(
      await requester.post('policy/request/template/createPolicyRequest', again).expect(201),
    );
    const body = { requestId: open.requestId, unavailable: [none], again: 1 };
    expect((await insured.put('policy/response/update/unavailableCoverages', body).expect(409)).body).toMatchObject({
      code: 'REQUEST.NOT_ANSWERED',
    });
  });
});
