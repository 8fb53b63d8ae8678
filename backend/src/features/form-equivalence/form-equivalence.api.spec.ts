import type { PageOf } from '@covertrail/contracts/calls/page';
import type {
  FormDetails,
  FormEntrySaved,
  ListedForm,
} from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import type { TrackingHistory, Verdict } from '@covertrail/contracts/history/history.replies';
import type { WhatIf, WhatIfRow, WhatIfStarted } from '@covertrail/contracts/what-if/what-if.replies';
import { join, loggedIn, registerCompany, type Caller } from '#testing/people';
import { asksFor, coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { terms } from '#testing/terms';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const REQUIRED = 'generalLiability.endorsement.additionalInsuredOngoing';
const FORM = 'XY 12 34';
const ENTRY = { number: FORM, line: 'generalLiability', gives: ['AI-ongoing', 'blanket'], note: 'Read by counsel.' };
const FORMS = 'requestor/forms';

/** The template asks for an endorsement, for which the policy names a form that the product does not know. */
describe('[H14] a requester’s own index of forms', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let requester: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    world = await coverSupplier(product, '', {
      endorsements: [{ code: 'additionalInsuredOngoing', grade: 'seen', form: `${FORM} 04 13` }],
    });
    ({ requester } = world);
    const {
      lines: [line],
    } = asksFor(1_000_000);
    const requirements = {
      lines: [{ ...line, endorsements: [{ code: 'additionalInsuredOngoing', grade: 'seen' }] }],
      rating: null,
    };
    await requester.put(`requestor/templates/${world.templateId}`, { requirements }).expect(200);
    await product.settled();
  });
  afterAll(() => product.close());

  const verdict = async (query = '', by = requester): Promise<Verdict> =>
    bodyOf(await by.get(`tracking/${world.trackingId}/verdict?${query}`).expect(200));
  const finding = async (query = '', by = requester) =>
    (await verdict(query, by)).findings.find(({ rule }) => rule === REQUIRED)!;
  const details = async (): Promise<FormDetails> =>
    bodyOf(await requester.get(`${FORMS}/details?number=${FORM}`).expect(200));
  const entry = async () => (await details()).entries[0]!;
  const listed = async (query: string): Promise<PageOf<ListedForm>> =>
    bodyOf(await requester.get(`${FORMS}?${query}`).expect(200));
  /** The suppliers that an entry would change, with the finding. */
  const effect = async (body: object): Promise<readonly WhatIfRow[]> => {
    const { whatIfId } = bodyOf<WhatIfStarted>(await requester.post(`${FORMS}/what-if`, body).expect(201));
    return bodyOf<PageOf<WhatIfRow>>(await requester.get(`what-ifs/${whatIfId}/suppliers`).expect(200)).rows;
  };
  const tracked = async () =>
    bodyOf<{ rows: readonly { outcome: string }[] }>(await requester.get('dashboard/tracked').expect(200)).rows.map(
      ({ outcome }) => outcome,
    );

  it('lists every form of the product, found by number, title, line and what it gives', async () => {
    const all = await listed('size=50');
    expect(all.total).toBeGreaterThanOrEqual(180);
    expect([all.rows.length, all.next]).toEqual([50, '50']);
    expect((await listed(`size=50&after=${all.next!}`)).rows[0]?.id).not.toBe(all.rows[0]?.id);
    expect((await listed('keyword=cg2010')).rows.map(({ number }) => number)).toEqual(
      Array<string>(6).fill('CG 20 10'),
    );
    expect((await listed('keyword=CG 20 10 04 13')).rows.map(({ editions }) => editions)).toEqual([['04 13']]);
    expect((await listed('keyword=subcontr&scope=exclusion')).rows.map(({ number }) => number)).toEqual([
      'CG 22 94',
      'CG 22 95',
    ]);
    expect((await listed('scope=waiver&line=automobile')).rows.map(({ number }) => number)).toEqual([
      '500BWS01',
      'CA 04 43',
      'CA 04 44',
    ]);
    expect((await listed('origin=own')).total).toBe(0);
    for (const bad of ['scope=nothing', 'line=x', 'after=x', 'origin=both'])
      await requester.get(`${FORMS}?${bad}`).expect(400);
  });

  it('knows nothing of a form that it does not have, and its finding needs a review', async () => {
    expect(await details()).toEqual({ number: FORM, known: [], entries: [], history: [] });
    expect(await finding()).toMatchObject({
      outcome: 'review',
      params: { doubt: 'FORM.UNKNOWN', form: `${FORM} 04 13` },
    });
  });

  it('shows which suppliers an entry would change, and records nothing', async () => {
    const before = await product.infrastructure.events.head();
    expect(await effect({ add: ENTRY })).toMatchObject([
      {
        id: world.trackingId,
        supplierName: 'Granite Peak',
        before: 'review',
        after: 'pass',
        effect: 'passes',
        findings: [{ rule: REQUIRED, before: { outcome: 'review' }, after: { outcome: 'pass' } }],
      },
    ]);
    expect(await effect({ add: { ...ENTRY, editions: ['12 19'] } })).toMatchObject([{ effect: 'none', findings: [] }]);
    expect(await effect({ add: { ...ENTRY, number: 'ACME-77' } })).toEqual([]);
    expect(await effect({ add: { ...ENTRY, gives: [], doesNotGive: ['AI-ongoing'] } })).toMatchObject([
      { after: 'fail' },
    ]);
    await requester.post(`${FORMS}/what-if`, {}).expect(400);
    expect((await requester.post(`${FORMS}/what-if`, { add: { ...ENTRY, gives: [] } }).expect(422)).body).toMatchObject(
      { code: 'FORM_ENTRY.NOTHING_SAID' },
    );
    expect(await product.infrastructure.events.head()).toBe(before);
  });

  it('is refused what contradicts itself, with a code and a field', async () => {
    const refused = async (body: object, status: number) => {
      const { body: problem } = (await requester.post(`${FORMS}/entries`, { ...ENTRY, ...body }).expect(status)) as {
        body: { code: string; errors: object };
      };
      return [problem.code, ...Object.keys(problem.errors)];
    };
    expect(await refused({ doesNotGive: ['AI-ongoing'] }, 422)).toEqual(['FORM_ENTRY.CONTRADICTS', 'gives']);
    expect(await refused({ number: 'WC 00 03 13' }, 422)).toEqual(['FORM_ENTRY.OF_ANOTHER_LINE', 'line']);
    expect(await refused({ number: 'CG 20 10 04 13' }, 422)).toEqual(['FORM_ENTRY.HAS_EDITION', 'number']);
    expect(await refused({ editions: ['13 04'] }, 400)).toEqual(['HTTP.BAD_INPUT', 'editions']);
    expect(await refused({ gives: ['everything'] }, 400)).toEqual(['HTTP.BAD_INPUT', 'gives']);
    expect(await refused({ gives: [] }, 422)).toEqual(['FORM_ENTRY.NOTHING_SAID', 'gives']);
    expect(await refused({ gives: ['mortgagee'] }, 422)).toEqual(['FORM_ENTRY.SCOPE_NOT_OF_LINE', 'gives']);
  });

  it('decides the finding from its day on, which cites the entry', async () => {
    await requester.post(`${FORMS}/entries`, { ...ENTRY, effectiveFrom: '2026-11-20' }).expect(201);
    await product.settled();
    const found = await finding();
    expect(found.outcome).toBe('pass');
    expect(found.sentence).toMatch(
      new RegExp(
        `^The agent [^(]+ of [^(]+ confirmed form ${FORM} 04 13 on GL-88120 on [\\d/]+: it gives additional insured for ongoing operations, by the requester’s own index of forms\\.$`,
      ),
    );
    expect(found.cites.map(({ sentence }) => sentence)).toEqual(
      expect.arrayContaining([expect.stringContaining('says of form')]),
    );
    expect(await tracked()).toEqual(['pass']);
    await requester.post(`${FORMS}/entries`, ENTRY).expect(409);
  });

  it('is not shown to the supplier, who reads what follows from it', async () => {
    const found = await finding('', world.insured);
    expect(found.outcome).toBe('pass');
    expect(JSON.stringify(found.cites)).not.toContain('says of form');
    await world.insured.get(FORMS).expect(403);
    await world.agent.post(`${FORMS}/entries`, ENTRY).expect(403);
  });

  it('is changed and withdrawn from a day on; what was known before stays', async () => {
    const { entryId, seen } = await entry();
    const knownAt = (await verdict()).knownAt;
    await product.passTo('2026-11-22T15:00:00.000Z');
    requester = await loggedIn(product, world.requester);
    const narrowed = { seen, gives: ['blanket'], doesNotGive: ['AI-ongoing'], effectiveFrom: '2026-11-22' };
    expect(await effect({ change: { ...narrowed, entryId } })).toMatchObject([{ before: 'pass', after: 'fail' }]);
    expect(await effect({ withdraw: { entryId, seen } })).toMatchObject([{ before: 'pass', after: 'review' }]);
    const { whatIfId } = bodyOf<WhatIfStarted>(
      await requester.post(`${FORMS}/what-if`, { change: { ...narrowed, entryId } }).expect(201),
    );
    expect(bodyOf<WhatIf>(await requester.get(`what-ifs/${whatIfId}`).expect(200))).toMatchObject({
      kind: 'formEntry',
      subject: FORM,
    });
    await (await loggedIn(product, world.insured)).get(`what-ifs/${whatIfId}`).expect(404);
    await requester.put(`${FORMS}/entries/${entryId}`, narrowed).expect(200);
    await product.settled();
    expect((await finding()).sentence).toBe(
      `Form ${FORM} 04 13 on GL-88120 is no proof of additional insured for ongoing operations, by the requester’s own index of forms.`,
    );
    expect(await tracked()).toEqual(['fail']);
    expect((await finding('on=2026-11-21')).outcome).toBe('pass');
    expect((await finding(`on=2026-11-22&known=${knownAt}`)).outcome).toBe('pass');
    await requester.put(`${FORMS}/entries/${entryId}`, narrowed).expect(409);
    await requester
      .post(`${FORMS}/entries/${entryId}/withdraw`, { seen: (await entry()).seen, reason: 'A new form came.' })
      .expect(201);
    await product.settled();
    expect([(await finding()).outcome, (await finding('on=2026-11-21')).outcome, await tracked()]).toEqual([
      'review',
      'pass',
      ['review'],
    ]);
    const { entries, history } = await details();
    expect(entries).toMatchObject([{ state: 'withdrawn', changedBy: 'Dana Tester' }]);
    expect(history.map(({ actor }) => actor)).toEqual(['Dana Tester', 'Dana Tester', 'Dana Tester']);
    expect((await listed('origin=own')).rows).toMatchObject([
      { number: FORM, confidence: 'own', entry: { state: 'withdrawn' } },
    ]);
  });

  it('changes what was true, and not what was known, where it is effective from an earlier day', async () => {
    const knownAt = (await verdict()).knownAt;
    await product.passTo('2026-11-23T15:00:00.000Z');
    requester = await loggedIn(product, world.requester);
    await requester
      .post(`${FORMS}/entries`, {
        ...ENTRY,
        editions: ['04/13'],
        gives: [],
        doesNotGive: ['AI-ongoing'],
        effectiveFrom: '2026-11-21',
      })
      .expect(201);
    await product.settled();
    expect([
      (await finding('on=2026-11-21')).outcome,
      (await finding(`on=2026-11-21&known=${knownAt}`)).outcome,
    ]).toEqual(['fail', 'pass']);
  });

  it('has a place in the history of the supplier', async () => {
    const { entries } = bodyOf<TrackingHistory>(
      await requester.get(`tracking/${world.trackingId}/history`).expect(200),
    );
    expect(
      entries
        .filter(({ feature }) => feature === 'form-equivalence')
        .map(({ type, outcomeAfter }) => [type, outcomeAfter]),
    ).toEqual(
      expect.arrayContaining([
        ['FormEntryAdded', 'pass'],
        ['FormEntryChanged', 'fail'],
      ]),
    );
  });

  it('has no place in it as long as no policy of the supplier names the form', async () => {
    const other = 'ACME-77';
    const said = async (query = '') => {
      const { entries, knownAt } = bodyOf<TrackingHistory>(
        await requester.get(`tracking/${world.trackingId}/history?${query}`).expect(200),
      );
      return { knownAt, count: entries.filter(({ sentence }) => sentence.includes(`says of form *${other}*`)).length };
    };
    await requester.post(`${FORMS}/entries`, { ...ENTRY, number: other }).expect(201);
    await product.settled();
    const before = await said();
    expect(before.count).toBe(0);
    await product.passTo('2026-11-24T15:00:00.000Z');
    requester = await loggedIn(product, world.requester);
    const named = terms({
      policyNumber: 'GL-88120',
      endorsements: [{ code: 'additionalInsuredOngoing', grade: 'seen', form: `${other} 04 13` }],
    });
    const agent = await loggedIn(product, world.agent);
    await agent
      .put('policy/editpolicy', {
        policyId: world.policyId,
        terms: named,
        effectiveFrom: '2026-11-24',
        enteredWrongly: false,
      })
      .expect(200);
    await product.settled();
    expect((await said()).count).toBe(1);
    expect((await said(`known=${before.knownAt}`)).count).toBe(0);
  });

  it('is one company’s own', async () => {
    const other = await join(product, await registerCompany(product, 'Cedar Homes', ['requester']), 'Cara');
    const { entryId } = bodyOf<FormEntrySaved>(await requester.post(`${FORMS}/entries`, ENTRY).expect(201));
    await product.settled();
    const { seen } = (await details()).entries.find((entry) => entry.entryId === entryId)!;
    expect(bodyOf<PageOf<ListedForm>>(await other.get(`${FORMS}?origin=own`).expect(200)).total).toBe(0);
    await other.put(`${FORMS}/entries/${entryId}`, { seen, gives: ['waiver'] }).expect(404);
    await other.post(`${FORMS}/entries/${entryId}/withdraw`, { seen, reason: 'Not ours.' }).expect(404);
  });
});
