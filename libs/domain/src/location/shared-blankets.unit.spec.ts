import type { PropertyLimit } from '../fields/property-limit.js';
import { checkSharedBlankets } from './shared-blankets.rules.js';
import type { LocationTerms } from './location.contract.js';

const LIMIT: PropertyLimit = {
  category: 'building',
  type: 'buildingCoverage',
  amount: 100,
  secondAmount: null,
  coinsurance: null,
  valuation: null,
  valuationAmount: null,
  deductibleType: null,
  deductible: null,
};
const terms = (ofLocation: PropertyLimit, ofBuilding: PropertyLimit): LocationTerms => ({
  place: {
    ...{ number: '1', address1: '18 Dock Street', address2: '', city: 'Denver', state: 'CO' },
    ...{ county: '', zipCode: '80202', country: 'US', description: '' },
  },
  limits: [ofLocation],
  buildings: [{ buildingId: 'b1', number: 'A', description: '', limits: [ofBuilding] }],
});
const blankets = [{ number: 'B-1', type: 'blanketOfAll', total: 100 }] as const;
const shares = (blanket: string): PropertyLimit => ({ ...LIMIT, blanket });

describe('the blanket that a limit of a location or building shares [C05]', () => {
  it('is one of its policy, whatever the case and outer spaces of its number', () => {
    expect(() => checkSharedBlankets(terms(shares('B-1'), shares(' b-1 ')), blankets)).not.toThrow();
    expect(() => checkSharedBlankets(terms(LIMIT, LIMIT), [])).not.toThrow();
  });

  it.each([
    ['location', terms(shares('B-2'), LIMIT)],
    ['building', terms(LIMIT, shares('B-2'))],
  ])('is refused where the policy has none with the number that a %s names', (_owner, named) =>
    expect(() => checkSharedBlankets(named, blankets)).toThrow('LOCATION.BLANKET_UNKNOWN'),
  );
});
