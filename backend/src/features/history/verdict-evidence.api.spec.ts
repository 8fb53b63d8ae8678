import { dollars } from '@covertrail/domain/kernel/money';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import type { Caller } from '#testing/people';
import { coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { terms } from '#testing/terms';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const OCCURRENCE = 'generalLiability.limit.eachOccurrence';

describe('evidence and fixes by who reads them [H05]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;

  beforeAll(async () => {
    product = await openTestProduct();
    world = await coverSupplier(product, '', { limits: { eachOccurrence: dollars(500_000) } });
  });
  afterAll(() => product.close());

  const finding = async (caller: Caller, query = '') => {
    const verdict = bodyOf<Verdict>(await caller.get(`tracking/${world.trackingId}/verdict${query}`).expect(200));
    return verdict.findings.find(({ rule }) => rule === OCCURRENCE)!;
  };

  it('a limit cites the event that set it, to the requester by way of the share that showed it', async () => {
    const mine = await finding(world.agent);
    const theirs = await finding(world.requester);
    const added = (cites: Verdict['findings'][number]['cites']) =>
      cites.find(({ sentence }) => sentence.includes('was added'));
    expect(added(mine.cites)).toMatchObject({ company: 'Hollis & Vance', on: '2026-07-01' });
    expect(added(theirs.cites)).toMatchObject({ company: 'Hollis & Vance', on: '2026-07-01' });
    const share = theirs.cites.find(({ sentence }) => sentence.includes('shared'))!;
    expect(added(theirs.cites)?.id).toBe(share.id);
    expect(added(mine.cites)?.id).not.toBe(share.id);
    expect(theirs.events).toEqual([...new Set(theirs.cites.map(({ id }) => id))]);
  });

  it('a policy that is held and would help is to be shared first, and only the supplier and its agent see it', async () => {
    const before = await finding(world.requester);
    const held = {
      insuredCompanyId: world.insured.companyId,
      line: 'generalLiability',
      terms: terms({ policyNumber: 'GL-HELD-2' }),
    };
    const { policyId } = bodyOf<{ policyId: string }>(await world.agent.post('policy/addnewpolicy', held).expect(201));
    await world.agent.put(`policy/approve/${policyId}`).expect(200);
    await product.settled();
    for (const caller of [world.agent, world.insured]) {
      expect(await finding(caller)).toMatchObject({
        fix: { code: 'FIX.SHARE_HELD' },
        fixText: 'Share general liability policy GL-HELD-2, which the supplier already has.',
        otherFixText: 'Raise the each occurrence limit of GL-88120 by $500,000.',
      });
    }
    expect(await finding(world.requester)).toEqual(before);
    expect(JSON.stringify(before)).not.toContain('HELD');
    expect((await finding(world.agent, '?on=2026-11-21&known=2026-11-21')).fix?.code).toBe('FIX.RAISE_LIMIT');
  });
});
