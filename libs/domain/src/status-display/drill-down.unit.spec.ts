import { DRILL_DOWN_CODES, groupOfCodes } from './drill-down.js';

describe('drill-down codes of the dashboard [F01]', () => {
  it.each([
    ['12,7,11', 'compliant'], ['7', 'compliant'], ['13', 'nonCompliant'], ['2,5', 'expired'], [' 5 , 2', 'expired'],
  ])('%j leads to %s', (codes, group) => {
    expect(groupOfCodes(codes)).toBe(group);
  });

  it.each(['', '1', '12,13', '12,x', '12,', '-2'])('%j leads nowhere', (codes) => {
    expect(groupOfCodes(codes)).toBeNull();
  });

  it('name each code once', () => {
    const all = Object.values(DRILL_DOWN_CODES).flat();
    expect(new Set(all).size).toBe(all.length);
  });
});
