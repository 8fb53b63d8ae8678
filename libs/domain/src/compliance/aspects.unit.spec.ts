import { aspectsThatDiffer, policiesDiffer } from './aspects.js';
import { factFrom, policy } from './testing/sample-policies.js';

const gl = policy('generalLiability');
const rules = (other: typeof gl, layers = false) =>
  Object.entries(aspectsThatDiffer(gl, other, layers) ?? {})
    .filter(([, differs]) => differs)
    .map(([kind]) => kind);

describe('rules that may come to another answer', () => {
  it('are none when only period and verification differ, which other rules evaluate', () =>
    expect(
      rules({ ...gl, verification: factFrom('unverified'), period: factFrom({ effectiveOn: '', expiresOn: '' }) }),
    ).toEqual([]));
  it('are the limits for a limit', () => expect(rules({ ...gl, limits: factFrom({}) })).toEqual(['ownLimit', 'limit']));
  it('are limits with umbrellas for a trigger', () =>
    expect(rules({ ...gl, trigger: factFrom(null) })).toEqual(['limit', 'trigger']));
  it('are the trigger and limits with umbrellas for a retroactive date', () =>
    expect(rules({ ...gl, retroactiveOn: factFrom('2024-01-01') })).toEqual(['limit', 'trigger']));
  it('are limits with umbrellas for an umbrella', () => expect(rules(gl, true)).toEqual(['limit']));
  it('are endorsements for what forms prove', () =>
    expect(Object.entries(aspectsThatDiffer(gl, gl, false, true) ?? {}).filter(([, differs]) => differs)).toEqual([
      ['endorsement', true],
    ]));
  it('are endorsements for an endorsement', () =>
    expect(rules({ ...gl, endorsements: factFrom([]) })).toEqual(['endorsement']));
  it('are the rating for a rating or another carrier', () => {
    expect(rules({ ...gl, rating: factFrom(null) })).toEqual(['rating']);
    expect(rules({ ...gl, carrier: factFrom({ carrierId: 'c', name: 'C' }) })).toEqual(['rating']);
  });
  it('are all for the number, which all of them state', () =>
    expect(rules({ ...gl, policyNumber: 'other' })).toEqual(['ownLimit', 'limit', 'trigger', 'endorsement', 'rating']));
});

describe('layers differ', () => {
  const umbrella = policy('umbrella');
  it('when one is gone or is another object', () => {
    expect(policiesDiffer([umbrella], [])).toBe(true);
    expect(policiesDiffer([umbrella], [{ ...umbrella }])).toBe(true);
    expect(policiesDiffer([umbrella], [umbrella])).toBe(false);
  });
});
