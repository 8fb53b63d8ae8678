import type { ProvidedPolicy } from '../../insurance/coverage.js';
import { policy } from '../testing/sample-policies.js';
import { assessing, asking, findingOf } from '../testing/sample-requirements.js';

const evaluated = (policies: ProvidedPolicy[], day = '2026-06-01') => {
  const { outcome, reason } = findingOf(
    assessing(asking('generalLiability'), policies, day),
    'generalLiability.inForce',
  );
  return [outcome, reason];
};
const gl = policy('generalLiability');

describe('a line is in force', () => {
  it.each([
    ['2025-12-31', 'fail', 'POLICY.NOT_BEGUN'],
    ['2026-01-01', 'pass', 'POLICY.IN_FORCE'],
    ['2026-12-31', 'pass', 'POLICY.IN_FORCE'],
    ['2027-01-01', 'fail', 'POLICY.ENDED_TODAY'],
    ['2027-01-02', 'fail', 'POLICY.ENDED'],
  ])('on %s: %s, %s', (day, ...expected) => expect(evaluated([gl], day)).toEqual(expected));

  it('from the day it was canceled on not, and until then yes', () => {
    const canceled = policy('generalLiability', { canceledSince: '2026-05-01' });
    expect(evaluated([canceled], '2026-04-30')).toEqual(['pass', 'POLICY.IN_FORCE']);
    expect(evaluated([canceled], '2026-05-01')).toEqual(['fail', 'POLICY.CANCELED']);
    expect(evaluated([canceled], '2028-01-01')).toEqual(['fail', 'POLICY.CANCELED']);
  });

  it('needs manual review until an agent has verified it, and fails when one rejected it', () => {
    expect(evaluated([policy('generalLiability', { verification: 'unverified' })])).toEqual([
      'review',
      'POLICY.UNVERIFIED',
    ]);
    expect(evaluated([policy('generalLiability', { verification: 'rejected' })])).toEqual(['fail', 'POLICY.REJECTED']);
  });

  it('of a policy that was verified says since when it was changed [H01]', () => {
    const gl = policy('generalLiability', { verification: 'unverified' });
    const changed = { ...gl, verification: { ...gl.verification, changedSince: '2026-02-03' } };
    const finding = (of: typeof gl) =>
      findingOf(assessing(asking('generalLiability'), [of]), 'generalLiability.inForce');
    expect(finding(changed)).toMatchObject({ reason: 'POLICY.UNVERIFIED', params: { changedSince: '2026-02-03' } });
    expect(finding(gl).params).not.toHaveProperty('changedSince');
  });

  it('not by a policy of another line or another insured', () => {
    expect(evaluated([policy('automobile')])).toEqual(['fail', 'LINE.ABSENT']);
    expect(evaluated([policy('generalLiability', { insuredId: 'someone else' })])).toEqual(['fail', 'LINE.ABSENT']);
  });

  it('is explained by what ended, not by what is still to come, and by the nearest of either', () => {
    const ended = policy('generalLiability', { id: 'b', from: '2025-01-01', to: '2026-03-01' });
    const older = policy('generalLiability', { id: 'a', from: '2024-01-01', to: '2025-01-01' });
    const soon = policy('generalLiability', { id: 'd', number: 'SOON', from: '2026-07-01', to: '2027-07-01' });
    const later = policy('generalLiability', { id: 'c', from: '2026-09-01', to: '2028-07-01' });
    const finding = findingOf(
      assessing(asking('generalLiability'), [older, later, ended, soon]),
      'generalLiability.inForce',
    );
    expect(finding).toMatchObject({
      reason: 'POLICY.ENDED',
      params: { policyNumber: 'NO-b', nextPolicy: 'SOON', nextFrom: '2026-07-01' },
    });
    expect(
      findingOf(assessing(asking('generalLiability'), [later, soon]), 'generalLiability.inForce').params,
    ).toMatchObject({ policyNumber: 'SOON' });
  });

  it('without a gap where one policy ends on the day the next begins', () => {
    const next = policy('generalLiability', { id: 'next', from: '2027-01-01', to: '2028-01-01' });
    expect(evaluated([gl, next], '2026-12-31')).toEqual(['pass', 'POLICY.IN_FORCE']);
    expect(evaluated([gl, next], '2027-01-01')).toEqual(['pass', 'POLICY.IN_FORCE']);
    expect(
      evaluated([gl, policy('generalLiability', { id: 'late', from: '2027-01-02', to: '2028-01-01' })], '2027-01-01'),
    ).toEqual(['fail', 'POLICY.ENDED_TODAY']);
  });
});
