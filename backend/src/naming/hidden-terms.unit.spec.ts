import { recorded } from '@covertrail/domain/kernel/testing/given';
import type { AppliedCoverage, PolicyCoveragesChanged } from '@covertrail/domain/insurance/terms/coverage-terms';
import { POLICY } from '@covertrail/domain/policy/testing/sample-policies';
import { withoutHiddenTerms } from './hidden-terms.rules.js';

const coverage = (type: AppliedCoverage['type']): AppliedCoverage => ({ type, subCoverages: [], description: '' });
const changed = recorded<PolicyCoveragesChanged>([
  {
    type: 'PolicyCoveragesChanged',
    data: {
      policyId: POLICY,
      effectiveFrom: '2026-11-01',
      before: [],
      after: [coverage('excessCoverage'), coverage('stopGap'), coverage('followForm')],
    },
  },
])[0]!;

describe('stop gap and excess coverage in a history', () => {
  it('are hidden from requesters alone [C13]', () => {
    expect(withoutHiddenTerms(changed, 'requester').data.after).toEqual([coverage('followForm')]);
    for (const role of ['insured', 'agent'] as const) expect(withoutHiddenTerms(changed, role)).toBe(changed);
  });
});
