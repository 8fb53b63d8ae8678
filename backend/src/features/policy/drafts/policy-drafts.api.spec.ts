import type { PolicyDraft } from '@covertrail/contracts/policy/policy-draft.calls';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { loggedIn, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';

describe('drafts of the policy editor [C01]', () => {
  let product: TestProduct;
  let ours: CoveredSupplier;
  let theirs: CoveredSupplier;

  beforeAll(async () => {
    [product, ours] = await openWithSupplier();
    theirs = await coverSupplier(product, 'Their ');
  });
  afterAll(() => product.close());

  const draftOf = async (by: Caller): Promise<PolicyDraft | null> =>
    bodyOf<{ draft: PolicyDraft | null }>(await by.get(`policy/${ours.policyId}/draft`).expect(200)).draft;
  const save = (by: Caller, content: string, revision = 1) =>
    by.put(`policy/${ours.policyId}/draft`, { revision, content });

  it('are found again in another browser, by their person alone, and are no events', async () => {
    const elsewhere = await loggedIn(product, ours.insured);
    // The log-in has consequences of its own.
    await product.settled();
    const before = await product.infrastructure.events.head();
    expect(await draftOf(ours.insured)).toBeNull();
    await save(ours.insured, '{"policyNumber":"GL"}').expect(200);
    await save(ours.insured, '{"policyNumber":"GL-2"}', 2).expect(200);
    expect(await draftOf(elsewhere)).toMatchObject({
      revision: 2,
      content: '{"policyNumber":"GL-2"}',
      savedAt: product.clock.now(),
    });
    expect(await draftOf(ours.agent)).toBeNull();
    expect(await product.infrastructure.events.head()).toBe(before);
  });

  it('are of people who may change the policy, and stay within their bounds', async () => {
    await save(theirs.insured, '{}').expect(404);
    await theirs.agent.get(`policy/${ours.policyId}/draft`).expect(404);
    await save(ours.requester, '{}').expect(403);
    await save(ours.insured, 'x'.repeat(200_001)).expect(400);
    await save(ours.insured, '').expect(400);
    await save(ours.insured, '{}', -1).expect(400);
  });

  it('of a policy that is not added yet are of one person and one insured', async () => {
    const at = `policy/new/${ours.insured.companyId}/draft`;
    const newDraft = async (by: Caller, path = at) =>
      bodyOf<{ draft: PolicyDraft | null }>(await by.get(path).expect(200)).draft;
    await ours.agent.put(at, { revision: 0, content: '{"policyNumber":"UM"}' }).expect(200);
    expect(await newDraft(await loggedIn(product, ours.agent))).toMatchObject({
      revision: 0,
      content: '{"policyNumber":"UM"}',
    });
    expect(await newDraft(ours.insured)).toBeNull();
    expect(await draftOf(ours.agent)).toBeNull();
    await theirs.agent.get(at).expect(404);
    await theirs.insured.put(at, { revision: 0, content: '{}' }).expect(404);
    await ours.requester.delete(at).expect(403);
    await ours.agent.delete(at).expect(200);
    expect(await newDraft(ours.agent)).toBeNull();
  });

  it('end when they are discarded, and by themselves after 14 days', async () => {
    await save(ours.agent, '{}').expect(200);
    await ours.agent.delete(`policy/${ours.policyId}/draft`).expect(200);
    expect(await draftOf(ours.agent)).toBeNull();
    await product.passTo('2026-12-05T15:00:01.000Z');
    expect(await draftOf(await loggedIn(product, ours.insured))).toBeNull();
  });
});
