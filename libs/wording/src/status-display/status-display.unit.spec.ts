import { STATUSES, type Status } from '@covertrail/domain/status/status';
import { SCREENS, type Screen } from './screens.js';
import { displayOf, truncateLabel } from './status-display.js';
import type { Tone } from './tone.js';

/** Each status with its plain word and color: what a cell holds unless the next table says otherwise. */
const PLAIN: Readonly<Record<Status, readonly [string, Tone]>> = {
  verified: ['Verified', 'green'],
  reviewed: ['Reviewed', 'green'],
  complied: ['Compliance', 'darkRed'],
  compliant: ['Compliant', 'green'],
  compliantByException: ['Compliant by Exception', 'amber'],
  active: ['Active', 'green'],
  accepted: ['Accepted', 'green'],
  approved: ['Approved', 'green'],
  processed: ['Processed', 'green'],
  unverified: ['Unverified', 'grey'],
  inReview: ['In Review', 'amber'],
  review: ['Requires Review', 'amber'],
  processing: ['Processing', 'amber'],
  inProcess: ['In Process', 'amber'],
  inProgress: ['In Progress', 'amber'],
  pending: ['Pending', 'amber'],
  requested: ['Requested', 'amber'],
  actionRequired: ['Action Required', 'amber'],
  responded: ['Responded', 'green'],
  expiring: ['Expiring', 'amber'],
  expired: ['Expired', 'darkRed'],
  canceled: ['Canceled', 'darkRed'],
  pendingCancellation: ['Pending Cancellation', 'amber'],
  notYetInForce: ['Not Yet In Force', 'amber'],
  fail: ['Non-Compliant', 'darkRed'],
  nonCompliant: ['Non-Compliant', 'darkRed'],
  complianceIssue: ['Compliance Issue', 'red'],
  rejected: ['Rejected', 'salmon'],
  declined: ['Declined', 'salmon'],
  inactive: ['Inactive', 'salmon'],
  archived: ['Archived', 'grey'],
  noPolicies: ['No Policies', 'grey'],
  upgrade: ['Upgrade', 'salmon'],
  invited: ['Invited', 'salmon'],
  awaitingEnrollmentFees: ['Awaiting Enrollment Fees', 'amber'],
  pendingActivation: ['Pending Activation', 'amber'],
  pendingApproval: ['Pending Approval', 'amber'],
  agentApprovalPending: ['Agent Approval Pending', 'amber'],
  insuredApprovalPending: ['Insured Approval Pending', 'amber'],
};

/** What [C14] asks, sentence by sentence. */
const OTHERWISE: readonly (readonly [Screen, Status, string, Tone])[] = [
  ['shareSummary', 'inReview', 'Verified', 'green'],
  ['respondSummary', 'inReview', 'Verified', 'green'],
  ['sharedPolicyList', 'verified', 'Active', 'green'],
  ['agentList', 'verified', 'Active', 'green'],
  ['requesterList', 'verified', 'Active', 'green'],
  ['respondSummary', 'verified', 'Unverified', 'grey'],
  ['agentPendingRequest', 'verified', 'Unverified', 'grey'],
  ['sharedPolicyDashboard', 'rejected', 'Inactive', 'salmon'],
  ['requesterDashboard', 'rejected', 'Inactive', 'salmon'],
  ['trackedSuppliers', 'rejected', 'Inactive', 'salmon'],
  ['sharedPolicyList', 'rejected', 'Inactive', 'salmon'],
  ['agentList', 'rejected', 'Inactive', 'salmon'],
  ['requesterList', 'rejected', 'Inactive', 'salmon'],
  ['sharedPolicyList', 'inReview', 'Inactive', 'salmon'],
  ['agentList', 'inReview', 'Inactive', 'salmon'],
  ['requesterList', 'inReview', 'Inactive', 'salmon'],
  ['requesters', 'rejected', 'Inactive', 'salmon'],
  ['requesters', 'complied', 'Compliant', 'green'],
  ['requesters', 'reviewed', 'Compliant', 'green'],
  ['requesters', 'requested', 'Action Required', 'amber'],
  ['requesters', 'noPolicies', 'Not Asked', 'grey'],
  ['sharedPolicyDashboard', 'complied', 'Compliant', 'green'],
  ['requesterDashboard', 'complied', 'Compliant', 'green'],
  ['trackedSuppliers', 'complied', 'Compliant', 'green'],
  ['sharedPolicyDashboard', 'reviewed', 'Compliant', 'green'],
  ['requesterDashboard', 'reviewed', 'Compliant', 'green'],
  ['trackedSuppliers', 'reviewed', 'Compliant', 'green'],
  ['sharedPolicyDashboard', 'fail', 'Compliance', 'darkRed'],
  ['requesterDashboard', 'fail', 'Compliance', 'darkRed'],
  ['pendingRequest', 'complied', 'Action Required', 'amber'],
  ['pendingRequest', 'fail', 'Action Required', 'amber'],
  ['pendingRequest', 'nonCompliant', 'Action Required', 'amber'],
  ['pendingRequest', 'processing', 'Action Required', 'amber'],
  ['agentPendingRequest', 'complied', 'Action Required', 'amber'],
  ['agentPendingRequest', 'fail', 'Action Required', 'amber'],
  ['agentPendingRequest', 'nonCompliant', 'Action Required', 'amber'],
  ['agentPendingRequest', 'processing', 'Action Required', 'amber'],
  ['remarksOnDashboard', 'review', 'In Review', 'amber'],
  ['remarks', 'fail', 'Non-Compliant', 'red'],
  ['remarks', 'nonCompliant', 'Non-Compliant', 'red'],
  ['documents', 'fail', 'Non-Compliant', 'red'],
  ['documents', 'nonCompliant', 'Non-Compliant', 'red'],
  ['companyAdmin', 'invited', 'Invited', 'blue'],
];

const CELLS = SCREENS.flatMap((screen) =>
  STATUSES.map((status) => {
    const other = OTHERWISE.find(([shownOn, two]) => shownOn === screen && two === status);
    const [label, tone] = other ? [other[2], other[3]] : PLAIN[status];
    return [screen, status, label, tone] as const;
  }),
);

describe('[C14] the word and color of a status', () => {
  it.each(CELLS)('on %s, %s: %s, %s', (screen, status, label, tone) => {
    const display = displayOf(screen, status);
    expect([display.full, display.tone]).toEqual([label, tone]);
  });

  it('are cut to 20 characters in lists and to 25 elsewhere, and kept whole beside', () => {
    expect(displayOf('agentList', 'awaitingEnrollmentFees')).toEqual({
      label: 'Awaiting Enrollment…',
      full: 'Awaiting Enrollment Fees',
      tone: 'amber',
    });
    expect(displayOf('companyAdmin', 'awaitingEnrollmentFees').label).toBe('Awaiting Enrollment Fees');
    expect(displayOf('agentList', 'pendingCancellation').label).toBe('Pending Cancellation');
  });

  it.each([
    ['12345678901234567890', 20, '12345678901234567890'],
    ['123456789012345678901', 20, '1234567890123456789…'],
    ['', 20, ''],
  ])('%s cut to %d: %s', (label, length, cut) => expect(truncateLabel(label, length)).toBe(cut));
});
