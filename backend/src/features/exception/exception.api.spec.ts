import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ExceptionRow, ExceptionsDecided } from '@covertrail/contracts/exception/exception.replies';
import type { TrackingHistory, Verdict } from '@covertrail/contracts/history/history.replies';
import type { NotificationPage } from '@covertrail/contracts/notification/notification.replies';
import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { byNobody, join, loggedIn, type Caller } from '#testing/people';
import { asksFor, coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';

const RULE = 'generalLiability.limit.eachOccurrence';
const LAPSES = '2026-12-01';

/** The template asks for more than the policy has. Today is 11/21/2026. */
describe('[H02] an exception', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let requester: Caller;
  let colleague: Caller;
  let agent: Caller;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    ({ requester, agent } = world);
    colleague = await join(product, requester.companyId, 'Cara', 'reviewer');
    await requester.put(`requestor/templates/${world.templateId}`, { requirements: asksFor(2_000_000) }).expect(200);
    await product.settled();
  });
  afterAll(() => product.close());

  const verdict = async (query = '', by = requester): Promise<Verdict> =>
    bodyOf(await by.get(`tracking/${world.trackingId}/verdict?${query}`).expect(200));
  const tracked = async (query = '') =>
    bodyOf<{ rows: TrackedSupplierRow[] }>(await requester.get(`dashboard/tracked?${query}`).expect(200)).rows;
  const listed = async (query = '') =>
    bodyOf<{ rows: ExceptionRow[] }>(await requester.get(`policy/request/exceptions?${query}`).expect(200)).rows;
  const finding = async () => (await verdict()).findings.find(({ rule }) => rule === RULE)!;
  const open = async () =>
    (await verdict()).toDecide.filter(({ rule }) => rule === RULE).map(({ rule, sentence }) => ({ rule, sentence }));
  const decide = (change: object, by = requester) =>
    by.post(`tracking/${world.trackingId}/exceptions`, { decision: 'accepted', duration: 'perpetual', ...change });
  const withdraw = (exceptionId: Uuid, by = requester) =>
    by.post(`tracking/${world.trackingId}/exceptions/withdraw`, { exceptionId, reason: 'The work has grown.' });

  it('is asked for in the words of the specification', async () => {
    const findings = await open();
    const refused = async (change: object) =>
      ((await decide({ findings, ...change })).body as { errors?: Record<string, string> }).errors;
    expect(await refused({ findings: [] })).toMatchObject({ findings: 'Please add at least one exception.' });
    expect(await refused({ decision: '' })).toMatchObject({ decision: 'Please Accept or Deny the Review.' });
    expect(await refused({ duration: '' })).toMatchObject({ duration: 'Please select duration.' });
    expect(await refused({ comment: 'x'.repeat(1001) })).toHaveProperty('comment');
    expect(
      (await decide({ findings, duration: 'customDate', customDate: '2026-11-21' }).expect(422)).body,
    ).toMatchObject({ code: 'EXCEPTION.DAY_PASSED' });
    expect((await decide({ findings, duration: 'customDate' }).expect(422)).body).toMatchObject({
      code: 'EXCEPTION.DAY_REQUIRED',
    });
  });

  it('is the requester’s, about what is there and reads as it was read', async () => {
    const findings = await open();
    await decide({ findings }, agent).expect(403);
    expect((await verdict('', agent)).toDecide).toEqual([]);
    expect((await decide({ findings: [{ rule: RULE, sentence: 'Something else.' }] }).expect(409)).body).toMatchObject({
      code: 'EXCEPTION.FINDING_CHANGED',
    });
    expect(
      (await decide({ findings: [{ rule: 'generalLiability.inForce', sentence: '' }] }).expect(409)).body,
    ).toMatchObject({ code: 'EXCEPTION.FINDING_GONE' });
  });

  it('passes the finding and says so everywhere, with the verdict without it; the second of two people is refused', async () => {
    const findings = await open();
    await decide({ findings, duration: 'customDate', customDate: LAPSES, comment: 'Small work.' }).expect(201);
    expect((await decide({ findings, decision: 'denied' }, colleague).expect(409)).body).toMatchObject({
      code: 'EXCEPTION.ALREADY_DECIDED',
    });
    await product.settled();
    expect(await verdict()).toMatchObject({
      outcome: 'pass',
      outcomeWithout: 'fail',
      holdsUntil: LAPSES,
      holdsBecause: 'an exception lapses',
    });
    const excepted = await finding();
    expect(excepted).toMatchObject({
      outcome: 'pass',
      reason: 'LIMIT.SHORT',
      exception: { kind: 'exception', decision: 'accepted', instead: 'fail' },
      exceptionText: 'Exception accepted, effective 11/21/2026 until 12/01/2026: Small work.',
    });
    expect(excepted.cites.at(-1)).toMatchObject({ actor: 'Dana Tester', company: 'Meridian Builders' });
    expect(await tracked('group=excepted')).toMatchObject([
      { outcome: 'pass', outcomeWithout: 'fail', excepted: 1, exceptionsLapseOn: LAPSES },
    ]);
    expect(await tracked('group=exceptionsLapsing')).toHaveLength(1);
    const { entries } = bodyOf<TrackingHistory>(await agent.get(`tracking/${world.trackingId}/history`).expect(200));
    expect(entries.find(({ type }) => type === 'ExceptionDecided')).toMatchObject({
      outcomeBefore: 'fail',
      outcomeAfter: 'pass',
    });
  });

  it('is listed with who granted it, until when, and what would be non-compliant without', async () => {
    expect(await listed()).toMatchObject([
      {
        state: 'holds',
        supplierName: 'Granite Peak',
        lapsesOn: LAPSES,
        decidedBy: 'Dana Tester',
        covers: 1,
        without: 'fail',
      },
    ]);
    expect(await listed('state=lapsing')).toHaveLength(1);
    expect(await listed('state=perpetual')).toHaveLength(0);
    expect(await listed('keyword=granite')).toHaveLength(1);
    expect(await listed('keyword=occurrence')).toHaveLength(1);
    expect(await listed('keyword=nothing')).toHaveLength(0);
  });

  it('is listed for the supplier that it was decided on or covers [I02]', async () => {
    const [first] = await listed();
    expect((await listed(`trackingId=${world.trackingId}`)).map(({ id }) => id)).toContain(first!.id);
    const other = await coverSupplier(product, 'Further ');
    await requester.get(`policy/request/exceptions?trackingId=${other.trackingId}`).expect(404);
    const ofOther = await other.requester.get(`policy/request/exceptions?trackingId=${other.trackingId}`).expect(200);
    expect(bodyOf<{ rows: ExceptionRow[] }>(ofOther).rows).toEqual([]);
  });

  it('is withdrawn with a reason, which restores the finding; what was known before stays', async () => {
    const [{ id } = { id: '' }] = await listed();
    await withdraw(id, agent).expect(403);
    await withdraw(world.policyId).expect(404);
    await withdraw(id).expect(201);
    await withdraw(id).expect(409);
    await product.settled();
    expect((await finding()).outcome).toBe('fail');
    expect(await listed('state=ended')).toMatchObject([{ state: 'withdrawn', covers: 0, without: null }]);
  });

  it('[H09] holds for all suppliers of a template while the gap is no wider', async () => {
    const { exceptionIds } = bodyOf<ExceptionsDecided>(
      await decide({ findings: await open(), scope: 'template', comment: 'All of them.' }).expect(201),
    );
    await product.settled();
    expect((await finding()).exceptionText).toBe(
      'Exception accepted for all suppliers of the template, effective 11/21/2026 until it is withdrawn: All of them.',
    );
    await requester.put(`requestor/templates/${world.templateId}`, { requirements: asksFor(3_000_000) }).expect(200);
    await product.settled();
    expect((await finding()).outcome).toBe('fail');
    expect((await listed()).find(({ id }) => id === exceptionIds[0])).toMatchObject({ state: 'reopened', covers: 0 });
    await requester.put(`requestor/templates/${world.templateId}`, { requirements: asksFor(1_000_000) }).expect(200);
    await product.settled();
    expect(await finding()).not.toHaveProperty('exception');
    expect((await listed()).find(({ id }) => id === exceptionIds[0])).toMatchObject({ state: 'closed' });
    await requester.put(`requestor/templates/${world.templateId}`, { requirements: asksFor(2_000_000) }).expect(200);
    await product.settled();
    expect((await finding()).outcome).toBe('pass');
    await withdraw(exceptionIds[0]!).expect(201);
    await product.settled();
  });

  it('[H09] is not about to lapse while its gap is gone', async () => {
    const { exceptionIds } = bodyOf<ExceptionsDecided>(
      await decide({ findings: await open(), duration: 'customDate', customDate: LAPSES }).expect(201),
    );
    await product.settled();
    const lapsing = async () => (await listed('state=lapsing')).map(({ id }) => id);
    expect(await lapsing()).toEqual(exceptionIds);
    await requester.put(`requestor/templates/${world.templateId}`, { requirements: asksFor(1_000_000) }).expect(200);
    await product.settled();
    expect(await lapsing()).toEqual([]);
    await requester.put(`requestor/templates/${world.templateId}`, { requirements: asksFor(2_000_000) }).expect(200);
    await product.settled();
    expect(await lapsing()).toEqual(exceptionIds);
    await withdraw(exceptionIds[0]!).expect(201);
    await product.settled();
  });

  it('[H09] lapses on its day, by the daily reassessment alone', async () => {
    await decide({ findings: await open(), duration: 'customDate', customDate: LAPSES }).expect(201);
    await product.settled();
    await product.passTo(`${LAPSES}T20:00:00.000Z`);
    requester = await loggedIn(product, world.requester);
    const { notifications } = bodyOf<NotificationPage>(await requester.get('notifications').expect(200));
    expect(notifications.filter(({ title }) => title === 'Exception about to lapse')).toMatchObject([
      { description: expect.stringContaining('lapses on 12/01/2026') as string },
    ]);
    const days = await Promise.all(['2026-11-30', LAPSES].map(async (day) => (await verdict(`on=${day}`)).outcome));
    expect(days).toEqual(['pass', 'fail']);
    expect((await tracked())[0]).toMatchObject({ outcome: 'fail', excepted: 0, exceptionsLapseOn: null });
    expect(await listed('state=ended')).toEqual(
      expect.arrayContaining([expect.objectContaining({ state: 'lapsed', lapsesOn: LAPSES })]),
    );
  });

  it('[H09] reopens under another insurer', async () => {
    await decide({ findings: await open() }).expect(201);
    await product.settled();
    expect((await finding()).outcome).toBe('pass');
    const carrier = { carrierId: '0c000000-0000-4000-8000-000000000002', name: 'Another Mutual', naic: '54321' };
    const edit = {
      type: 'EditPolicy',
      terms: terms({ carrier }),
      effectiveFrom: LAPSES,
      enteredWrongly: false,
    } as const;
    await product.infrastructure.deciders.handle(policyDecider, world.policyId, edit, byNobody(), {
      facts: async () => ({ carrier }),
    });
    await product.settled();
    expect((await finding()).outcome).toBe('fail');
  });
});
