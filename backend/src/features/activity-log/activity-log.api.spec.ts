import type { PageOf } from '@covertrail/contracts/calls/page';
import type {
  ActivityFeature,
  ActivityPerson,
  ActivityRow,
} from '@covertrail/contracts/activity-log/activity-log.replies';
import { carrierDecider } from '@covertrail/domain/carrier/carrier.decider';
import { newId } from '@covertrail/platform/ids/ids';
import { byNobody, loggedIn, type Caller } from '#testing/people';
import { coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { CSV_HEAD, csvLine } from './activity-export/activity-export-csv.js';
import { ActivityExportThread } from './activity-export/activity-export-thread.js';
import { ActivityRows } from './activity-list/activity-rows.service.js';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const NEXT_DAY = '2026-11-23T15:00:00.000Z';

describe('the activity log of two worlds that know nothing of each other [J02]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let other: CoveredSupplier;
  let requester: Caller;
  let agent: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    world = await coverSupplier(product, 'Canaryone');
    other = await coverSupplier(product, 'Canarytwo');
    await product.passTo(NEXT_DAY);
    agent = await loggedIn(product, world.agent);
    requester = await loggedIn(product, world.requester);
    const cancellation = { effectiveFrom: '2026-11-22', reason: '=HYPERLINK("http://x")' };
    await agent.delete(`policy/deletePolicy/${world.policyId}`, cancellation).expect(200);
    await product.settled();
  });
  afterAll(() => product.close());

  const page = async (caller: Caller, query = ''): Promise<PageOf<ActivityRow>> =>
    bodyOf(await caller.get(`activity-log?${query}`).expect(200));
  const typesIn = async (caller: Caller, query: string) => (await page(caller, query)).rows.map(({ type }) => type);

  it('shows events in words, newest first, with who acted and what changed', async () => {
    const { rows } = await page(requester);
    expect(rows.map(({ recordedAt }) => recordedAt)).toEqual(
      rows
        .map(({ recordedAt }) => recordedAt)
        .sort()
        .reverse(),
    );
    const canceled = rows.find(({ type }) => type === 'PolicyCanceled');
    expect(canceled).toMatchObject({
      feature: 'policy',
      about: 'Policies',
      effectiveFrom: '2026-11-22',
      actor: 'CanaryonePriya Tester',
      company: 'CanaryoneHollis & Vance',
      onBehalfOf: 'CanaryoneGranite Peak',
      policyId: world.policyId,
      actorId: world.agent.userId,
      changes: [{ label: 'Cover', before: 'in force', after: 'canceled' }],
    });
    expect(canceled?.sentence).toContain('*General liability CanaryoneGL-88120* was canceled on 11/22/2026');
    expect(canceled?.aboutCompanyIds).toEqual([world.insured.companyId]);
  });

  it('shows each company what it may see: the requester nothing of the policy from before its share', async () => {
    expect(await typesIn(requester, 'feature=policy')).toEqual(['PolicyCanceled']);
    expect(await typesIn(agent, 'feature=policy')).toEqual(['PolicyCanceled', 'PolicyApproved', 'PolicyAdded']);
    expect(await typesIn(await loggedIn(product, world.insured), 'feature=policy')).toEqual([
      'PolicyCanceled',
      'PolicyApproved',
      'PolicyAdded',
    ]);
    expect(await typesIn(agent, 'feature=template')).toEqual([]);
  });

  it('is filtered by company, policy, user and time', async () => {
    const ofPolicy = await typesIn(agent, `policy=${world.policyId}`);
    expect(ofPolicy).toEqual(
      expect.arrayContaining(['PolicyAdded', 'PolicyCanceled', 'PoliciesShared', 'RequestResponded']),
    );
    expect(ofPolicy).not.toContain('CoverageRequested');
    expect(await typesIn(requester, `company=${world.insured.companyId}&feature=request`)).toEqual([
      'RequestResponded',
      'CoverageRequested',
    ]);
    expect(await typesIn(requester, `company=${newId()}`)).toEqual([]);
    expect(await typesIn(requester, `user=${world.agent.userId}`)).toEqual([
      'PolicyCanceled',
      'CoverageProvided',
      'PoliciesShared',
      'RequestResponded',
    ]);
    const lastDay = await typesIn(requester, 'from=2026-11-23');
    expect(lastDay).toContain('PolicyCanceled');
    expect(lastDay).not.toContain('CoverageRequested');
    expect(await typesIn(requester, 'to=2026-11-22')).not.toContain('PolicyCanceled');
    expect(await typesIn(requester, 'from=2026-11-23&to=2026-11-22')).toEqual([]);
  });

  it('names the people who acted in the own log, by beginnings of their names; nobody for what the product did itself', async () => {
    const people = async (caller: Caller, keyword = ''): Promise<PageOf<ActivityPerson>> =>
      bodyOf(await caller.get(`activity-log/people?keyword=${encodeURIComponent(keyword)}`).expect(200));
    const all = await people(requester);
    expect(all.rows.map(({ name }) => name)).toEqual(['CanaryoneDana Tester', 'CanaryonePriya Tester']);
    expect(all.total).toBe(2);
    const acted = (await page(requester, `user=${world.agent.userId}`)).total;
    for (const keyword of ['canaryonep', ' CANARYONEPRIYA te', 'tester canaryonepri']) {
      expect((await people(requester, keyword)).rows).toEqual([
        { id: world.agent.userId, name: 'CanaryonePriya Tester', events: acted },
      ]);
    }
    for (const keyword of ['anaryone', 'canarytwo', 'example', 'covertrail', 'system'])
      expect(await people(requester, keyword)).toEqual({ rows: [], total: 0 });
    await requester.get('activity-log/people').expect(200);
  });

  it('says what events may be about, by its words, and nothing that no company is shown', async () => {
    const listed = bodyOf<readonly ActivityFeature[]>(await requester.get('activity-log/features').expect(200));
    expect(listed[0]).toEqual({ feature: 'holder-book', about: 'Address books' });
    expect(listed).toContainEqual({ feature: 'policy', about: 'Policies' });
    expect(listed.map(({ feature }) => feature)).not.toContain('maintenance');
    expect(listed.map(({ about }) => about)).toEqual(listed.map(({ about }) => about).sort());
  });

  it('is paged by number and by key', async () => {
    const { rows, total } = await page(requester);
    expect(total).toBe(rows.length);
    const first = await page(requester, 'size=4');
    const second = await page(requester, `size=4&after=${first.next ?? ''}`);
    expect([...first.rows, ...second.rows]).toEqual(rows.slice(0, 8));
    expect((await page(requester, 'size=4&page=2')).rows).toEqual(second.rows);
    const third = await page(requester, `size=2&page=2&after=${first.next ?? ''}`);
    expect([third.rows, third.total]).toEqual([rows.slice(6, 8), total - 4]);
    expect((await page(requester, `size=${total}`)).next).toBeUndefined();
  });

  it('shows everyone the facts of the trade', async () => {
    const carrierId = newId();
    await product.infrastructure.deciders.handle(
      carrierDecider,
      carrierId,
      { type: 'AddCarrier', carrierId, name: 'Frontier', naic: '12345' },
      byNobody(),
    );
    await product.settled();
    expect((await page(requester)).rows[0]).toMatchObject({
      type: 'CarrierAdded',
      actor: 'Covertrail',
      company: 'automatic',
    });
    expect(await typesIn(agent, 'feature=carrier')).toEqual(['CarrierAdded', 'CarrierAdded']);
  });

  it('is exported with the same filters, harmless to spreadsheets', async () => {
    const reply = await requester.get('activity-log/export?feature=policy').expect(200);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toBe('attachment; filename="activity-log.csv"');
    const lines = reply.text.split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('"Recorded at (UTC)","Effective","What happened"');
    expect(lines[1]).toContain(
      '"General liability CanaryoneGL-88120 was canceled on 11/22/2026: =HYPERLINK(""http://x"")."',
    );
    const whole = await requester.get('activity-log/export').expect(200);
    expect(whole.text.trimEnd().split('\r\n')).toHaveLength((await page(requester)).rows.length + 1);
  });

  it('is exported by a thread, in pages, and says the same as the list', async () => {
    const ask = jest.spyOn(ActivityExportThread.prototype, 'askWithin');
    const worded = jest.spyOn(ActivityRows.prototype, 'of');
    const former = await agent.get('activity-log/export').expect(200);
    expect(worded).not.toHaveBeenCalled();
    const pages = ask.mock.calls.map(
      ([
        ,
        {
          limit,
          selection: { span },
        },
      ]) => ({ limit, isLater: span.before !== undefined }),
    );
    expect(pages).toEqual([
      { limit: 200, isLater: false },
      { limit: 200, isLater: true },
    ]);
    jest.restoreAllMocks();
    const { rows } = await page(agent, 'size=200');
    expect(former.text).toBe(`${CSV_HEAD}${rows.map(csvLine).join('')}`);
  });

  it('never lets one world read a word of the other', async () => {
    const everybody = await Promise.all(
      [...companyOf(world), ...companyOf(other)].map((caller) => loggedIn(product, caller)),
    );
    let read = 0;
    for (const caller of everybody) {
      const [own, theirs, foreign] = caller.email.startsWith('canaryone')
        ? [world, other, 'canarytwo']
        : [other, world, 'canaryone'];
      for (const path of [...pathsOf(own), ...pathsOf(theirs), ...filtersBy(theirs)]) {
        const { text } = await caller.get(path);
        expect(text.toLowerCase()).not.toContain(foreign);
        read += text.toLowerCase().includes(caller.email.slice(0, foreign.length)) ? 1 : 0;
      }
    }
    expect(read).toBeGreaterThan(everybody.length * 5);
  });

  it('refuses filters it does not know', async () => {
    for (const query of ['company=x', 'feature=x', 'from=x', 'size=0', 'after=x', 'viewer=y', 'policy[]=x']) {
      expect((await requester.get(`activity-log?${query}`).expect(400)).body).toMatchObject({ code: 'HTTP.BAD_INPUT' });
    }
    await requester.get('activity-log/export?page=1').expect(400);
    await requester.get('activity-log/people?user=x').expect(400);
  });
});

const companyOf = ({ requester, insured, agent }: CoveredSupplier): Caller[] => [requester, insured, agent];

const pathsOf = ({ trackingId, policyId }: CoveredSupplier): string[] => [
  'activity-log',
  'activity-log/export',
  'activity-log?feature=company',
  'activity-log?feature=user',
  'activity-log/people',
  `tracking/${trackingId}/verdict`,
  `tracking/${trackingId}/history`,
  `tracking/${trackingId}/steps`,
  `tracking/${trackingId}/compare?a=2026-11-21&b=2026-11-23`,
  `policy/${policyId}/history`,
];

const filtersBy = ({ requester, policyId }: CoveredSupplier): string[] => [
  `activity-log?company=${requester.companyId}`,
  `activity-log?policy=${policyId}`,
  `activity-log?user=${requester.userId}`,
];
