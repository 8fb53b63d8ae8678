/** @run rest: whole histories, replayed position by position, and corrected after the fact. */
import type { ActivityRow } from '@covertrail/contracts/activity-log/activity-log.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { CorrectionDetails, CorrectionRow } from '@covertrail/contracts/correction/correction.replies';
import type { ExceptionsDecided } from '@covertrail/contracts/exception/exception.replies';
import type { TrackingHistory, Verdict } from '@covertrail/contracts/history/history.replies';
import type { NotificationPage } from '@covertrail/contracts/notification/notification.replies';
import { addDays } from '@covertrail/domain/kernel/dates';
import { dollars } from '@covertrail/domain/kernel/money';
import { newId } from '@covertrail/platform/ids/ids';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, loggedIn, type Caller } from '#testing/people';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';

const EACH = 'generalLiability.limit.eachOccurrence';
const limits = (whole: number) => ({ eachOccurrence: dollars(whole), generalAggregate: dollars(2_000_000) });
const [START, RECORDED, REINSTATED] = ['2026-11-21', '2026-12-20', '2026-12-22'];
const at = (day: string) => `${day}T15:00:00.000Z`;

/**
 * The limit of the first supplier is short on 3 and 4 December. On the 20th its policy is canceled from the 1st on, and two days later
 * reinstated from the 15th on. The limit of the second was entered wrongly, and excepted.
 */
