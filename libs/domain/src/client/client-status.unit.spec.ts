import { clientSummary, type ClientPolicy } from './client-status.rules.js';

const today = '2026-11-21';
const policy = (other: Partial<ClientPolicy> = {}): ClientPolicy => ({
  line: 'generalLiability',
  verification: 'verified',
  expiresOn: '2027-07-01',
  canceledFrom: null,
  ...other,
});
const status = (...policies: ClientPolicy[]) => clientSummary(policies, today).status;

describe('the status of a client', () => {
  it('depends on what an agent must do', () => {
    expect(status()).toBe('noPolicies');
    expect(status(policy())).toBe('active');
    expect(status(policy(), policy({ line: 'umbrella', verification: 'unverified' }))).toBe('unverified');
    expect(status(policy({ verification: 'rejected' }))).toBe('noPolicies');
  });

  it('is expiring from 30 days before a line ends to the day it ends, unless another policy follows', () => {
    expect(status(policy({ expiresOn: '2026-12-22' }))).toBe('active');
    expect(status(policy({ expiresOn: '2026-12-21' }))).toBe('expiring');
    expect(status(policy({ expiresOn: today }), policy({ line: 'umbrella' }))).toBe('expiring');
    expect(status(policy({ expiresOn: today }), policy())).toBe('active');
  });

  it('is expired or canceled only when no policy is in force any more', () => {
    const expired = policy({ expiresOn: '2026-11-20' });
    expect(status(expired)).toBe('expired');
    expect(status(expired, policy())).toBe('active');
    expect(status(policy({ canceledFrom: today }))).toBe('canceled');
    expect(status(policy({ canceledFrom: '2026-11-22' }))).toBe('expiring');
    expect(status(policy({ canceledFrom: today }), expired)).toBe('expired');
    expect(status(policy({ expiresOn: '2026-01-01', canceledFrom: '2026-06-01' }))).toBe('expired');
  });

  it('is not disturbed by an unverified policy that ended', () => {
    expect(clientSummary([policy(), policy({ verification: 'unverified', expiresOn: '2026-01-01' })], today)).toEqual({
      policyCount: 2,
      unverifiedCount: 0,
      nextExpiry: '2027-07-01',
      status: 'active',
    });
  });
});
