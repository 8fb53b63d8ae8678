import { SUPPLIER_NEEDS, supplierNeed, urgencyOf } from './supplier-need.js';

describe('what a requester needs of its supplier', () => {
  it.each([
    ['requested', false, 'fail', 'answer'],
    ['requested', false, null, 'answer'],
    ['responded', false, null, 'wait'],
    ['declined', false, 'fail', 'ended'],
    ['none', false, 'fail', 'ended'],
    ['requested', true, 'fail', 'fix'],
    ['responded', true, 'fail', 'fix'],
    ['responded', true, 'review', 'wait'],
    ['responded', true, 'unknown', 'wait'],
    ['responded', true, null, 'wait'],
    ['requested', false, 'pass', 'fine'],
    ['responded', true, 'pass', 'fine'],
  ] as const)('where it is %s, shared %s and %s: %s', (requestState, answered, outcome, need) =>
    expect(supplierNeed({ asked: requestState, answered, outcome })).toBe(need),
  );

  it('has its order', () => expect(SUPPLIER_NEEDS.map(urgencyOf)).toEqual([0, 1, 2, 3, 4]));
});
