import type { ApprovalEffects, PolicyPending } from '@covertrail/contracts/policy/policy-approval.replies';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { dollars } from '@covertrail/domain/kernel/money';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import type { Caller } from '#testing/people';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';

const LIMITS = { eachOccurrence: dollars(1_000_000), generalAggregate: dollars(2_000_000) };

describe('what awaits the approval of an agent [G02]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;

  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
  }, 60_000);
  afterAll(() => product.close());

  const pendingOf = async (by: Caller, policyId = supplier.policyId) =>
    bodyOf<PolicyPending>(await by.get(`policy/${policyId}/pending`).expect(200));
  const effectsOf = async (by: Caller, policyId = supplier.policyId) =>
    bodyOf<ApprovalEffects>(await by.get(`policy/${policyId}/approval-effects`).expect(200));
  const edit = (limits: Readonly<Record<string, number>>) => ({
    policyId: supplier.policyId,
    terms: terms({ limits }),
    effectiveFrom: '2026-11-01',
    enteredWrongly: false,
  });

  it('is nothing while all of a policy is verified', async () => {
    expect(await pendingOf(supplier.agent)).toEqual({ policyId: supplier.policyId, pending: null });
  });

  it('is told from what to what, by whom, when, and from which source, to both sides', async () => {
    const { agent, insured } = supplier;
    await insured.put('policy/editpolicy', edit({ ...LIMITS, eachOccurrence: dollars(1_500_000) })).expect(200);
    for (const reader of [agent, insured]) {
      const { pending } = await pendingOf(reader);
      expect(pending).toMatchObject({
        kind: 'edited',
        verifiedOn: expect.any(String) as string,
        events: [{ actor: 'Ines Tester', company: 'Granite Peak', source: { kind: 'typedByInsured' } }],
      });
      expect(pending?.terms).toEqual([
        {
          aspect: 'limits',
          label: 'Each occurrence',
          before: '$1,000,000',
          after: '$1,500,000',
          effectiveFrom: '2026-11-01',
          event: pending?.events[0]?.id,
        },
      ]);
    }
  });

  it('says how each requester would stand, and records nothing', async () => {
    await product.settled();
    const head = await product.infrastructure.events.head();
    expect((await effectsOf(supplier.agent)).effects).toEqual([
      expect.objectContaining({
        trackingId: supplier.trackingId,
        requesterName: 'Meridian Builders',
        projectName: 'Union Yard',
        before: 'review',
        after: 'pass',
      }),
    ]);
    expect(await product.infrastructure.events.head()).toBe(head);
    await supplier.insured.get(`policy/${supplier.policyId}/approval-effects`).expect(403);
    await supplier.requester.get(`policy/${supplier.policyId}/pending`).expect(403);
  });

  it('leaves what was not changed as the agent verified it, and Why says since when the rest was changed', async () => {
    await supplier.agent.put(`policy/approve/${supplier.policyId}`).expect(200);
    const aggregate = edit({ eachOccurrence: dollars(1_500_000), generalAggregate: dollars(4_000_000) });
    await supplier.insured.put('policy/editpolicy', aggregate).expect(200);
    await product.settled();
    const { findings } = bodyOf<Verdict>(
      await supplier.requester.get(`tracking/${supplier.trackingId}/verdict`).expect(200),
    );
    const found = (rule: string) => findings.find((finding) => finding.rule === rule);
    expect(found('generalLiability.inForce')?.sentence).toMatch(/no agent has approved what was changed since/);
    expect(found('generalLiability.limit.eachOccurrence')?.sourceText).toMatch(/^Verified by the agent on /);
    const { unchanged, sources } = bodyOf<PolicyDetails>(
      await supplier.agent.get(`policy/${supplier.policyId}`).expect(200),
    );
    expect(sources.limits?.kind).toBe('typedByInsured');
    expect(unchanged).toMatchObject({ limits: { kind: 'verifiedByAgent' } });
    expect(Object.keys(unchanged)).toEqual(['limits']);
  });

  it('is nothing again after the approval', async () => {
    await supplier.agent.put(`policy/approve/${supplier.policyId}`).expect(200);
    expect((await pendingOf(supplier.agent)).pending).toBeNull();
  });

  it('is all of a policy that the insured added', async () => {
    const policy = { insuredCompanyId: supplier.insured.companyId, line: 'generalLiability', terms: terms() };
    const { policyId } = bodyOf<{ policyId: string }>(
      await supplier.insured.post('policy/addnewpolicy', policy).expect(201),
    );
    const { pending } = await pendingOf(supplier.agent, policyId);
    expect(pending).toMatchObject({ kind: 'added', verifiedOn: null });
    expect(pending?.terms).toContainEqual(expect.objectContaining({ label: 'Policy number', after: 'GL-88120' }));
    expect(pending?.terms.every(({ before }) => before === undefined)).toBe(true);
    await product.settled();
    expect((await effectsOf(supplier.agent, policyId)).effects).toEqual([]);
  });
});
