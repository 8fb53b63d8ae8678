import { newId } from '@covertrail/platform/ids/ids';
import type {
  Comparison,
  HistoryStep,
  PolicyHistory,
  TrackingHistory,
  Verdict,
} from '@covertrail/contracts/history/history.replies';
import { join, loggedIn, registerCompany, type Caller } from '#testing/people';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, type TestProduct } from '#testing/test-product';

const SHARED_ON = '2026-11-21';

/** Shared on 21 November. On 20 December a cancellation from 1 December is recorded; two days later a reinstatement from the 15th. */
describe('what was true and what was known [H06]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let requester: Caller;
  let agent: Caller;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    await product.passTo('2026-12-20T15:00:00.000Z');
    agent = await loggedIn(product, world.agent);
    const cancellation = { effectiveFrom: '2026-12-01', reason: 'not paid' };
    await agent.delete(`policy/deletePolicy/${world.policyId}`, cancellation).expect(200);
    await product.passTo('2026-12-22T15:00:00.000Z');
    agent = await loggedIn(product, world.agent);
    const reinstatement = { effectiveFrom: '2026-12-15', reason: 'paid after all' };
    await agent.put(`policy/reinstate/${world.policyId}`, reinstatement).expect(200);
    await product.settled();
    requester = await loggedIn(product, world.requester);
  });
  afterAll(() => product.close());

  const verdict = async (query: string, caller = requester): Promise<Verdict> =>
    bodyOf(await caller.get(`tracking/${world.trackingId}/verdict?${query}`).expect(200));
  const history = async (query = '', caller = requester): Promise<TrackingHistory> =>
    bodyOf(await caller.get(`tracking/${world.trackingId}/history?${query}`).expect(200));

  const compare = async (query: string): Promise<Comparison> =>
    bodyOf(await requester.get(`tracking/${world.trackingId}/compare?${query}`).expect(200));

  it('a back-dated cancellation changes the day as it is known now', async () => {
    const then = await verdict('on=2026-12-05');
    expect(then).toMatchObject({
      outcome: 'fail',
      from: '2026-12-01',
      to: '2026-12-15',
      supplierName: 'Granite Peak',
      templateVersion: 1,
    });
    expect(then.announced).toMatchObject({
      outcome: 'pass',
      daysLater: 15,
      reasonRecordedAt: '2026-12-20T15:00:00.000Z',
    });
    expect(then.announced?.sentence).toContain('was canceled on');
  });

  it('and not the day as it was known then', async () => {
    const then = await verdict('on=2026-12-05&known=2026-12-05');
    expect(then).toMatchObject({
      outcome: 'pass',
      knownAt: '2026-12-06T06:59:59.999Z',
      from: SHARED_ON,
      to: '2027-07-01',
    });
    expect(then.announced).toBeUndefined();
    expect((await verdict('on=2026-12-05&known=2026-12-20T14:59:59.999Z')).outcome).toBe('pass');
    expect((await verdict('on=2026-12-05&known=2026-12-20T15:00:00.000Z')).outcome).toBe('fail');
  });

  it('an announcement that is true again is listed where it was not', async () => {
    expect((await verdict('on=2026-12-20')).outcome).toBe('pass');
    expect((await verdict('on=2026-12-20')).announced).toMatchObject({ outcome: 'fail', daysLater: 2 });
    expect((await verdict('')).announced).toBeUndefined();
  });

  it('says why it does not hold longer', async () => {
    expect(await verdict('on=2026-11-25&known=2026-11-25')).toMatchObject({
      holdsUntil: '2027-07-01',
      holdsBecause: 'GL-88120 ends',
    });
    expect(await verdict('on=2026-11-25')).toMatchObject({
      holdsUntil: '2026-12-01',
      holdsBecause: 'the cancellation of GL-88120 takes effect',
    });
  });

  it('is not known yet before the supplier was tracked', async () => {
    expect(await verdict('on=2026-11-20')).toMatchObject({
      outcome: 'notKnownYet',
      findings: [],
      templateVersion: null,
    });
    expect(await verdict('on=2026-12-05&known=2026-11-20')).toMatchObject({
      outcome: 'notKnownYet',
      from: null,
      to: null,
    });
  });

  it('every finding is a sentence and names the events it depends on, who acted and for whom [H05]', async () => {
    const [presence] = (await verdict('on=2026-12-05')).findings;
    expect(presence).toMatchObject({
      rule: 'generalLiability.inForce',
      outcome: 'fail',
      title: 'Policy in force',
      requiredText: 'Verified and in force',
    });
    expect(presence?.sentence).toBe('GL-88120 was canceled on 12/01/2026.');
    const cancellation = presence?.cites.find(({ sentence }) => sentence.includes('canceled'));
    expect(cancellation).toMatchObject({ on: '2026-12-01', actor: 'Priya Tester', company: 'Hollis & Vance' });
    expect(presence?.events).toEqual([...new Set(presence?.cites.map(({ id }) => id))]);
    const ids = (await history()).entries.map(({ id }) => id);
    expect(presence?.events.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('draws the days as they are known now, and veils what was not known', async () => {
    const { spans, lines, start, today } = await history();
    const days = [
      { from: SHARED_ON, to: '2026-12-01', outcome: 'pass' },
      { from: '2026-12-01', to: '2026-12-15', outcome: 'fail' },
      { from: '2026-12-15', to: '2026-12-23', outcome: 'pass' },
    ];
    expect({ start, today }).toEqual({ start: SHARED_ON, today: '2026-12-22' });
    expect(spans).toEqual(days);
    expect(lines).toEqual([{ line: 'generalLiability', spans: days }]);
    const before = await history('known=2026-12-05');
    expect(before.spans).toEqual([
      { from: SHARED_ON, to: '2026-12-06', outcome: 'pass' },
      { from: '2026-12-06', to: '2026-12-23', outcome: 'notKnownYet' },
    ]);
    expect(before.entries.some(({ type }) => type === 'PolicyCanceled')).toBe(false);
  });

  it('shows what happened in order, how late, and which of it changed the outcome', async () => {
    const { entries } = await history();
    expect(entries.map(({ recordedAt }) => recordedAt)).toEqual(entries.map(({ recordedAt }) => recordedAt).sort());
    const canceled = entries.find(({ type }) => type === 'PolicyCanceled');
    expect(canceled).toMatchObject({
      on: '2026-12-01',
      daysLate: 19,
      actor: 'Priya Tester',
      company: 'Hollis & Vance',
      onBehalfOf: 'Granite Peak',
      changes: [{ label: 'Cover', before: 'in force', after: 'canceled' }],
      outcomeBefore: 'pass',
      outcomeAfter: 'fail',
    });
    expect(canceled?.sentence).toBe('*General liability GL-88120* was canceled on 12/01/2026: not paid.');
    const requested = entries.find(({ type }) => type === 'CoverageRequested');
    expect(requested).toMatchObject({ actor: 'Dana Tester', company: 'Meridian Builders', daysLate: 0 });
    expect(entries.find(({ type }) => type === 'CoverageProvided')).toMatchObject({
      actor: 'Priya Tester',
      company: 'Hollis & Vance',
      onBehalfOf: 'Granite Peak',
      outcomeBefore: 'unknown',
      outcomeAfter: 'pass',
    });
    expect(
      entries.filter(({ sentence }) => sentence.includes(' shared ') || sentence.includes(' shows ')),
    ).toHaveLength(1);
    expect(entries.filter(({ type }) => type === 'ComplianceAssessed').map(({ outcomeAfter }) => outcomeAfter)).toEqual(
      [undefined, 'pass', 'fail', 'pass'],
    );
  });

  it('compares two days, and names what lay between them that neither shows', async () => {
    const same = await compare('a=2026-11-25&b=2026-12-20');
    expect(same).toMatchObject({ a: { outcome: 'pass' }, b: { outcome: 'pass' } });
    expect(same.between).toMatchObject([
      {
        line: null,
        from: '2026-12-01',
        to: '2026-12-15',
        days: 14,
        withoutCover: false,
        sentence: '14 days short of the requirements',
      },
      { line: 'generalLiability', days: 14, withoutCover: true, sentence: 'General liability: 14 days without cover' },
    ]);
    const turned = await compare('a=2026-12-05&b=2026-11-25');
    expect(turned).toMatchObject({
      a: { on: '2026-11-25', outcome: 'pass' },
      b: { on: '2026-12-05', outcome: 'fail' },
      between: [],
    });
    expect(turned.rules[0]).toMatchObject({
      rule: 'generalLiability.inForce',
      changed: true,
      a: { outcome: 'pass' },
      b: { outcome: 'fail' },
    });
    expect(turned.rules[0]?.causes.map(({ type }) => type)).toEqual(['PolicyCanceled']);
  });

  it('compares a day as known then with a later one as known now, and names what became known since', async () => {
    const turned = await compare('a=2026-12-05&b=2026-12-10&known=2026-12-05');
    expect(turned.a).toMatchObject({ on: '2026-12-05', outcome: 'pass' });
    expect(turned.a.knownAt < '2026-12-07').toBe(true);
    expect(turned.b).toMatchObject({ on: '2026-12-10', knownAt: '2026-12-22T15:00:00.000Z', outcome: 'fail' });
    expect(turned.rules[0]).toMatchObject({ rule: 'generalLiability.inForce', changed: true });
    expect(turned.rules[0]?.causes.map(({ type }) => type)).toEqual(['PolicyCanceled']);
    const comparison = await compare('a=2026-12-01&b=2026-12-05&known=2026-12-10');
    expect([comparison.a.outcome, comparison.b.outcome]).toEqual(['pass', 'pass']);
  });

  it('is stepped through event by event, with the state after each [J05]', async () => {
    const { steps } = bodyOf<{ steps: HistoryStep[] }>(
      await requester.get(`tracking/${world.trackingId}/steps`).expect(200),
    );
    expect(steps.map(({ id }) => id)).toEqual((await history()).entries.map(({ id }) => id));
    const after = (type: string) => steps.find((step) => step.type === type);
    expect(after('CoverageRequested')).toMatchObject({ outcome: 'notKnownYet', total: 0 });
    expect(after('TrackingStarted')).toMatchObject({ day: SHARED_ON, outcome: 'unknown', met: 0, total: 2 });
    expect(after('CoverageProvided')).toMatchObject({ outcome: 'pass', met: 2, total: 2 });
    expect(after('PolicyCanceled')).toMatchObject({ day: '2026-12-20', outcome: 'fail' });
    for (const { id, day, outcome } of steps) expect((await verdict(`on=${day}&known=${id}`)).outcome).toBe(outcome);
  });

  it('the insured and its agent can step through a policy [J05]', async () => {
    const policy = bodyOf<PolicyHistory>(await agent.get(`policy/${world.policyId}/history`).expect(200));
    expect(policy).toMatchObject({ policyNumber: 'GL-88120', insuredName: 'Granite Peak', line: 'generalLiability' });
    expect(policy.entries.map(({ type, after }) => [type, after.verification, after.standing])).toEqual([
      ['PolicyAdded', 'unverified', 'inForce'],
      ['PolicyApproved', 'verified', 'inForce'],
      ['PolicyCanceled', 'verified', 'canceled'],
      ['PolicyReinstated', 'verified', 'inForce'],
    ]);
    const before = bodyOf<PolicyHistory>(
      await agent.get(`policy/${world.policyId}/history?known=2026-12-01`).expect(200),
    );
    expect(before.entries).toHaveLength(2);
    await requester.get(`policy/${world.policyId}/history`).expect(403);
  });

  it('shows the agent all that the supplier did, and the requester nothing of the policy from before its share', async () => {
    const typesFor = async (caller: Caller) => (await history('', caller)).entries.map(({ type }) => type);
    expect(await typesFor(agent)).toEqual(
      expect.arrayContaining(['PolicyAdded', 'PolicyApproved', 'TemplateCreated', 'CoverageProvided']),
    );
    const seen = await typesFor(requester);
    expect(seen).toEqual(expect.arrayContaining(['CoverageProvided', 'PolicyCanceled']));
    expect(seen.filter((type) => type === 'PolicyAdded' || type === 'PolicyApproved')).toEqual([]);
    const [presence] = (await verdict('on=2026-11-25')).findings;
    expect(presence?.cites.some(({ sentence }) => sentence.includes('shared'))).toBe(true);
  });

  it('refuses an invalid moment, and an event of another history', async () => {
    const refused = async (query: string) =>
      (await requester.get(`tracking/${world.trackingId}/verdict?${query}`).expect(400)).body as object;
    expect(await refused('known=yesterday')).toMatchObject({
      code: 'HTTP.BAD_INPUT',
      errors: { known: expect.any(String) as string },
    });
    expect(await refused(`known=${newId()}`)).toMatchObject({ errors: { known: 'is no event of this history' } });
    expect(await refused('on=2026-02-30')).toMatchObject({ errors: { on: expect.any(String) as string } });
    await requester.get(`tracking/${world.trackingId}/compare?a=2026-11-25`).expect(400);
  });

  it('does not exist for anybody else', async () => {
    const other = await join(
      product,
      await registerCompany(product, 'Northgate', ['requester', 'insured', 'agency']),
      'Omar',
    );
    for (const path of ['verdict', 'history', 'steps', 'compare?a=2026-11-25&b=2026-12-01']) {
      await other.get(`tracking/${world.trackingId}/${path}`).expect(404);
      await other.get(`tracking/${world.trackingId}/${path}`).set('x-acting-role', 'agent').expect(404);
      await requester.get(`tracking/${newId()}/${path}`).expect(404);
    }
    await other.get(`policy/${world.policyId}/history`).set('x-acting-role', 'insured').expect(404);
  });
});
