import { dollars } from '../kernel/money.js';
import { given } from '../kernel/testing/given.js';
import type { CoverageLine } from '../insurance/coverage.js';
import { asksAutoBoxes, valuationsIn } from '../insurance/lines/line-regions.js';
import { givenTerms } from './policy-given-terms.js';
import type { PolicyTerms } from '../insurance/terms/policy-terms.js';
import { policyDecider } from './policy.decider.js';
import { added, AUTO_TERMS, GL_TERMS } from './testing/sample-policies.js';

const facts = { carrier: GL_TERMS.carrier };

function adding(line: CoverageLine, terms: Partial<PolicyTerms>) {
  const event = added({ trigger: null, endorsements: [], ...terms }, { line });
  const { data } = event;
  return { event, ...given(policyDecider).when({ type: 'AddPolicy', ...data, terms: givenTerms(data.terms) }, facts) };
}

describe('the region of a policy [C03]', () => {
  it('is the US where none was stated, and a change of it is an event', () => {
    const edit = {
      type: 'EditPolicy',
      terms: givenTerms({ ...GL_TERMS, region: 'canada' }),
      effectiveFrom: '2026-02-01',
      enteredWrongly: false,
    } as const;
    given(policyDecider, added())
      .when(edit, facts)
      .then({
        type: 'PolicyRegionChanged',
        data: { policyId: added().data.policyId, effectiveFrom: '2026-02-01', before: 'unitedStates', after: 'canada' },
      });
  });

  it('asks in Canada for the type of a limit alone', () => {
    const { event, then } = adding('commercialProperty', {
      region: 'canada',
      limits: {},
      limitDetails: { buildingLimit: {} },
    });
    then(event);
    adding('commercialProperty', { limits: {}, limitDetails: { buildingLimit: {} } }).refused('POLICY.NO_LIMIT');
    adding('commercialProperty', { region: 'canada', limits: {} }).refused('POLICY.NO_LIMIT');
  });

  it('offers Canadian property the base value, replacement cost or actual cash value', () => {
    expect(valuationsIn('canada', 'commercialProperty')).toEqual(['replacementCost', 'actualCashValue', 'baseValue']);
    expect(valuationsIn('canada', 'additionalProperty')).toEqual(valuationsIn('canada', 'commercialProperty'));
    expect(valuationsIn('unitedStates', 'commercialProperty')).not.toContain('baseValue');
    const limits = { buildingLimit: dollars(1) };
    const { event, then } = adding('commercialProperty', {
      region: 'canada',
      limits,
      limitDetails: { buildingLimit: { valuation: 'baseValue' } },
    });
    then(event);
    adding('commercialProperty', {
      region: 'canada',
      limits,
      limitDetails: { buildingLimit: { valuation: 'agreedValue' } },
    }).refused('POLICY.NOT_OF_REGION');
  });

  it('leaves to the US what Canada does not have', () => {
    expect([asksAutoBoxes('unitedStates'), asksAutoBoxes('canada')]).toEqual([true, false]);
    adding('automobile', { ...AUTO_TERMS, region: 'canada', autoSymbols: [1] }).refused('POLICY.NOT_OF_REGION');
    adding('automobile', {
      ...AUTO_TERMS,
      region: 'canada',
      coverages: [{ type: 'motorCarrierFiling', subCoverages: [], description: '' }],
    }).refused('POLICY.NOT_OF_REGION');
    adding('automobile', { ...AUTO_TERMS, region: 'canada', statedValues: { federalFilingAmount: 1 } }).refused(
      'POLICY.NOT_OF_REGION',
    );
    const { event, then } = adding('automobile', {
      ...AUTO_TERMS,
      region: 'canada',
      coverages: [{ type: 'accidentBenefits', subCoverages: [], description: '' }],
    });
    then(event);
  });
});
