import type { Outcome } from '../compliance/finding.js';
import { hasLapsed } from '../compliance/lapsed.js';
import { expiryStatus, nextDate } from './expiry.js';
import { issuesOf, sharedPolicyStatus, type SharedPolicy } from './shared-policy-status.js';
import { CLIENT_STATUS_CODES, COMPANY_STATUS_CODES, drillDownOf, drillDownsOf } from './status-codes.js';
import { statusOfOutcome } from './status-of-outcome.js';
import type { Status } from './status.js';
import { supplierStatus, type TrackedSupplier } from './supplier-status.js';

const TODAY = '2026-06-01';

describe('the label of a date', () => {
  it.each([
    ['2026-05-31', 'expired'],
    ['2026-06-01', 'expiring'],
    ['2026-07-01', 'expiring'],
    ['2026-07-02', null],
  ])('%s: %s', (date, label) => expect(expiryStatus(date, TODAY)).toBe(label));

  it('the next of several is the first after today', () => {
    expect(nextDate(['2027-01-01', '2026-06-01', '2026-08-01', '2025-01-01'], TODAY)).toBe('2026-08-01');
    expect(nextDate(['2026-06-01'], TODAY)).toBeNull();
  });
});

describe('the status of a tracked supplier', () => {
  const row = {
    outcome: 'pass',
    checking: false,
    asked: 'responded',
    answered: true,
    nextExpiry: '2027-01-01',
  } as const;
  it.each<[Partial<TrackedSupplier>, Status]>([
    [{}, 'compliant'],
    [{ active: false }, 'inactive'],
    [{ active: false, checking: true }, 'inactive'],
    [{ nextExpiry: '2026-07-01' }, 'expiring'],
    [{ checking: true }, 'processing'],
    [{ checking: true, outcome: null, asked: 'requested' }, 'processing'],
    [{ outcome: null, answered: false, asked: 'requested', nextExpiry: null }, 'requested'],
    [{ outcome: null, answered: false, asked: 'declined', nextExpiry: null }, 'declined'],
    [{ outcome: 'unknown', answered: false, asked: 'none', nextExpiry: null }, 'noPolicies'],
    [{ outcome: 'unknown', answered: false, nextExpiry: null }, 'processing'],
    [{ outcome: null, nextExpiry: null }, 'processing'],
    [{ outcome: 'fail' }, 'nonCompliant'],
    [{ outcome: 'fail', lapsed: true }, 'expired'],
    [{ outcome: 'unknown', answered: false, asked: 'requested', nextExpiry: null }, 'requested'],
    [{ outcome: 'unknown', answered: false, asked: 'declined', nextExpiry: null }, 'declined'],
    [{ outcome: 'fail', asked: 'requested', nextExpiry: null }, 'nonCompliant'],
    [{ outcome: 'fail', asked: 'requested' }, 'nonCompliant'],
    [{ outcome: 'review', nextExpiry: '2026-06-15' }, 'review'],
    [{ outcome: 'unknown' }, 'review'],
  ])('%j: %s', (change, status) => expect(supplierStatus({ ...row, ...change }, TODAY)).toBe(status));

  it('has lapsed where a policy ended or was canceled, not where none was shared', () => {
    expect(hasLapsed([{ reason: 'LIMIT.MET' }, { reason: 'POLICY.ENDED' }])).toBe(true);
    expect(hasLapsed([{ reason: 'POLICY.CANCELED' }])).toBe(true);
    expect(hasLapsed([{ reason: 'LINE.ABSENT' }, { reason: 'LIMIT.SHORT' }])).toBe(false);
  });
});

describe('the status of a shared policy', () => {
  const plain: SharedPolicy = {
    verification: 'verified',
    flagged: false,
    answersRequest: false,
    complianceIssue: false,
    reviewRequired: false,
  };
  it.each<[Partial<SharedPolicy>, Status]>([
    [{ flagged: true }, 'active'],
    [{ verification: 'reviewed', flagged: true, answersRequest: true }, 'active'],
    [{ answersRequest: true, complianceIssue: true }, 'compliant'],
    [{ verification: 'reviewed' }, 'compliant'],
    [{ verification: 'processing', complianceIssue: true }, 'processing'],
    [{ verification: 'expired', reviewRequired: true }, 'expired'],
    [{ verification: 'canceled' }, 'canceled'],
    [{ verification: 'pendingCancellation' }, 'pendingCancellation'],
    [{ verification: 'rejected', flagged: true }, 'rejected'],
    [{ complianceIssue: true, reviewRequired: true }, 'fail'],
    [{ reviewRequired: true }, 'review'],
    [{}, 'verified'],
    [{ verification: 'inReview' }, 'inReview'],
  ])('%j: %s', (change, status) => expect(sharedPolicyStatus({ ...plain, ...change })).toBe(status));

  it.each<[Outcome | null, Status]>([
    ['fail', 'fail'],
    ['review', 'review'],
    ['unknown', 'review'],
    ['pass', 'unverified'],
    [null, 'unverified'],
  ])('where it is unverified and its project says %s: %s', (outcome, status) =>
    expect(sharedPolicyStatus({ ...plain, verification: 'unverified', ...issuesOf(outcome) })).toBe(status),
  );
});

describe('numbers of statuses', () => {
  it('group as the specification says', () => {
    expect([12, 7, 11].map(drillDownOf)).toEqual(['compliant', 'compliant', 'compliant']);
    expect(drillDownOf(13)).toBe('nonCompliant');
    expect([2, 5].map(drillDownOf)).toEqual(['expired', 'expired']);
    expect(drillDownOf(1)).toBe('inactive');
    expect([0, 3, 14].map(drillDownOf)).toEqual([undefined, undefined, undefined]);
    expect(drillDownsOf([13, 7, 12, 99])).toEqual(['nonCompliant', 'compliant']);
  });
  it('of companies and of clients are not the same', () => {
    expect(COMPANY_STATUS_CODES.expiring).toBe(7);
    expect(CLIENT_STATUS_CODES).toEqual({
      canceled: 1,
      expired: 2,
      nonCompliant: 3,
      unverified: 4,
      inactive: 5,
      expiring: 6,
      archived: 7,
    });
  });
});

it('an outcome that is unknown is never shown as compliant', () =>
  expect((['pass', 'fail', 'review', 'unknown'] as const).map(statusOfOutcome)).toEqual([
    'compliant',
    'nonCompliant',
    'review',
    'review',
  ]));
