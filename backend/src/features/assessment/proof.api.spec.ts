import type { PageOf } from '@covertrail/contracts/calls/page';
import type { PolicyDetails, PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import { asksFor, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { loggedIn, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { terms } from '#testing/terms';

const OCCURRENCE = 'generalLiability.limit.eachOccurrence';
/** The day on which everything is recorded, and the one on which a proof of ten days is too old. */
const FIRST = '2026-11-21';
const TOO_OLD = '2026-12-02';

describe('a template that demands a source and an age [H12]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;

  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
  });
  afterAll(() => product.close());

  const revise = (proof: Requirements['proof']) =>
    supplier.requester.put(`requestor/templates/${supplier.templateId}`, {
      requirements: { ...asksFor(1_000_000), proof },
    });
  const verdict = async (query = '') =>
    bodyOf<Verdict>(await supplier.requester.get(`tracking/${supplier.trackingId}/verdict${query}`).expect(200));
  const limitOn = async (query = '') => (await verdict(query)).findings.find(({ rule }) => rule === OCCURRENCE)!;

  it('shows beside each value where it comes from and how old it is, whatever is demanded', async () => {
    expect((await limitOn()).sourceText).toBe('Verified by the agent on 11/21/2026, today');
    const details = bodyOf<PolicyDetails>(await supplier.agent.get(`policy/${supplier.policyId}`).expect(200));
    expect(details).toMatchObject({
      mayReverify: true,
      sources: { limits: { kind: 'verifiedByAgent', on: FIRST }, aggregate: null },
    });
    const cards = bodyOf<readonly { sources: unknown }[]>(
      await supplier.requester.get(`tracking/${supplier.trackingId}/coverage`).expect(200),
    );
    expect(cards[0]?.sources).toMatchObject({ carrier: { kind: 'verifiedByAgent', on: FIRST } });
  });

  it('says until when a proof is good enough, and needs a review on the day on which it is too old; the days before stay as they were', async () => {
    await revise({ least: 'verifiedByAgent', notOlderThan: { count: 10, unit: 'days' } }).expect(200);
    await product.settled();
    expect(await verdict()).toMatchObject({
      outcome: 'pass',
      holdsUntil: TOO_OLD,
      holdsBecause: 'GL-88120 must be verified again',
    });
    expect((await verdict()).aging).toEqual([
      {
        on: TOO_OLD,
        policyNumber: 'GL-88120',
        titles: ['Policy in force', 'Each occurrence'],
        fixText: 'Verify GL-88120 again.',
        sentence:
          'Verified by the agent on 11/21/2026; the template requires it verified by the agent or better, no more than 10 days old.',
      },
    ]);
    expect((await verdict('?on=2026-11-25')).aging).toBeUndefined();
    await product.passTo(`${TOO_OLD}T18:00:00.000Z`);
    const again = (person: Caller) => loggedIn(product, person);
    supplier = {
      ...supplier,
      requester: await again(supplier.requester),
      insured: await again(supplier.insured),
      agent: await again(supplier.agent),
    };
    const { rows } = bodyOf<{ rows: { outcome: string }[] }>(
      await supplier.requester.get('dashboard/tracked').expect(200),
    );
    expect([rows[0]?.outcome, (await verdict()).outcome, (await verdict('?on=2026-12-01')).outcome]).toEqual([
      'review',
      'review',
      'pass',
    ]);
    expect((await verdict()).aging).toBeUndefined();
    expect(await limitOn()).toMatchObject({
      outcome: 'review',
      reason: 'PROOF.TOO_OLD',
      availableText: '$1,000,000',
      fixText: 'Verify GL-88120 again.',
      sourceText: 'Verified by the agent on 11/21/2026, 11 days ago',
      sentence:
        'The each occurrence limit is enough: GL each occurrence $1,000,000 of $1,000,000 required. It was verified by the agent on 11/21/2026, 11 days ago (GL-88120); ' +
        'the template requires it verified by the agent or better, no more than 10 days old.',
    });
  });

  it('is met again once the agent, and nobody else, verifies the policy again; the finding cites that event', async () => {
    await supplier.insured.put(`policy/reverify/${supplier.policyId}`).expect(403);
    await supplier.agent.put(`policy/reverify/${supplier.policyId}`).expect(200);
    await product.settled();
    const { outcome, cites } = await limitOn();
    expect(outcome).toBe('pass');
    expect(cites.map(({ sentence }) => sentence).join(' ')).toContain('verified again by');
  });

  it('asks for the agent when the insured changes a value, in the same words as the policy that is no longer verified', async () => {
    const edit = {
      policyId: supplier.policyId,
      terms: terms({ limits: { eachOccurrence: 150_000_000 } }),
      effectiveFrom: TOO_OLD,
      enteredWrongly: false,
    };
    await supplier.insured.put('policy/editpolicy', edit).expect(200);
    await product.settled();
    const { outcome, findings } = await verdict();
    expect(outcome).toBe('review');
    expect(findings.find(({ rule }) => rule === 'generalLiability.inForce')).toMatchObject({
      reason: 'POLICY.UNVERIFIED',
      fixText: 'Verify GL-88120.',
      sentence: expect.stringMatching(
        /but no agent has approved what was changed since 12\/02\/2026, when it was verified\.$/,
      ) as string,
    });
    expect(await limitOn()).toMatchObject({
      outcome: 'review',
      reason: 'PROOF.TOO_LOW',
      fixText: 'Verify GL-88120.',
      sourceText: 'Typed by the insured on 12/02/2026, today',
    });
    const refused = await supplier.agent.put(`policy/reverify/${supplier.policyId}`).expect(409);
    expect(refused.body).toMatchObject({ code: 'POLICY.AWAITS_APPROVAL' });
    await supplier.agent.put(`policy/approve/${supplier.policyId}`).expect(200);
    await product.settled();
    expect((await verdict()).outcome).toBe('pass');
  });

  it('leads the agent to the policies whose verification is old, and to no others', async () => {
    const again = async (query = '') =>
      bodyOf<PageOf<PolicyRow>>(await supplier.agent.get(`policy/agency?verify=again${query}`).expect(200)).rows;
    expect(await again()).toMatchObject([{ id: supplier.policyId, verifiedOn: TOO_OLD }]);
    expect(await again('&verifiedDaysAgo=30')).toEqual([]);
    await product.passTo('2027-01-01T18:00:00.000Z');
    supplier = {
      ...supplier,
      requester: await loggedIn(product, supplier.requester),
      insured: await loggedIn(product, supplier.insured),
      agent: await loggedIn(product, supplier.agent),
    };
    expect(await again('&verifiedDaysAgo=30')).toHaveLength(1);
    expect(await again('&verifiedDaysAgo=90')).toEqual([]);
    const more = {
      insuredCompanyId: supplier.insured.companyId,
      line: 'generalLiability',
      terms: terms({ policyNumber: 'GL-2' }),
    };
    await supplier.insured.post('policy/addnewpolicy', more).expect(201);
    await product.settled();
    expect(await again()).toHaveLength(1);
    await supplier.agent.get('policy/agency?verifiedDaysAgo=7').expect(400);
  });

  it('is for review where only the agency system is enough, and refuses an age that no proof can have', async () => {
    await revise({ least: 'agencySystem' }).expect(200);
    await product.settled();
    expect(await limitOn()).toMatchObject({ outcome: 'review', fixText: 'Send GL-88120 from the agency system.' });
    const refused = await revise({ notOlderThan: { count: 121, unit: 'months' } }).expect(422);
    expect(refused.body).toMatchObject({ code: 'TEMPLATE.PROOF_INVALID' });
  });
});
