import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { GivenTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { terms } from '#testing/terms';

describe('the coverage that a policy states [C12] [C13]', () => {
  let product: TestProduct;
  let insured: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    insured = await join(product, await registerCompany(product, 'Granite Peak', ['insured']), 'Ines');
  });
  afterAll(() => product.close());

  const add = (line: string, given: object) =>
    insured.post('policy/addnewpolicy', { insuredCompanyId: insured.companyId, line, terms: given });
  const property = (change: Partial<GivenTerms> = {}): GivenTerms =>
    terms({ limits: { buildingLimit: 240_000_000 }, trigger: null, endorsements: [], ...change });
  const refusal = async (line: string, given: object, status = 422) =>
    ((await add(line, given).expect(status)).body as { code: string }).code;

  it('is kept as it was sent, and a later edit is an event of the history', async () => {
    const stated = {
      coverages: [{ type: 'propertyPerils', subCoverages: ['floodPeril'], description: '' }],
      statedValues: { causesOfLoss: 'specialCauses', marginClause: 25 },
      acordForm: { form: 27, interest: 'interestMortgagee' },
    } as const;
    const { policyId } = bodyOf<{ policyId: string }>(await add('commercialProperty', property(stated)).expect(201));
    const details = bodyOf<PolicyDetails>(await insured.get(`policy/${policyId}`).expect(200));
    expect(details.terms).toMatchObject({ ...stated, aggregate: null, autoSymbols: [] });
    const edit = {
      policyId,
      terms: property({ ...stated, acordForm: { form: 28, interest: null } }),
      effectiveFrom: '2026-11-21',
      enteredWrongly: false,
    };
    await insured.put('policy/editpolicy', edit).set('if-match', `"${details.revision}"`).expect(200);
    const history = await insured
      .get(`policy/${policyId}/history`)
      .set('if-position', await product.infrastructure.events.head())
      .expect(200);
    expect(JSON.stringify(history.body)).toContain('Certificate form on');
    expect(JSON.stringify(history.body)).toContain('from ACORD 27, Mortgagee to ACORD 28');
  });

  it('is refused where the line does not have it', async () => {
    expect(await refusal('commercialProperty', property({ autoSymbols: [1] }))).toBe('POLICY.SYMBOL_NOT_OF_LINE');
    expect(await refusal('commercialProperty', property({ statedValues: { perStatute: true } }))).toBe(
      'POLICY.VALUE_NOT_OF_LINE',
    );
    expect(await refusal('commercialProperty', property({ acordForm: { form: 25, interest: null } }))).toBe(
      'POLICY.FORM_NOT_OF_LINE',
    );
    expect(
      await refusal(
        'generalLiability',
        terms({ coverages: [{ type: 'motorCarrierFiling', subCoverages: [], description: '' }] }),
      ),
    ).toBe('POLICY.COVERAGE_NOT_OF_LINE');
  });

  it('is bad input where no line could have it', async () => {
    for (const wrong of [
      { autoSymbols: [999] },
      { acordForm: { form: 99 } },
      { statedValues: { marginClause: 125 } },
      { statedValues: { unknown: 1 } },
      { aggregate: { basis: 'perMoon', description: '' } },
    ]) {
      expect(await refusal('commercialProperty', { ...property(), ...wrong }, 400)).toBe('HTTP.BAD_INPUT');
    }
  });
});
