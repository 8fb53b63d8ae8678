import { COVERAGE_LINES } from '@covertrail/domain/compliance/coverage';
import { POLICY_TYPES, referenceData } from './reference-lists.js';

describe('reference lists', () => {
  it('name every line with its limits and endorsements, sorted by name', () => {
    const names = POLICY_TYPES.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(names).toEqual(expect.arrayContaining(['Auto liability', 'General liability', 'Umbrella liability', 'Workers’ compensation']));
    expect(POLICY_TYPES.map(({ id }) => id).sort()).toEqual([...COVERAGE_LINES].sort());
    const umbrella = POLICY_TYPES.find(({ id }) => id === 'umbrella')!;
    expect(umbrella.limitTypes.list).toEqual([
      { id: 'umbrellaEachOccurrence', name: 'Each occurrence' }, { id: 'umbrellaAggregate', name: 'Aggregate' },
    ]);
    expect(umbrella.endorsements.map(({ id }) => id)).toContain('waiverOfSubrogation');
  });

  it('know a region by its number', () => {
    expect([1, 2, 3].map((id) => referenceData(id).region.currency)).toEqual(['USD', 'CAD', 'USD']);
  });

  it('carry the numbers of the specification', () => {
    const { documentTypes, companyUserRoles, deliverySpeeds } = referenceData(1);
    expect(documentTypes).toContainEqual({ id: 3, name: 'Endorsement' });
    expect(companyUserRoles).toEqual([{ id: 1, name: 'Manager' }, { id: 2, name: 'Reviewer' }, { id: 3, name: 'Read Only' }]);
    expect(deliverySpeeds.filter(({ isDefault }) => isDefault)).toEqual([{ name: 'Standard', isDefault: true }]);
  });
});