describe('[H13] what a correction changes', () => {
  let product: TestProduct;
  let first: CoveredSupplier;
  let second: CoveredSupplier;
  let requester: Caller;
  let other: Caller;

  beforeAll(async () => {
    [product, first] = await openWithSupplier();
    second = await coverSupplier(product, 'Second', { limits: limits(500_000) });
    await excepted();
    await on('2026-12-03', async (agent) => edit(agent, first, 500_000));
    await (
      await loggedIn(product, first.requester)
    )
      .post('tracking/fix-plan', { trackingId: first.trackingId })
      .expect(201);
    await on('2026-12-05', async (agent) => edit(agent, first, 1_000_000));
    await on(RECORDED, async (agent) =>
      agent
        .delete(`policy/deletePolicy/${first.policyId}`, { effectiveFrom: '2026-12-01', reason: 'not paid' })
        .expect(200),
    );
    await edit(await loggedIn(product, second.agent), second, 1_000_000, true);
    await edit(await loggedIn(product, second.agent), second, 1_500_000, true);
    await on(REINSTATED, async (agent) =>
      agent
        .put(`policy/reinstate/${first.policyId}`, { effectiveFrom: '2026-12-15', reason: 'paid after all' })
        .expect(200),
    );
    requester = await loggedIn(product, first.requester);
    other = await loggedIn(product, second.requester);
  }, 120_000);
  afterAll(() => product.close());

  async function on(day: string, act: (agent: Caller) => Promise<unknown>): Promise<void> {
    await product.passTo(at(day));
    await act(await loggedIn(product, first.agent));
    await product.settled();
  }
  async function edit(
    agent: Caller,
    { policyId }: CoveredSupplier,
    whole: number,
    enteredWrongly = false,
  ): Promise<void> {
    const policyNumber = policyId === first.policyId ? 'GL-88120' : 'SecondGL-88120';
    const edited = {
      policyId,
      terms: terms({ policyNumber, limits: limits(whole) }),
      effectiveFrom: product.clock.now().slice(0, 10),
      enteredWrongly,
      ...(enteredWrongly ? { reason: 'Misread.' } : {}),
    };
    await agent.put('policy/editpolicy', edited).expect(200);
    await product.settled();
  }
  async function excepted(): Promise<void> {
    const { toDecide } = bodyOf<Verdict>(
      await second.requester.get(`tracking/${second.trackingId}/verdict`).expect(200),
    );
    const findings = toDecide.filter(({ rule }) => rule === EACH).map(({ rule, sentence }) => ({ rule, sentence }));
    const decision = {
      decision: 'accepted',
      duration: 'customDate',
      customDate: '2026-12-31',
      comment: 'Small work.',
      findings,
    };
    bodyOf<ExceptionsDecided>(
      await second.requester.post(`tracking/${second.trackingId}/exceptions`, decision).expect(201),
    );
    await product.settled();
  }
  const listed = async (query = '', by = requester) =>
    bodyOf<PageOf<CorrectionRow>>(await by.get(`dashboard/corrections?${query}`).expect(200));
  const details = async ({ trackingId, id }: CorrectionRow, by = requester) =>
    bodyOf<CorrectionDetails>(await by.get(`tracking/${trackingId}/corrections/${id}`).expect(200));
  const verdict = async (query: string) =>
    bodyOf<Verdict>(await requester.get(`tracking/${first.trackingId}/verdict?${query}`).expect(200));
  const [canceled, reinstated] = [
    async () => (await listed('sort=recordedAt&direction=asc')).rows[0]!,
    async () => (await listed()).rows[0]!,
  ];

  it('is listed for each fact that was recorded later than it was true, newest first', async () => {
    const { rows, total } = await listed();
    expect(total).toBe(2);
    expect(rows.map(({ recordedOn, comparison, state }) => [recordedOn, comparison, state])).toEqual([
      [REINSTATED, 'better', 'open'],
      [RECORDED, 'worse', 'open'],
    ]);
    expect(rows[1]).toMatchObject({
      supplierName: 'Granite Peak',
      projectName: 'Union Yard',
      from: '2026-12-01',
      to: RECORDED,
    });
    expect(rows[1]?.text).toBe(
      'was shown as Compliant from 12/01/2026 to 12/02/2026, and was Non-Compliant; was shown as Compliant from 12/05/2026 to 12/19/2026, and was Non-Compliant; was rightly shown as Non-Compliant from 12/03/2026 to 12/04/2026, but for another reason',
    );
    expect((await listed('comparison=worse')).total).toBe(1);
    expect((await listed('keyword=granite')).total).toBe(2);
    expect((await listed('keyword=nobody')).total).toBe(0);
  });

  it('equals the difference of the replays of each day before and after', async () => {
    for (const [row, recordedOn] of [
      [await canceled(), RECORDED],
      [await reinstated(), REINSTATED],
    ] as const) {
      for (let day = START; day < recordedOn; day = addDays(day, 1)) {
        const before = await verdict(`on=${day}&known=${recordedOn}T14:59:59.999Z`);
        const after = await verdict(`on=${day}&known=${at(recordedOn)}`);
        const span = row.spans.find(({ from, to }) => from <= day && day < to);
        const same = (verdict: Verdict) =>
          verdict.findings
            .map(({ rule, outcome, reason, available }) => [
              rule,
              outcome,
              ...(outcome === 'pass' ? [] : [reason, available]),
            ])
            .sort();
        expect([day, span?.before, span?.after]).toEqual(
          JSON.stringify(same(before)) === JSON.stringify(same(after))
            ? [day, undefined, undefined]
            : [day, before.outcome, after.outcome],
        );
      }
    }
  });

  it('keeps the old view, and explains the new one with the fact and both sentences', async () => {
    expect((await verdict('on=2026-12-10&known=2026-12-10')).outcome).toBe('pass');
    expect((await verdict('on=2026-12-10')).outcome).toBe('fail');
    const { reasons, findings } = await details(await canceled());
    expect(reasons).toMatchObject([
      {
        sentence: '*General liability GL-88120* was canceled on 12/01/2026: not paid.',
        actor: 'Priya Tester',
        company: 'Hollis & Vance',
      },
    ]);
    const inForce = findings.find(({ rule }) => rule === 'generalLiability.inForce');
    expect(inForce).toMatchObject({
      from: '2026-12-01',
      to: RECORDED,
      before: 'pass',
      after: 'fail',
      sentenceAfter: 'GL-88120 was canceled on 12/01/2026.',
    });
    expect(inForce?.sentenceBefore).toContain('in force');
  });

  it('names the notices that were not true, and those to whom they were sent', async () => {
    const { notices, recipients } = await details(await canceled());
    expect(notices.map(({ kind, on: day, said, companyName }) => [kind, day, said, companyName]).sort()).toEqual([
      ['plan', '2026-12-03', null, 'Hollis & Vance'],
      ['status', '2026-12-05', 'pass', 'Granite Peak'],
      ['status', '2026-12-05', 'pass', 'Meridian Builders'],
    ]);
    expect([...recipients].sort()).toEqual(['Granite Peak', 'Hollis & Vance']);
    expect((await details(await reinstated())).notices.map(({ on: day, said }) => [day, said])).toEqual([
      [RECORDED, 'fail'],
      [RECORDED, 'fail'],
    ]);
  });

  it('is that an exception was not needed, and its notice not true; a further correction that changes nothing is none', async () => {
    const { rows } = await listed('', other);
    expect(rows).toHaveLength(1);
    const { exceptions, spans, notices } = await details(rows[0]!, other);
    expect(spans).toEqual([{ from: START, to: RECORDED, before: 'pass', after: 'pass' }]);
    expect(exceptions).toMatchObject([{ effect: 'notNeeded', from: START, to: RECORDED, title: 'Each occurrence' }]);
    expect(exceptions[0]?.text).toContain('Small work.');
    expect(notices).toMatchObject([{ kind: 'lapse', companyName: 'SecondMeridian Builders' }]);
  });

  it('is read by the insured and its agent, without how the requester deals with it', async () => {
    for (const caller of [await loggedIn(product, first.insured), await loggedIn(product, first.agent)]) {
      const { rows } = bodyOf<PageOf<CorrectionRow>>(
        await caller.get(`insured/${first.insured.companyId}/corrections`).expect(200),
      );
      expect(
        rows.map(({ recordedOn, requesterName, state, comment }) => [recordedOn, requesterName, state, comment]),
      ).toEqual([
        [REINSTATED, 'Meridian Builders', null, ''],
        [RECORDED, 'Meridian Builders', null, ''],
      ]);
      expect(rows[1]?.reasons).toMatchObject([
        { sentence: '*General liability GL-88120* was canceled on 12/01/2026: not paid.' },
      ]);
      const read = await details(rows[1]!, caller);
      expect(read).toMatchObject({ recipients: [], noticeSentAt: null, isReasonHidden: false });
      expect(read.notices.map(({ kind, companyName }) => [kind, companyName]).sort()).toEqual([
        ['plan', 'Hollis & Vance'],
        ['status', 'Granite Peak'],
        ['status', 'Meridian Builders'],
      ]);
    }
    const agent = await loggedIn(product, second.agent);
    const own = bodyOf<PageOf<CorrectionRow>>(
      await agent.get(`insured/${second.insured.companyId}/corrections`).expect(200),
    ).rows[0]!;
    expect(own.noticeCount).toBe(0);
    expect((await details(own, agent)).notices).toEqual([]);
  });

  it('is listed by policy, by supplier and by day', async () => {
    const insured = await loggedIn(product, first.insured);
    const ofPolicy = async (policyId: string) =>
      bodyOf<PageOf<CorrectionRow>>(
        await insured.get(`insured/${insured.companyId}/corrections?policyId=${policyId}`).expect(200),
      ).total;
    expect([await ofPolicy(first.policyId), await ofPolicy(newId())]).toEqual([2, 0]);
    const onDay = async (day: string) =>
      bodyOf<PageOf<CorrectionRow>>(
        await requester.get(`tracking/${first.trackingId}/corrections?on=${day}`).expect(200),
      ).rows;
    expect((await onDay('2026-12-16')).map(({ recordedOn }) => recordedOn)).toEqual([REINSTATED, RECORDED]);
    expect((await onDay('2026-12-02')).map(({ recordedOn }) => recordedOn)).toEqual([RECORDED]);
    expect(await onDay(START)).toEqual([]);
    await requester.get(`tracking/${first.trackingId}/corrections?on=2026-02-30`).expect(400);
  });

  it('is a sentence in the history, in the activity log of both sides, and a notification', async () => {
    const sentence = (await canceled()).text;
    const { entries } = bodyOf<TrackingHistory>(
      await requester.get(`tracking/${first.trackingId}/history`).expect(200),
    );
    expect(entries.filter(({ type }) => type === 'VerdictsCorrected')).toHaveLength(2);
    for (const caller of [first.requester, first.insured, first.agent]) {
      const { rows } = bodyOf<PageOf<ActivityRow>>(
        await (await loggedIn(product, caller)).get('activity-log?feature=correction').expect(200),
      );
      expect(rows.map((row) => row.sentence)).toContainEqual(
        expect.stringContaining(`*Granite Peak*, for *Union Yard*, ${sentence}`),
      );
    }
    const { notifications } = bodyOf<NotificationPage>(await requester.get('notifications').expect(200));
    expect(notifications.filter(({ title }) => title === 'A past status was not true')).toHaveLength(2);
    const { id, trackingId } = await canceled();
    expect(notifications).toContainEqual(expect.objectContaining({ subject: { kind: 'correction', id, trackingId } }));
  });

  it('is acknowledged once, by a person who may review', async () => {
    const row = await canceled();
    const path = `tracking/${row.trackingId}/corrections/${row.id}/acknowledge`;
    await (await loggedIn(product, first.agent)).put(path, {}).expect(403);
    await requester.put(path, { comment: 'The site manager knows.' }).expect(200);
    expect((await requester.put(path, {}).expect(409)).body).toMatchObject({ code: 'CORRECTION.ALREADY_ACKNOWLEDGED' });
    await product.settled();
    expect((await listed('state=acknowledged')).rows).toMatchObject([
      { id: row.id, acknowledgedBy: 'Dana Tester', comment: 'The site manager knows.' },
    ]);
    expect((await listed('state=open')).total).toBe(1);
  });

  it('is notified again once, to those who were notified of what was not true', async () => {
    const row = await canceled();
    const path = `tracking/${row.trackingId}/corrections/${row.id}/notice`;
    await requester.post(path).expect(201);
    expect((await requester.post(path).expect(409)).body).toMatchObject({ code: 'CORRECTION.NOTICE_ALREADY_SENT' });
    await product.settled();
    for (const caller of [first.insured, first.agent]) {
      const { notifications } = bodyOf<NotificationPage>(
        await (await loggedIn(product, caller)).get('notifications').expect(200),
      );
      const again =
        'Meridian Builders notifies you again: Granite Peak, for Union Yard, was shown as Compliant from 12/01/2026';
      expect(notifications.filter(({ description }) => description.startsWith(again))).toHaveLength(1);
    }
    expect(await details(row)).toMatchObject({ noticeSentBy: 'Dana Tester' });
    const [own] = (await listed('', other)).rows;
    expect(
      (await other.post(`tracking/${own!.trackingId}/corrections/${own!.id}/notice`).expect(409)).body,
    ).toMatchObject({ code: 'CORRECTION.NO_NOTICE' });
  });

  it('is acknowledged by one of two people who do it at once, and by nobody in a refused attempt', async () => {
    const row = await reinstated();
    const path = `tracking/${row.trackingId}/corrections/${row.id}/acknowledge`;
    const marcus = await join(product, requester.companyId, 'Marcus');
    await requester.put(path, { comment: 'x'.repeat(10_000) }).expect(400);
    const answers = await Promise.all([
      requester.put(path, { comment: 'by Dana' }),
      marcus.put(path, { comment: 'by Marcus' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await product.settled();
    const done = answers[0]?.status === 200 ? ['Dana Tester', 'by Dana'] : ['Marcus Tester', 'by Marcus'];
    expect(
      (await listed('state=acknowledged')).rows
        .filter(({ id }) => id === row.id)
        .map(({ acknowledgedBy, comment }) => [acknowledgedBy, comment]),
    ).toEqual([done]);
    expect((await listed('state=open')).total).toBe(0);
  });

  it('answers the same acknowledgment again as the first time', async () => {
    const [own] = (await listed('', other)).rows;
    const path = `tracking/${own!.trackingId}/corrections/${own!.id}/acknowledge`;
    const key = newId();
    for (const time of ['first', 'repeated'])
      expect([time, (await other.put(path, { comment: 'Read.' }, key)).status]).toEqual([time, 200]);
  });

  it('is nobody else’s', async () => {
    const row = await canceled();
    const [own] = (await listed('', other)).rows;
    await other.get(`tracking/${row.trackingId}/corrections/${row.id}`).expect(404);
    await other.get(`tracking/${row.trackingId}/corrections`).expect(404);
    await other.get(`tracking/${own!.trackingId}/corrections/${row.id}`).expect(404);
    for (const call of ['acknowledge', 'notice'] as const) {
      const sent = (tracking: string, by: Caller) =>
        call === 'notice' ? by.post(`${tracking}/notice`) : by.put(`${tracking}/acknowledge`, {});
      await sent(`tracking/${own!.trackingId}/corrections/${row.id}`, other).expect(404);
      await sent(`tracking/${row.trackingId}/corrections/${row.id}`, other).expect(404);
      await sent(`tracking/${row.trackingId}/corrections/${newId()}`, requester).expect(404);
      await sent(`tracking/${row.trackingId}/corrections/none`, requester).expect(400);
      await sent(`tracking/${row.trackingId}/corrections/${row.id}`, await loggedIn(product, first.insured)).expect(
        403,
      );
    }
    for (const caller of [second.insured, second.agent]) {
      const stranger = await loggedIn(product, caller);
      await stranger.get(`insured/${first.insured.companyId}/corrections`).expect(404);
      await stranger.get(`tracking/${row.trackingId}/corrections/${row.id}`).expect(404);
    }
    await requester.get(`insured/${first.insured.companyId}/corrections`).expect(403);
    await requester.get(`tracking/${row.trackingId}/corrections/${newId()}`).expect(404);
    await requester.put(`tracking/${row.trackingId}/corrections/${newId()}/acknowledge`, {}).expect(404);
    await (await loggedIn(product, first.insured)).get('dashboard/corrections').expect(403);
  });

  it('is the same after all views were built again', async () => {
    const before = await listed();
    await product.rebuilt();
    expect(await listed()).toEqual(before);
  });
});
