import type { RequestDetails } from '@covertrail/contracts/request/request.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { pdfOf } from '#pdf-files/testing/pdf-of';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { terms } from '#testing/terms';
import { appoint, join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';

const ANSWER = 'policy/response/verification/respondToPolicyRequest';
const HOLDER = {
  name: 'Meridian Builders',
  address: { address1: '1 Harbor Street', city: 'Denver', state: 'CO', postalCode: '80202' },
};

describe('an answer to a request', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let other: CoveredSupplier;
  let requestId: Uuid;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    other = await coverSupplier(product, 'Other ');
    const input = { projectId: world.projectId, insuredCompanyId: world.insured.companyId, dueOn: '2026-12-05' };
    requestId = bodyOf<{ requestId: Uuid }>(
      await world.requester.post('policy/request/template/createPolicyRequest', input).expect(201),
    ).requestId;
    await product.settled();
  });
  afterAll(() => product.close());

  const uploaded = async (by: Caller, name = 'Permit.pdf'): Promise<Uuid> =>
    bodyOf<{ uploadId: Uuid }>(
      await by.upload('policy/response/document', 'document', pdfOf('Permit'), name).expect(201),
    ).uploadId;
  const answer = (by: Caller, more: object) => by.post(ANSWER, { requestId, policyIds: [world.policyId], ...more });
  const details = async (by: Caller): Promise<RequestDetails> => {
    await product.settled();
    return bodyOf<RequestDetails>(await by.get(`policy/request/details/${requestId}`).expect(200));
  };

  it('[D04] has additional documents and a certificate holder, which the requester reads', async () => {
    await answer(world.agent, { documents: [await uploaded(other.agent)] }).expect(400);
    await answer(world.agent, { holder: { ...HOLDER, name: 'x'.repeat(120) } }).expect(400);
    await answer(world.agent, { documents: [await uploaded(world.agent)], holder: HOLDER }).expect(201);
    const { documents, holder, before } = await details(world.requester);
    expect([documents.map(({ name }) => name), holder?.name, before]).toEqual([['Permit.pdf'], HOLDER.name, null]);
    const path = `policy/request/details/${requestId}/documents/${documents[0]!.id}`;
    await world.requester.get(path).expect(200);
    await other.requester.get(path).expect(404);
  });

  it('[D07] is changed by the other side too, and the requester sees what it was before', async () => {
    const { documents } = await details(world.agent);
    await answer(world.insured, { remarks: 'Renewal follows.' }).expect(201);
    expect((await details(world.requester)).remarks).toBe('');
    const kept = documents.map(({ id }) => id);
    await answer(world.insured, { remarks: 'Renewal follows.', documents: kept, again: 1 }).expect(201);
    expect(await details(world.requester)).toMatchObject({
      state: 'responded',
      remarks: 'Renewal follows.',
      documents,
      holder: null,
      before: { remarks: '', documents, holder: { name: HOLDER.name } },
    });
    await answer(world.insured, { documents: [world.policyId], again: 2 }).expect(400);
  });

  it('[D07] is refused to the second of two who change the same answer, the insured and its agent', async () => {
    const { answers } = await details(world.agent);
    await answer(world.insured, { remarks: 'Of the insured.', again: answers }).expect(201);
    const refused = await answer(world.agent, { remarks: 'Of the agent.', again: answers }).expect(409);
    expect(refused.body).toMatchObject({ code: 'REQUEST.ANSWER_CHANGED' });
    expect((await details(world.requester)).remarks).toBe('Of the insured.');
    await answer(world.agent, { remarks: 'Of the agent.', again: answers + 1 }).expect(201);
  });

  it('[C12] names the certificate form of a line, which the requester reads', async () => {
    const { insured, agent, requester, policyId } = world;
    const property = {
      insuredCompanyId: insured.companyId,
      line: 'commercialProperty',
      terms: terms({ policyNumber: 'PR-20177', limits: { buildingLimit: 100 }, trigger: null }),
    };
    const own = bodyOf<{ policyId: Uuid }>(await agent.post('policy/addnewpolicy', property).expect(201)).policyId;
    await agent.put(`policy/approve/${own}`).expect(200);
    const { answers } = await details(agent);
    const again = { policyIds: [policyId, own], again: answers };
    const form = { line: 'commercialProperty', form: 28, interest: 'interestMortgagee' };
    const refused = await answer(agent, { ...again, forms: [{ ...form, form: 25 }] }).expect(422);
    expect(refused.body).toMatchObject({ code: 'REQUEST.FORM_NOT_OF_LINE' });
    await answer(agent, { ...again, forms: [{ ...form, form: 99 }] }).expect(400);
    await answer(agent, { ...again, forms: [form] }).expect(201);
    expect(await details(requester)).toMatchObject({ forms: [form], before: { forms: [] } });
  });

  it('[D07] keeps what another agency manages where an agency changes it', async () => {
    const { insured, policyId } = other;
    const second = await join(product, await registerCompany(product, 'Second Brokers', ['agency']), 'Sol');
    await appoint(product, second, insured.companyId, 'second.test');
    const input = { projectId: other.projectId, insuredCompanyId: insured.companyId, dueOn: '2026-12-05', again: true };
    const sent = await other.requester.post('policy/request/template/createPolicyRequest', input).expect(201);
    const both = bodyOf<{ requestId: Uuid }>(sent).requestId;
    await product.settled();
    const auto = {
      insuredCompanyId: insured.companyId,
      line: 'automobile',
      terms: terms({ policyNumber: 'SECOND-40417', limits: { combinedSingleLimit: 100 }, trigger: null }),
    };
    const own = bodyOf<{ policyId: Uuid }>(await second.post('policy/addnewpolicy', auto).expect(201)).policyId;
    await second.put(`policy/approve/${own}`).expect(200);
    await product.settled();
    await insured.post(ANSWER, { requestId: both, policyIds: [policyId, own] }).expect(201);
    const change = { requestId: both, policyIds: [own], remarks: 'Of the second.', again: 1 };
    await second.post(ANSWER, { ...change, policyIds: [own, policyId] }).expect(404);
    await second.post(ANSWER, change).expect(201);
    const stored = await product.infrastructure.deciders.load(requestDecider, both);
    expect(stored.state?.outcome).toMatchObject({ remarks: 'Of the second.', policyIds: [own, policyId] });
  });
});
