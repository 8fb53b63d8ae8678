import { given } from '../kernel/testing/given.js';
import type { PoliciesShared, ShareCommand } from './share.contract.js';
import { shareDecider } from './share.decider.js';

const of = { shareId: 's-1', insuredId: 'c-1', requesterId: 'c-2' };
const shared: PoliciesShared = {
  type: 'PoliciesShared',
  data: { ...of, agencyId: null, projectId: 'j-1', requestId: null, policyIds: ['p-1', 'p-2'] },
};
const issue = (upTo: string, policyId = 'p-1'): ShareCommand => ({ type: 'IssueSharedPolicyAgain', policyId, upTo });
const issued = (since: string, upTo: string) =>
  ({ type: 'SharedPolicyIssuedAgain', data: { ...of, policyId: 'p-1', since, upTo } }) as const;
const LATER = '00000000000000000090';
const LAST = '00000000000000000095';

describe('a shared policy that is issued again [D12]', () => {
  it('is issued once for each change, since the last that was told', () => {
    given(shareDecider, shared)
      .when(issue(LATER))
      .then(expect.objectContaining({ type: 'SharedPolicyIssuedAgain' }) as never);
    given(shareDecider, shared, issued('', LATER)).when(issue(LATER)).nothing();
    given(shareDecider, shared, issued('', LATER)).when(issue(LAST)).then(issued(LATER, LAST));
    given(shareDecider, shared, issued('', LAST)).when(issue(LATER)).nothing();
  });

  it('says what changed beside its terms', () =>
    given(shareDecider, shared, issued('', LATER))
      .when({ type: 'IssueSharedPolicyAgain', policyId: 'p-1', upTo: LAST, beside: ['locations'] })
      .then({ ...issued(LATER, LAST), data: { ...issued(LATER, LAST).data, beside: ['locations'] } }));

  it('is not issued where nothing changed since it was shared', () =>
    given(shareDecider, shared).when(issue('')).nothing());

  it('is one that the share shows', () => {
    given(shareDecider, shared).when(issue(LATER, 'p-3')).refused('SHARE.POLICY_NOT_IN_SHARE');
    given(shareDecider, shared, { type: 'SharedPolicyRemoved', data: { ...of, policyIds: ['p-1'] } })
      .when(issue(LATER))
      .refused('SHARE.POLICY_NOT_IN_SHARE');
    given(shareDecider, shared, { type: 'ShareEnded', data: { ...of, policyIds: ['p-1', 'p-2'] } })
      .when(issue(LATER))
      .refused('SHARE.ENDED');
    given(shareDecider).when(issue(LATER)).refused('SHARE.NOT_FOUND');
  });
});
