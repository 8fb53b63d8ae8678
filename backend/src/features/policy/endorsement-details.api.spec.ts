import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { Endorsement } from '@covertrail/domain/insurance/coverage';
import { join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { terms } from '#testing/terms';

const ENDORSEMENTS: readonly Endorsement[] = [
  { code: 'additionalInsuredOngoing', grade: 'seen', form: 'CG 20 10 04 13' },
  { code: 'waiverOfSubrogation', grade: 'claimed' },
];
const STATED = {
  additionalInsuredOngoing: {
    scopes: ['additionalInsured', 'ongoingOperations'],
    policyNumber: 'GL-88120',
    scheduledOngoingOperations: true,
    namedEntities: ['Meridian Builders'],
  },
  waiverOfSubrogation: { count: 5, text: 'Where required by written contract.' },
} as const;

describe('what a policy states of its endorsements [C08]', () => {
  let product: TestProduct;
  let insured: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    insured = await join(product, await registerCompany(product, 'Granite Peak', ['insured']), 'Ines');
  });
  afterAll(() => product.close());

  const given = (endorsementDetails: object) => ({ ...terms({ endorsements: ENDORSEMENTS }), endorsementDetails });
  const add = (endorsementDetails: object) =>
    insured.post('policy/addnewpolicy', {
      insuredCompanyId: insured.companyId,
      line: 'generalLiability',
      terms: given(endorsementDetails),
    });
  const detailsOf = async (policyId: string) =>
    bodyOf<PolicyDetails>(await insured.get(`policy/${policyId}`).expect(200));

  it('is kept as it was sent, and a later edit is an event of the history', async () => {
    const { policyId } = bodyOf<{ policyId: string }>(await add(STATED).expect(201));
    const details = await detailsOf(policyId);
    expect(details.terms.endorsementDetails).toEqual(STATED);
    const edit = {
      policyId,
      terms: given({ ...STATED, waiverOfSubrogation: { count: -1 } }),
      effectiveFrom: '2026-11-21',
      enteredWrongly: false,
    };
    await insured.put('policy/editpolicy', edit).set('if-match', `"${details.revision}"`).expect(200);
    expect((await detailsOf(policyId)).terms.endorsementDetails.waiverOfSubrogation).toEqual({ count: 'unlimited' });
    const history = await insured
      .get(`policy/${policyId}/history`)
      .set('if-position', await product.infrastructure.events.head())
      .expect(200);
    expect(JSON.stringify(history.body)).toContain('Waiver of subrogation, count on');
    expect(JSON.stringify(history.body)).toContain('from 5 to unlimited');
  });

  it.each<[string, object]>([
    ['POLICY.ENDORSEMENT_NOT_APPLIED', { additionalInsuredCompleted: { count: 1 } }],
    ['POLICY.ENDORSEMENT_ITEM_NOT_OF_TYPE', { waiverOfSubrogation: { blanketOngoingOperations: true } }],
    [
      'POLICY.ENDORSEMENT_ITEM_DISABLED',
      { waiverOfSubrogation: { scheduledWaiverOfSubrogation: false, namedEntities: ['Meridian'] } },
    ],
    ['POLICY.ENDORSEMENT_SCOPE_NOT_OF_LINE', { waiverOfSubrogation: { scopes: ['ongoingOperations'] } }],
    [
      'POLICY.ENDORSEMENT_DATES_INVALID',
      { waiverOfSubrogation: { effectiveFrom: '2026-02-01', effectiveTo: '2026-01-01' } },
    ],
  ])('is refused with %s', async (code, details) => {
    expect(((await add(details).expect(422)).body as { code: string }).code).toBe(code);
  });

  it.each<[object]>([
    [{ waiverOfSubrogation: { count: 0 } }],
    [{ waiverOfSubrogation: { count: '#' } }],
    [{ waiverOfSubrogation: { count: 1000 } }],
    [{ waiverOfSubrogation: { count: -2 } }],
    [{ waiverOfSubrogation: { unknown: true } }],
    [{ waiverOfSubrogation: { effectiveFrom: '2026-02-30' } }],
    [{ waiverOfSubrogation: [] }],
    [[]],
  ])('is bad input as %j', async (details) => {
    expect(((await add(details).expect(400)).body as { code: string }).code).toBe('HTTP.BAD_INPUT');
  });
});
