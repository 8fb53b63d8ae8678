import { limitPer } from './limit-per.js';

describe('what a limit is for', () => {
  it('is what its name counts', () => {
    expect(limitPer('eachOccurrence', null)).toBe('Occurrence');
    expect(limitPer('combinedSingleLimit', null)).toBe('Accident');
    expect(limitPer('medicalExpense', null)).toBe('Person');
  });

  it('is the policy for an aggregate, unless it applies to each project or location', () => {
    expect(limitPer('generalAggregate', null)).toBe('Policy');
    expect(limitPer('generalAggregate', { basis: 'perProject', description: '' })).toBe('Project');
  });

  it('is not said of a limit whose name does not say it', () => {
    expect(limitPer('buildingLimit', null)).toBeNull();
  });
});
