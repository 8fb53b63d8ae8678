import { matchOf, type ClaimedTerm, type PolicyOnFile } from './policy-match.js';

const ON_FILE: PolicyOnFile = {
  policyId: 'p-1',
  line: 'generalLiability',
  number: 'GL-88120',
  period: { effectiveOn: '2026-01-01', expiresOn: '2027-01-01' },
  carrierId: 'c-1',
  renewable: true,
};
const claims = (change: Partial<ClaimedTerm> = {}): ClaimedTerm => ({
  line: 'generalLiability',
  number: 'GL 88120',
  effectiveOn: '2026-01-01',
  expiresOn: '2027-01-01',
  carrierId: 'c-1',
  ...change,
});

describe('the policy that a certificate means [E02]', () => {
  it('has its line and number, however the number is spaced', () =>
    expect(matchOf(claims(), [ON_FILE])).toEqual({ kind: 'onFile', policyId: 'p-1' }));

  it('may have the same line and term under another number: a person says whether it is the same', () =>
    expect(matchOf(claims({ number: 'GL-88I20' }), [ON_FILE])).toEqual({ kind: 'sameTerm', policyId: 'p-1' }));

  it('is a renewal where it begins as another one ends, under its number or a new one of the same insurer', () => {
    const next = { effectiveOn: '2027-01-01', expiresOn: '2028-01-01' };
    expect(matchOf(claims(next), [ON_FILE])).toEqual({ kind: 'renewal', policyId: 'p-1' });
    expect(matchOf(claims({ ...next, number: 'NEW-1' }), [ON_FILE])).toEqual({ kind: 'renewal', policyId: 'p-1' });
    expect(matchOf(claims({ ...next, number: 'NEW-1', carrierId: 'c-2' }), [ON_FILE])).toEqual({ kind: 'new' });
  });

  it('is not clear where two have the number and the term', () =>
    expect(matchOf(claims(), [ON_FILE, { ...ON_FILE, policyId: 'p-2' }])).toEqual({
      kind: 'unclear',
      policyIds: ['p-1', 'p-2'],
    }));

  it('is new where neither number nor term is on file, and for another line', () => {
    expect(matchOf(claims({ number: 'X', effectiveOn: '2029-01-01', expiresOn: '2030-01-01' }), [ON_FILE])).toEqual({
      kind: 'new',
    });
    expect(matchOf(claims({ line: 'automobile' }), [ON_FILE])).toEqual({ kind: 'new' });
    expect(matchOf(claims({ number: null, effectiveOn: null, expiresOn: null }), [ON_FILE])).toEqual({ kind: 'new' });
  });
});
