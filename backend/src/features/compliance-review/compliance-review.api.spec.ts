import type { ComplianceReviewRow, Reviewer } from '@covertrail/contracts/compliance-review/compliance-review.replies';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import { join, type Caller } from '#testing/people';
import { asksFor, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, type TestProduct } from '#testing/test-product';

/** The template asks for a rating; the insurer has none, so the finding requires a review. */
describe('[H04] a compliance review', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let requester: Caller;
  let colleague: Caller;
  let reader: Caller;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    ({ requester } = world);
    colleague = await join(product, requester.companyId, 'Cara', 'reviewer');
    reader = await join(product, requester.companyId, 'Rea', 'readOnly');
    const requirements = { ...asksFor(1_000_000), rating: { strength: 'A-', size: 'VII' } };
    await requester.put(`requestor/templates/${world.templateId}`, { requirements }).expect(200);
    await product.settled();
  });
  afterAll(() => product.close());

  const reviews = async (state = 'pending', by = requester) =>
    bodyOf<{ rows: ComplianceReviewRow[] }>(await by.get(`dashboard/compliancereview?state=${state}`).expect(200)).rows;
  const act = (name: string, body: object, by = requester) =>
    by.put(`dashboard/compliancereview/${world.trackingId}/${name}`, body);
  const waiting = async () =>
    bodyOf<{ rows: object[] }>(await requester.get('dashboard/tracked?group=reviewsWaiting').expect(200)).rows;

  it('waits in the queue while a requirement requires a review', async () => {
    expect(await reviews()).toMatchObject([
      {
        id: world.trackingId,
        status: 'pending',
        supplierName: 'Granite Peak',
        assigneeName: '',
        openItems: [{ rule: 'generalLiability.rating' }],
      },
    ]);
    expect(await waiting()).toHaveLength(1);
    expect((await act('complete', {}).expect(409)).body).toMatchObject({ code: 'REVIEW.ITEMS_OPEN' });
    await act('complete', {}, world.agent).expect(403);
    await act('complete', {}, reader).expect(403);
  });

  it('is assigned to a colleague, once; the second of two is refused', async () => {
    const people = bodyOf<Reviewer[]>(await requester.get('dashboard/compliancereview/reviewers').expect(200));
    expect(people.map(({ name }) => name)).toEqual(['Cara Tester', 'Dana Tester']);
    await act('assign', { assigneeId: colleague.userId, seenAssigneeId: null }).expect(200);
    expect(
      (await act('assign', { assigneeId: requester.userId, seenAssigneeId: null }).expect(409)).body,
    ).toMatchObject({ code: 'REVIEW.ASSIGNED_MEANWHILE' });
    await act('assign', { assigneeId: world.agent.userId, seenAssigneeId: colleague.userId }).expect(422);
    await act('assign', { assigneeId: reader.userId, seenAssigneeId: colleague.userId }).expect(422);
    await product.settled();
    expect(await reviews('mine', colleague)).toMatchObject([{ assigneeName: 'Cara Tester' }]);
    expect([await reviews('mine'), await reviews('unassigned')]).toEqual([[], []]);
  });

  it('is complete when nothing requires a review, and pending again when a person says so', async () => {
    const {
      toDecide: [open],
    } = bodyOf<Verdict>(await requester.get(`tracking/${world.trackingId}/verdict`).expect(200));
    const findings = [{ rule: open!.rule, sentence: open!.sentence }];
    await requester
      .post(`tracking/${world.trackingId}/exceptions`, { decision: 'accepted', duration: 'perpetual', findings })
      .expect(201);
    await act('complete', { note: 'The letter was read.' }, colleague).expect(200);
    expect((await act('complete', {}).expect(409)).body).toMatchObject({ code: 'REVIEW.ALREADY_COMPLETE' });
    await product.settled();
    expect(await reviews('complete')).toMatchObject([
      { status: 'complete', completedBy: 'Cara Tester', note: 'The letter was read.', openItems: [] },
    ]);
    expect(await waiting()).toEqual([]);
    expect(JSON.stringify((await act('reopen', { reason: ' ' }).expect(400)).body)).toContain('*Please enter Notes.');
    await act('reopen', { reason: 'A new letter came.' }).expect(200);
    await product.settled();
    expect(await reviews()).toMatchObject([{ status: 'pending', assigneeName: 'Cara Tester' }]);
  });
});
