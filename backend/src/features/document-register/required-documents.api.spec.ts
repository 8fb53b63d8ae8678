import type { Verdict } from '@covertrail/contracts/history/history.replies';
import type { DocumentRequirement } from '@covertrail/domain/compliance/further-requirements';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { byNobody, type Caller } from '#testing/people';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { attachedTo, PDF } from '#features/document/testing/document-files';

const asking = (...documents: DocumentRequirement[]): Requirements => ({
  lines: [{ line: 'generalLiability', limits: [], endorsements: [], documents }],
  umbrellaMode: 'separate',
  rating: null,
});
const RULE = 'generalLiability.document.additional:w-9';

describe('documents that a template requires [F04] [H01]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;

  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
  });
  afterAll(() => product.close());

  const revise = async (...documents: DocumentRequirement[]) => {
    await supplier.requester
      .put(`requestor/templates/${supplier.templateId}`, { requirements: asking(...documents) })
      .expect(200);
    await product.settled();
  };
  const verdict = async (caller: Caller, query = '') =>
    bodyOf<Verdict>(await caller.get(`tracking/${supplier.trackingId}/verdict${query}`).expect(200));
  const finding = async (caller = supplier.requester, query = '') =>
    (await verdict(caller, query)).findings.find(({ rule }) => rule === RULE);
  const announced = async () => {
    const { rows } = bodyOf<{ rows: { id: string; outcome: string }[] }>(
      await supplier.requester.get('dashboard/tracked').expect(200),
    );
    return rows.find(({ id }) => id === supplier.trackingId)?.outcome;
  };

  it('are missing until they are uploaded, cite the upload, and follow each change of it', async () => {
    const { requester, insured, agent, policyId } = supplier;
    await revise({ kind: 'additional', named: 'W-9', withinDays: 365 });
    expect(await finding()).toMatchObject({
      outcome: 'fail',
      title: 'Additional document “W-9”',
      requiredText: 'On file, at most 365 days old',
      availableText: 'Missing',
      fixText: 'Upload the additional document “W-9” for GL-88120.',
    });
    const other = await attachedTo(policyId, agent, {}, PDF, 'Photo of the yard.pdf');
    await product.settled();
    expect([(await finding())?.outcome, await announced()]).toEqual(['review', 'review']);

    const id = await attachedTo(policyId, insured, {}, PDF, 'W-9 2026.pdf');
    await product.settled();
    expect(await announced()).toBe('pass');
    for (const caller of [requester, insured, agent]) {
      const read = await finding(caller);
      expect(read).toMatchObject({ outcome: 'pass', availableText: 'W-9 2026.pdf' });
      expect(read?.cites.map(({ sentence }) => sentence).join(' ')).toContain(
        'The document *W-9 2026.pdf* is on file for',
      );
      expect(read?.cites.map(({ sentence }) => sentence).join(' ')).not.toContain('Photo of the yard');
    }
    await insured.delete(`document/${id}`).expect(200);
    await product.settled();
    expect([(await finding())?.outcome, await announced()]).toEqual(['review', 'review']);
    await insured.delete(`document/${other}`).expect(200);
    await product.settled();
    expect(await announced()).toBe('fail');
  });

  it('are known as they were recorded, also on earlier days', async () => {
    const { insured, policyId } = supplier;
    await revise({ kind: 'additional', named: 'W-9', withinDays: 30 });
    const before = product.clock.now();
    product.clock.moveTo(new Date(Date.parse(before) + 60_000).toISOString());
    await attachedTo(policyId, insured, {}, PDF, 'W-9.pdf');
    await product.settled();
    expect((await finding())?.outcome).toBe('pass');
    expect((await finding(supplier.requester, `?known=${encodeURIComponent(before)}`))?.outcome).toBe('fail');
    const { holdsUntil, holdsBecause } = await verdict(supplier.requester);
    expect({ holdsUntil, holdsBecause }).toEqual({
      holdsUntil: '2026-12-22',
      holdsBecause: 'a document becomes too old',
    });
    expect(await finding(supplier.requester, '?on=2026-12-22')).toMatchObject({
      outcome: 'fail',
      reason: 'DOCUMENT.TOO_OLD',
    });
  });

  it('of the supplier count for the policy that takes the place, and those of the term do not', async () => {
    const renewing = await coverSupplier(product, 'Renewing ');
    const { requester, insured, agent, templateId, policyId, trackingId } = renewing;
    await requester
      .put(`requestor/templates/${templateId}`, {
        requirements: asking({ kind: 'additional', named: 'W-9' }, { kind: 'policy' }),
      })
      .expect(200);
    await attachedTo(policyId, insured, {}, PDF, 'W-9.pdf');
    await attachedTo(policyId, insured, { documentType: 5 }, PDF, 'policy.pdf');
    await product.settled();
    const next = { terms: terms({ policyNumber: 'Renewing GL-2' }), upon: 'replacement', carriesOver: true };
    const { policyId: renewal } = bodyOf<{ policyId: string }>(
      await agent.post(`policy/replace/${policyId}`, next).expect(201),
    );
    await agent.put(`policy/approve/${renewal}`).expect(200);
    await product.settled();
    const { findings } = bodyOf<Verdict>(await requester.get(`tracking/${trackingId}/verdict`).expect(200));
    const documents = findings
      .filter(({ rule }) => rule.includes('.document.'))
      .map(({ rule, outcome, policyId: of }) => [rule, outcome, of]);
    expect(documents).toEqual([
      ['generalLiability.document.policy', 'fail', renewal],
      [RULE, 'pass', renewal],
    ]);
  });

  it('do not count after the share has ended', async () => {
    const { insured, policyId } = supplier;
    await revise({ kind: 'additional', named: 'W-9' }, { kind: 'policy' });
    const { rows } = bodyOf<{ rows: { id: string }[] }>(await insured.get('sharedpolicy/listview').expect(200));
    await product.infrastructure.deciders.handle(shareDecider, rows[0]!.id, { type: 'EndShare' }, byNobody());
    await attachedTo(policyId, insured, { documentType: 5 }, PDF, 'policy.pdf');
    await product.settled();
    const outcomes = (await verdict(supplier.requester)).findings
      .filter(({ rule }) => rule.includes('.document.'))
      .map(({ rule, outcome }) => `${rule} ${outcome}`);
    expect(outcomes).toEqual(['generalLiability.document.policy fail', `${RULE} pass`]);
  });
});
