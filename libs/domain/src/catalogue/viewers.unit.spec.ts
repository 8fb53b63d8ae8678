import { isSeenBy, viewersOf, type Relations } from './viewers.js';

const relations: Relations = {
  holdersOf: (policyId) => (policyId === 'p-1' ? ['insured', 'agency'] : []),
  sharersOf: (policyId) => (policyId === 'p-1' ? ['requester'] : []),
  agenciesOf: (insuredId) => (insuredId === 'insured' ? ['agency'] : []),
};

describe('who sees an event', () => {
  it('leaves out those that a policy is shared with, for an event that is not shared', () =>
    expect(viewersOf({ companies: [], policyId: 'p-1', unshared: true }, relations)).toEqual(['insured', 'agency']));
  it('is the companies that it names, and no other', () =>
    expect(viewersOf({ companies: ['a', 'b'] }, relations)).toEqual(['a', 'b']));

  it('is each holder of its policy once', () =>
    expect(viewersOf({ companies: ['agency'], policyId: 'p-1' }, relations)).toEqual([
      'agency',
      'insured',
      'requester',
    ]));

  it('is the agency that represents its insured', () =>
    expect(viewersOf({ companies: ['requester', 'insured'], insuredId: 'insured' }, relations)).toEqual([
      'requester',
      'insured',
      'agency',
    ]));

  it('is not a company without a relation to it', () => {
    expect(isSeenBy({ companies: [], policyId: 'p-2' }, 'requester', relations)).toBe(false);
    expect(isSeenBy({ companies: [], policyId: 'p-1' }, 'requester', relations)).toBe(true);
  });

  it('is everyone where it says so', () => {
    expect(isSeenBy({ companies: [], everyone: true }, 'anybody', relations)).toBe(true);
    expect(viewersOf({ companies: [], everyone: true }, relations)).toEqual([]);
  });
});
