import { conflictsIn, merged } from './policy-conflict.view.js';
import { policyDetails } from './testing/sample-policy.js';

const base = policyDetails().terms;
const mine = { ...base, policyNumber: 'MINE-1', limits: { combinedSingleLimit: 200_000_000 } };
const theirs = { ...base, policyNumber: 'THEIRS-1', descriptionOfOperations: 'Cranes' };
const versions = { base, mine, theirs };

describe('two edits of one policy', () => {
  it('need a choice only where both changed the same part', () =>
    expect(conflictsIn(versions)).toEqual([
      {
        part: 'policyNumber',
        lines: [{ part: 'policyNumber', label: 'Policy number', before: 'THEIRS-1', after: 'MINE-1' }],
      },
    ]));

  it('are merged part by part', () => {
    expect(merged(versions, { policyNumber: 'mine' })).toEqual({ ...mine, descriptionOfOperations: 'Cranes' });
    expect(merged(versions, { policyNumber: 'theirs' })).toEqual({ ...theirs, limits: mine.limits });
  });
});
