import { claimedPolicies } from './claimed-policies.js';
import { but, dollars, faultless, given, letters, ticked } from './testing/given-readings.js';

describe('the policies that a certificate claims [E02]', () => {
  it('have their line, their insurer by its letter, and their limits by code', () => {
    const [policy, ...others] = claimedPolicies(faultless());
    expect(others).toEqual([]);
    expect(policy).toMatchObject({
      line: 'generalLiability',
      insurers: [{ letter: 'A', name: { key: 'insurerA.name' }, naic: { key: 'insurerA.naic' } }],
      policyNumber: { key: 'generalLiability.policyNumber' },
      waiver: null,
      limits: [{ code: 'eachOccurrence' }, { code: 'generalAggregate' }],
    });
  });

  it.each([
    [ticked(), undefined, 'excessLiability', 'excessEachOccurrence'],
    [ticked(), ticked(), 'umbrella', 'umbrellaEachOccurrence'],
    [undefined, ticked(), 'umbrella', 'umbrellaEachOccurrence'],
  ])('are excess where the row is ticked so and not as umbrella too (%#)', (excess, umbrella, line, code) => {
    const policies = claimedPolicies(
      but(
        given('umbrella.eachOccurrence', dollars(5_000_000)),
        ...(excess ? [given('umbrella.excess', excess)] : []),
        ...(umbrella ? [given('umbrella.umbrella', umbrella)] : []),
      ),
    );
    expect(policies[1]).toMatchObject({ line, limits: [{ code }] });
  });

  it('have no line where a free row names their kind in words, and its ticks are none of theirs', () => {
    const policies = claimedPolicies(
      but(
        given('other1.type', 'Pollution'),
        given('other1.policyNumber', 'CPL 1'),
        given('other1.letters', letters('A')),
      ),
    );
    expect(policies[1]).toMatchObject({
      line: null,
      row: 'other1',
      type: { key: 'other1.type' },
      limits: [],
      ticks: [],
    });
  });

  it('have the ticks of their row besides the codes that every row has', () => {
    const [policy] = claimedPolicies(
      but(given('generalLiability.occurrence', ticked()), given('generalLiability.waiver', ticked())),
    );
    expect(policy?.ticks.map(({ key }) => key)).toEqual(['generalLiability.occurrence']);
    expect(policy?.waiver?.key).toBe('generalLiability.waiver');
  });
});
