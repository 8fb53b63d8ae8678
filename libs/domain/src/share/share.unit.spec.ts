import { given } from '../kernel/testing/given.js';
import type { PoliciesShared, ShareCommand, ShareEnded } from './share.contract.js';
import { shareDecider } from './share.decider.js';

const shared: PoliciesShared = {
  type: 'PoliciesShared',
  data: {
    shareId: '70000000-0000-4000-8000-000000000001',
    insuredId: '20000000-0000-4000-8000-000000000001',
    agencyId: '30000000-0000-4000-8000-000000000001',
    requesterId: '10000000-0000-4000-8000-000000000001',
    projectId: '60000000-0000-4000-8000-000000000001',
    requestId: null,
    policyIds: ['p1', 'p2'],
  },
};
const { shareId, insuredId, requesterId, policyIds } = shared.data;
const ended: ShareEnded = { type: 'ShareEnded', data: { shareId, insuredId, requesterId, policyIds } };
const share = (change: Partial<PoliciesShared['data']> = {}): ShareCommand => ({
  type: 'SharePolicies',
  ...shared.data,
  ...change,
});

describe('sharing policies', () => {
  it('records each policy once', () =>
    given(shareDecider)
      .when(share({ policyIds: ['p1', 'p2', 'p1'] }))
      .then(shared));
  it('records no event the second time', () => given(shareDecider, shared).when(share()).nothing());
  it('does not take other policies under the same id', () =>
    given(shareDecider, shared)
      .when(share({ policyIds: ['p3'] }))
      .refused('SHARE.ALREADY_EXISTS'));
  it('needs a policy', () =>
    given(shareDecider)
      .when(share({ policyIds: [] }))
      .refused('SHARE.NO_POLICY'));
});

describe('ending a share', () => {
  it('names what is no longer shown, once', () => {
    given(shareDecider, shared).when({ type: 'EndShare' }).then(ended);
    given(shareDecider, shared, ended).when({ type: 'EndShare' }).nothing();
  });
  it('needs a share', () => given(shareDecider).when({ type: 'EndShare' }).refused('SHARE.NOT_FOUND'));
});
