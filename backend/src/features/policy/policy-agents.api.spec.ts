import type { PolicyAgentRow, PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { terms } from '#testing/terms';

describe('the agent of a policy [C16]', () => {
  let product: TestProduct;
  let ours: CoveredSupplier;
  let theirs: CoveredSupplier;
  let colleague: Caller;

  beforeAll(async () => {
    [product, ours] = await openWithSupplier();
    theirs = await coverSupplier(product, 'Their ');
    colleague = await join(product, ours.agent.companyId, 'Sam', 'reviewer');
    await join(product, ours.agent.companyId, 'Rita', 'readOnly');
    await product.settled();
  });
  afterAll(() => product.close());

  const path = () => `policy/agent/${ours.policyId}`;
  const details = async () => bodyOf<PolicyDetails>(await ours.insured.get(`policy/${ours.policyId}`).expect(200));

  it('is one of the agency of record, and at first the one who represents the insured', async () => {
    const rows = bodyOf<readonly PolicyAgentRow[]>(await ours.insured.get(path()).expect(200));
    expect(rows.map(({ agentName }) => agentName)).toEqual(['Priya Tester', 'Sam Tester']);
    expect(rows[1]).toEqual({
      agentId: colleague.userId,
      agencyId: ours.agent.companyId,
      agencyName: 'Hollis & Vance',
      agentName: 'Sam Tester',
      agentEmail: colleague.email,
    });
    expect(await details()).toMatchObject({ agencyId: ours.agent.companyId, agentId: ours.agent.userId });
  });

  it('is changed by insured and agent, on the record', async () => {
    const { revision } = await details();
    await ours.insured.put(path(), { agentId: colleague.userId }).set('if-match', `"${revision}"`).expect(200);
    expect(await details()).toMatchObject({ agentId: colleague.userId, verification: 'verified' });
    const log = await product.infrastructure.events.readStream(`policy-${ours.policyId}`);
    expect(log.at(-1)).toMatchObject({
      type: 'PolicyAssigned',
      data: { before: null, after: { agentId: colleague.userId } },
      meta: { actor: ours.insured.userId },
    });
    await ours.agent.put(path(), {}).expect(200);
    expect(await details()).toMatchObject({ agentId: ours.agent.userId });
  });

  it('is nobody else, and no matter of others', async () => {
    const wrong = await ours.insured.put(path(), { agentId: theirs.agent.userId }).expect(422);
    expect((wrong.body as { code: string }).code).toBe('POLICY.AGENT_NOT_OF_AGENCY');
    await ours.insured.put(path(), { agentId: 'x' }).expect(400);
    await theirs.insured.get(path()).expect(404);
    await theirs.agent.put(path(), { agentId: theirs.agent.userId }).expect(404);
    await ours.requester.get(path()).expect(403);
    await ours.insured.put(`policy/archive/${ours.policyId}`).expect(200);
    await ours.insured.put(path(), { agentId: colleague.userId }).expect(409);
  });

  it('has no choice where the insured has no agency', async () => {
    const alone = await join(product, await registerCompany(product, 'Lone Peak', ['insured']), 'Lou');
    const policy = { insuredCompanyId: alone.companyId, line: 'generalLiability', terms: terms() };
    const { policyId } = bodyOf<{ policyId: string }>(await alone.post('policy/addnewpolicy', policy).expect(201));
    expect(bodyOf(await alone.get(`policy/agent/${policyId}`).expect(200))).toEqual([]);
    expect(bodyOf<PolicyDetails>(await alone.get(`policy/${policyId}`).expect(200)).agentId).toBeNull();
  });
});
