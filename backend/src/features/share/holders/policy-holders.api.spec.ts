import type { PageOf } from '@covertrail/contracts/calls/page';
import type { NotificationPage } from '@covertrail/contracts/notification/notification.replies';
import type { PolicyHolder } from '@covertrail/contracts/share/policy-holders.replies';
import type { ShareBatchOutcome, ShareBatchProgress } from '@covertrail/contracts/share-batch/share-batch.replies';
import { dollars } from '@covertrail/domain/kernel/money';
import { locationForm } from '#features/location/testing/location-form';
import { attachedTo, PDF } from '../../document/testing/document-files.js';
import { asksFor, coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, registerCompany, type Caller } from '#testing/people';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';

const MINUTE_MS = 60_000;

describe('who holds a policy, after it changed [D12]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let other: CoveredSupplier;
  let low: Caller;
  /** Of those. */
  let templateId: string;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    other = await coverSupplier(product, 'Other-');
    low = await join(product, await registerCompany(product, 'Low Homes', ['requester']), 'Lou');
    const template = { name: 'Low', requirements: asksFor(100_000) };
    ({ templateId } = bodyOf<{ templateId: string }>(await low.post('requestor/templates', template).expect(201)));
    const { projectId } = bodyOf<{ projectId: string }>(
      await low.post('requestor/projects', { name: 'Low Yard', templateId }).expect(201),
    );
    await product.settled();
    const share = { requesterCompanyId: low.companyId, projectId, policyIds: [world.policyId] };
    await world.insured
      .post('sharedpolicy/share/company', { insuredCompanyId: world.insured.companyId, ...share })
      .expect(201);
    await product.settled();
  });
  afterAll(() => product.close());

  const holders = async (by: Caller, query = ''): Promise<readonly PolicyHolder[]> => {
    await product.settled();
    return bodyOf<PageOf<PolicyHolder>>(await by.get(`sharedpolicy/holders/${world.policyId}${query}`).expect(200))
      .rows;
  };
  const edit = async (eachOccurrence: number) => {
    const changed = terms({
      limits: {
        eachOccurrence: dollars(eachOccurrence),
        generalAggregate: dollars(Math.max(2_000_000, eachOccurrence)),
      },
    });
    const sent = { policyId: world.policyId, effectiveFrom: '2026-11-21', enteredWrongly: false, terms: changed };
    await world.agent.put('policy/editpolicy', sent).expect(200);
  };
  const issue = (by: Caller, shares?: readonly string[], key?: string) =>
    by.post(
      'sharedpolicy/issue-again',
      { policyId: world.policyId, ...(shares ? { shares: shares.map((shareId) => ({ shareId })) } : {}) },
      key,
    );
  const issued = async (shares?: readonly string[], key?: string): Promise<string> => {
    const { batchId } = bodyOf<{ batchId: string }>(await issue(world.agent, shares, key).expect(201));
    await product.settled();
    return batchId;
  };
  const outcomes = async (batchId: string) =>
    bodyOf<PageOf<ShareBatchOutcome>>(await world.agent.get(`sharedpolicy/bulk/rows/${batchId}`).expect(200)).rows.map(
      ({ requesterName, outcome }) => [requesterName, outcome],
    );
  const told = async (by: Caller) => {
    await product.settled();
    const page = await by.get(`notifications?page=1&size=50&userId=${by.userId}`).expect(200);
    return bodyOf<NotificationPage>(page)
      .notifications.map(({ description }) => description)
      .filter((text) => text.includes('issued its'));
  };
  const mailsTo = async (email: string) => {
    await product.settled();
    await product.mailing.sender!.sendDue();
    return (await product.mailing.mailbox!.mails()).filter(
      ({ to, subject }) => to === email && subject.startsWith('What changed'),
    );
  };

  it('are those with a share or an answer, and nothing changed for them', async () => {
    expect(await holders(world.insured)).toMatchObject([
      { requesterName: 'Low Homes', isAnswer: false, changes: [], verdict: null, toldAt: null },
      { requesterName: 'Meridian Builders', isAnswer: true, changes: [], verdict: null, toldAt: null },
    ]);
    expect(await holders(world.agent, '?only=untold')).toEqual([]);
    await other.agent.get(`sharedpolicy/holders/${world.policyId}`).expect(404);
    await world.requester.get(`sharedpolicy/holders/${world.policyId}`).expect(403);
  });

  it('each see what it says otherwise, and whether that is better or worse by what they require', async () => {
    await edit(500_000);
    const [lowHomes, meridian] = await holders(world.agent, '?only=untold');
    expect(meridian).toMatchObject({
      changes: [{ label: expect.stringMatching(/each occurrence/i), after: '$500,000' }],
      from: '2026-11-21',
      verdict: { effect: 'worse', before: 'pass', after: 'fail', findings: [{ before: 'pass', after: 'fail' }] },
    });
    expect(lowHomes).toMatchObject({ verdict: { effect: 'none', before: 'pass', after: 'pass', findings: [] } });
  });

  it('are told by one act, each once, with what changed', async () => {
    const [, meridian] = await holders(world.agent);
    const foreign = bodyOf<PageOf<{ id: string }>>(await other.insured.get('sharedpolicy/listview').expect(200))
      .rows[0]!;
    await issue(world.agent, [foreign.id]).expect(404);
    await issue(other.agent).expect(404);
    await issue(world.requester).expect(403);
    expect(await outcomes(await issued([meridian!.shareId]))).toEqual([['Meridian Builders', 'shared']]);
    expect(await told(world.requester)).toEqual([
      expect.stringMatching(
        /^Granite Peak issued its General liability policy again for Union Yard: Each occurrence: .*→ \$500,000\.$/,
      ),
    ]);
    expect(await told(low)).toEqual([]);
    const [mail, ...further] = await mailsTo(world.requester.email);
    expect(mail?.text).toContain('→ $500,000');
    expect(further).toEqual([]);
    expect(await holders(world.agent)).toMatchObject([
      { requesterName: 'Low Homes', toldAt: null },
      { requesterName: 'Meridian Builders', toldAt: expect.any(String), changes: [], verdict: null },
    ]);
  });

  it('are not told twice of the same change, whoever sends it and however often', async () => {
    const batches = await Promise.all([issued(), issued(), issued()]);
    const became = (await Promise.all(batches.map(outcomes))).flat().map(([, outcome]) => outcome);
    expect(became.filter((outcome) => outcome === 'shared')).toHaveLength(1);
    expect(await told(low)).toHaveLength(1);
    expect(await told(world.requester)).toHaveLength(1);
    expect(await holders(world.agent, '?only=untold')).toEqual([]);
    expect((await issue(world.agent).expect(422)).body).toMatchObject({ code: 'SHARE_BATCH.EMPTY' });
    const last = bodyOf<PageOf<ShareBatchProgress>>(
      await world.agent.get(`sharedpolicy/bulk/list?insuredCompanyId=${world.insured.companyId}`).expect(200),
    ).rows[0]!;
    expect(last).toMatchObject({ again: true, stage: 'completed', refused: 0 });
  });

  it('are told of a change for the better, and of a cancellation, which a share of it could not be', async () => {
    await edit(3_000_000);
    const [, better] = await holders(world.insured);
    expect(better).toMatchObject({ verdict: { effect: 'better', before: 'fail', after: 'pass' } });
    const cancel = { effectiveFrom: '2026-12-10', reason: 'Sold' };
    await world.agent.delete(`policy/deletePolicy/${world.policyId}`, cancel).expect(200);
    const [, canceled] = await holders(world.insured);
    expect(canceled!.changes.map(({ label }) => label)).toContain('Canceled');
    expect((await outcomes(await issued())).sort()).toEqual([
      ['Low Homes', 'shared'],
      ['Meridian Builders', 'shared'],
    ]);
    expect(await told(low)).toContainEqual(expect.stringContaining('canceled'));
  });

  it('each see what changed beside its terms, and what a document is to them by what they require', async () => {
    const requirements = asksFor(100_000);
    const [line] = requirements.lines;
    const lines = [{ ...line, documents: [{ kind: 'additional', named: 'W-9' }] }];
    await low.put(`requestor/templates/${templateId}`, { requirements: { ...requirements, lines } }).expect(200);
    expect(await holders(world.insured)).toMatchObject([{ beside: [] }, { beside: [] }]);
    product.clock.moveTo(new Date(Date.parse(product.clock.now()) + MINUTE_MS).toISOString());
    await attachedTo(world.policyId, world.agent, {}, PDF, 'W-9.pdf');
    const beside = [{ sentence: expect.stringContaining('W-9.pdf') as unknown }];
    const [lowHomes, meridian] = await holders(world.insured);
    expect(lowHomes).toMatchObject({
      changes: [],
      beside,
      verdict: { effect: 'better', before: 'fail', after: 'pass' },
    });
    expect(meridian).toMatchObject({ changes: [], beside, verdict: { effect: 'none' } });
  });

  it('are told of what changed beside its terms, each of what it sees, once, though its terms are as they were', async () => {
    expect(await holders(world.agent, '?only=untold')).toHaveLength(2);
    const outcome = await outcomes(await issued());
    expect(outcome.map(([, became]) => became)).toEqual(['shared', 'shared']);
    expect(await told(low)).toContainEqual(expect.stringMatching(/again for Low Yard: its documents changed\.$/));
    const mails = await mailsTo(world.requester.email);
    expect(mails.some(({ text }) => text.includes('Beside its terms, its documents changed'))).toBe(true);
    expect(await holders(world.agent)).toMatchObject([{ beside: [] }, { beside: [] }]);
    expect((await issue(world.agent).expect(422)).body).toMatchObject({ code: 'SHARE_BATCH.EMPTY' });
  });

  it('are not told of a location that was not chosen for them', async () => {
    const none = { projectId: world.projectId, clearPrevious: true };
    await world.agent.post(`policy/locations/selection/${world.policyId}`, none).expect(200);
    const place = { policyId: world.policyId, ...locationForm({ number: '7' }) };
    await world.agent.post('policy/location', place).expect(201);
    expect(await holders(world.agent, '?only=untold')).toMatchObject([
      { requesterName: 'Low Homes', changes: [], beside: [{ sentence: expect.stringContaining('7') as unknown }] },
    ]);
    expect(await holders(world.agent)).toMatchObject([{}, { requesterName: 'Meridian Builders', beside: [] }]);
    const before = (await told(world.requester)).length;
    expect(await outcomes(await issued())).toEqual([['Low Homes', 'shared']]);
    expect(await told(low)).toContainEqual(expect.stringMatching(/its locations changed\.$/));
    expect(await told(world.requester)).toHaveLength(before);
  });
});
