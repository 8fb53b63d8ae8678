import { gapTitle } from './gap-words.js';

describe('the name of a requirement that is not met', () => {
  it('names its line, and the part of it that has limits by the words of ACORD', () => {
    const rule = 'workersCompensation.limit.eachAccident';
    expect(gapTitle({ rule, line: 'workersCompensation', named: null })).toBe(
      'Workers’ compensation: Employers’ liability, each accident',
    );
  });
});
