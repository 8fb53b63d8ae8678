import { COVERAGE_LINES } from '@covertrail/domain/insurance/coverage';
import { policyTypesOf } from './policy-types.js';
import { referenceData } from './reference-lists.js';

const POLICY_TYPES = policyTypesOf('unitedStates');

describe('reference lists', () => {
  it('name every line with its limits and endorsements, sorted by name', () => {
    const names = POLICY_TYPES.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(names).toEqual(
      expect.arrayContaining(['Auto liability', 'General liability', 'Umbrella liability', 'Workers’ compensation']),
    );
    expect(POLICY_TYPES.map(({ id }) => id).sort()).toEqual([...COVERAGE_LINES].sort());
    const umbrella = POLICY_TYPES.find(({ id }) => id === 'umbrella')!;
    expect(umbrella.limitTypes.list).toMatchObject([
      { id: 'umbrellaEachOccurrence', name: 'Each occurrence' },
      { id: 'umbrellaAggregate', name: 'Aggregate' },
    ]);
    expect(umbrella.endorsements.map(({ id }) => id)).toContain('waiverOfSubrogation');
  });

  it('order coverage types by name, then MCS-90, then other, with their parts [C13]', () => {
    const auto = POLICY_TYPES.find(({ id }) => id === 'automobile')!;
    expect(auto.subCategory.map(({ name }) => name)).toEqual([
      'Medical payments',
      'Personal injury protection',
      'Uninsured and underinsured motorists',
      'MCS-90',
      'Other',
      'Other 2',
    ]);
    const general = POLICY_TYPES.find(({ id }) => id === 'generalLiability')!;
    expect(general.subCategory.find(({ id }) => id === 'stopGap')).toMatchObject({
      hasChild: true,
      subCoverages: [{ name: 'North Dakota' }, { name: 'Ohio' }, {}, {}],
    });
    expect(general.subCategory.map(({ name }) => name)).toEqual(expect.arrayContaining(['Claims-made', 'Occurrence']));
  });

  it('give property the numbers of the specification, its forms and one default [C12]', () => {
    const property = POLICY_TYPES.filter(({ category }) => category?.name === 'Property');
    expect(property.map(({ policyTypeId }) => policyTypeId).sort((a, b) => a - b)).toEqual([5, 14]);
    for (const { acordForms } of property) {
      expect(new Set(acordForms.map(({ formNumber }) => formNumber))).toEqual(new Set([24, 27, 28]));
      expect(acordForms.filter(({ defaultFormFlag }) => defaultFormFlag)).toEqual([
        expect.objectContaining({ formNumber: 24, specialEndorsement: null }),
      ]);
    }
  });

  it('differ by region: no auto symbols and no MCS-90 in Canada, but accident benefits', () => {
    const auto = policyTypesOf('canada').find(({ id }) => id === 'automobile')!;
    expect(auto.coverageSymbols).toEqual([]);
    expect(auto.subCategory.map(({ id }) => id)).toEqual([
      'accidentBenefits',
      'nonOwnedAutoForm',
      'otherType',
      'otherTypeTwo',
    ]);
    expect(
      policyTypesOf('canada')
        .find(({ id }) => id === 'commercialProperty')!
        .valuationTypes.map(({ name }) => name),
    ).toContain('Base value');
  });

  it('know a region by its number', () => {
    expect([1, 2, 3].map((id) => referenceData(id).region.currency)).toEqual(['USD', 'CAD', 'USD']);
  });

  it('carry the numbers of the specification', () => {
    const { documentTypes, companyUserRoles, deliverySpeeds } = referenceData(1);
    expect(documentTypes).toContainEqual({ id: 3, name: 'Endorsement' });
    expect(companyUserRoles).toEqual([
      { id: 1, name: 'Manager' },
      { id: 2, name: 'Reviewer' },
      { id: 3, name: 'Read Only' },
    ]);
    expect(deliverySpeeds.filter(({ isDefault }) => isDefault)).toEqual([{ name: 'Standard', isDefault: true }]);
  });
});
