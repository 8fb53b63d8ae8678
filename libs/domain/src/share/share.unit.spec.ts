import { given } from '../kernel/testing/given.js';
import type { PoliciesShared, ShareCommand, ShareEnabled, ShareEnded, SharedPolicyRemoved } from './share.contract.js';
import { shareDecider } from './share.decider.js';
import { shownPolicies, shownUntil } from './share.state.js';

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

describe('a share with a last day [D08]', () => {
  const until = (shareExpiringOn: string): PoliciesShared => ({ ...shared, data: { ...shared.data, shareExpiringOn } });
  it('ends when that day is over, and not before', () => {
    const past = given(shareDecider, until('2026-12-31'));
    past.when({ type: 'ExpireShare', on: '2026-12-31' }).nothing();
    past
      .when({ type: 'ExpireShare', on: '2027-01-01' })
      .then({ type: 'ShareEnded', data: { ...ended.data, expired: true } });
    given(shareDecider, shared).when({ type: 'ExpireShare', on: '2030-01-01' }).nothing();
  });
});

const enabled: ShareEnabled = { type: 'ShareEnabled', data: ended.data };
const removed: SharedPolicyRemoved = {
  type: 'SharedPolicyRemoved',
  data: { shareId, insuredId, requesterId, policyIds: ['p1'] },
};

describe('enabling a share [D08]', () => {
  const enable = (shareExpiringOn: string | null): ShareCommand => ({
    type: 'EnableShare',
    on: '2026-12-01',
    shareExpiringOn,
  });
  it('shows the policies of an ended share again, to a new last day or without one', () => {
    given(shareDecider, shared, ended).when(enable(null)).then(enabled);
    given(shareDecider, shared, ended)
      .when(enable('2026-12-01'))
      .then({ type: 'ShareEnabled', data: { ...ended.data, shareExpiringOn: '2026-12-01' } });
    given(shareDecider, shared).when(enable(null)).nothing();
  });
  it('does not take a last day that has passed', () =>
    given(shareDecider, shared, ended).when(enable('2026-11-30')).refused('SHARE.EXPIRY_PAST'));
  it('leaves out what was removed', () => {
    expect(shownPolicies(given(shareDecider, shared, removed, ended, enabled).state)).toEqual(['p2']);
  });
});

describe('removing a policy of a share [D08]', () => {
  const remove = (policyId: string): ShareCommand => ({ type: 'RemoveSharedPolicy', policyId });
  it('keeps the others, once', () => {
    given(shareDecider, shared).when(remove('p1')).then(removed);
    given(shareDecider, shared, removed).when(remove('p1')).nothing();
  });
  it('ends the share with its last policy', () =>
    given(shareDecider, shared, removed)
      .when(remove('p2'))
      .then({ type: 'ShareEnded', data: { ...ended.data, policyIds: ['p2'] } }));
  it('needs a policy of a share that is not over', () => {
    given(shareDecider, shared).when(remove('p9')).refused('SHARE.POLICY_NOT_IN_SHARE');
    given(shareDecider, shared, ended).when(remove('p1')).refused('SHARE.ENDED');
  });
  it('says for each policy until when the share showed it', () => {
    const { state } = given(shareDecider, shared, removed, ended);
    expect([shownUntil(state, 'p1'), shownUntil(state, 'p2'), shownUntil(state, 'p9')]).toEqual([
      '2'.padStart(20, '0'),
      '3'.padStart(20, '0'),
      undefined,
    ]);
    expect(shownUntil(given(shareDecider, shared, removed).state, 'p2')).toBeNull();
  });
});
