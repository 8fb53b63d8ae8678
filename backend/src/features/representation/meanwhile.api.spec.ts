import type { AnswerPreview, RequestRow, RespondChoice } from '@covertrail/contracts/request/request.replies';
import { attachedTo } from '#features/document/testing/document-files';
import { coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, registerCompany, type Caller } from '#testing/people';
import { terms } from '#testing/terms';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

describe('an agency that was given a Request ID, until the insured decides [G01]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  let agent: Caller;
  let requestId: string;
  let other: string;
  let added: string;

  const requested = async (): Promise<RequestRow> => {
    const input = {
      projectId: supplier.projectId,
      insuredCompanyId: supplier.insured.companyId,
      dueOn: '2026-12-24',
      again: true,
    };
    const created = bodyOf<{ requestId: string }>(
      await supplier.requester.post('policy/request/template/createPolicyRequest', input).expect(201),
    ).requestId;
    await product.settled();
    return bodyOf<{ rows: RequestRow[] }>(
      await supplier.requester.get(`policy/request/pendinglist?requestId=${created}`).expect(200),
    ).rows[0]!;
  };
  const openRequests = async (by = agent) =>
    bodyOf<{ rows: RequestRow[] }>(await by.get('policy/respond/list').expect(200)).rows.map(({ id }) => id);
  const answer = (policyIds: readonly string[]) =>
    agent.post('policy/response/verification/respondToPolicyRequest', { requestId, policyIds });
  const choices = async () =>
    bodyOf<{ rows: RespondChoice[] }>(await agent.get(`policy/respond/choices/${requestId}`).expect(200)).rows.map(
      ({ policyId }) => policyId,
    );

  beforeAll(async () => {
    product = await openTestProduct();
    supplier = await coverSupplier(product, 'Asked ');
    await supplier.insured.put('insured/agency/end', { agencyCompanyId: supplier.agent.companyId }).expect(200);
    agent = await join(product, await registerCompany(product, 'Keystone', ['agency']), 'Jonah');
    const [first, second] = [await requested(), await requested()];
    [requestId, other] = [first.id, second.id];
    await agent.post('agent/client', { requestNumber: first.number }).expect(201);
    await product.settled();
  });
  afterAll(() => product.close());

  it('reads what that request asks, and no other', async () => {
    expect(await openRequests()).toEqual([requestId]);
    expect(bodyOf<{ openRequestCount: number }>(await agent.get('agent/openrequest/count').expect(200))).toEqual({
      openRequestCount: 1,
    });
    await agent.get(`policy/request/details/${requestId}`).expect(200);
    await agent.get(`policy/request/details/${other}`).expect(404);
    await agent
      .post('policy/respond/policy', { requestId: other, line: 'generalLiability', terms: terms() })
      .expect(404);
  });

  it('reads no policy, share or verdict of the insured, and neither declines nor shares for it', async () => {
    const { policyId, trackingId, insured, requester, projectId } = supplier;
    for (const path of [
      `policy/${policyId}`,
      `policy/list/${insured.companyId}`,
      `policy/${policyId}/history`,
      `tracking/${trackingId}/verdict`,
    ]) {
      expect([path, (await agent.get(path)).status]).toEqual([path, 404]);
    }
    expect(bodyOf<{ rows: unknown[] }>(await agent.get('policy/agency').expect(200)).rows).toEqual([]);
    expect(await choices()).toEqual([]);
    expect(
      JSON.stringify(bodyOf<AnswerPreview>(await agent.post('policy/respond/preview', { requestId }).expect(200))),
    ).not.toContain(policyId);
    const tried = await agent.post('policy/respond/preview', { requestId, policyIds: [policyId] }).expect(200);
    // As an id that belongs to nothing.
    expect(bodyOf<AnswerPreview>(tried)).toMatchObject({ chosen: [], gone: [{ policyId, policy: null }] });
    await answer([policyId]).expect(404);
    await agent.post('policy/request/deny', { requestId, reason: 'No' }).expect(404);
    await agent
      .post('policy/addnewpolicy', { insuredCompanyId: insured.companyId, line: 'generalLiability', terms: terms() })
      .expect(404);
    await agent
      .post('sharedpolicy/share/company', {
        insuredCompanyId: insured.companyId,
        requesterCompanyId: requester.companyId,
        projectId,
        policyIds: [policyId],
      })
      .expect(404);
  });

  it('adds a policy for it, verifies and changes it, and answers with it', async () => {
    const policy = { requestId, line: 'generalLiability', terms: terms({ policyNumber: 'KS-1' }) };
    added = bodyOf<{ policyId: string }>(await agent.post('policy/respond/policy', policy).expect(201)).policyId;
    await product.settled();
    await agent.put(`policy/approve/${added}`).expect(200);
    await attachedTo(added, agent);
    await product.settled();
    expect(await choices()).toEqual([added]);
    await agent.get(`policy/${added}`).expect(200);
    await supplier.agent.get(`policy/${added}`).expect(404);
    await answer([added]).expect(201);
    await product.settled();
    await agent.get(`policy/${added}`).expect(200);
    await agent.put(`policy/approve/${added}`).expect(404);
    await agent.post('policy/respond/policy', policy).expect(409);
    await supplier.insured.get(`policy/${added}`).expect(200);
  });

  it('reads nothing any more when the insured refuses', async () => {
    await supplier.insured.put('insured/agency/refuse', { agencyCompanyId: agent.companyId }).expect(200);
    await product.settled();
    expect(await openRequests()).toEqual([]);
    for (const path of [`policy/${added}`, `policy/request/details/${requestId}`]) await agent.get(path).expect(404);
    expect(bodyOf<{ rows: unknown[] }>(await agent.get('policy/agency').expect(200)).rows).toEqual([]);
    expect(await openRequests(supplier.insured)).toContain(requestId);
  });
});
