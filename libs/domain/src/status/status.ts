/**
 * Every status that a screen can show, by a code with one meaning everywhere. The specification's word "Compliance" is two of
 * them: `complied` (a verification with a good result) and `fail` (a compliance issue).
 */
export const STATUSES = [
  'verified', 'reviewed', 'complied', 'compliant', 'compliantByException', 'active', 'accepted', 'approved', 'processed',
  'unverified', 'inReview', 'review', 'processing', 'inProcess', 'inProgress', 'pending', 'requested', 'actionRequired', 'responded',
  'expiring', 'expired', 'canceled', 'pendingCancellation', 'notYetInForce',
  'fail', 'nonCompliant', 'complianceIssue', 'rejected', 'declined', 'inactive', 'archived', 'noPolicies',
  'upgrade', 'invited', 'awaitingEnrollmentFees', 'pendingActivation', 'pendingApproval',
  'agentApprovalPending', 'insuredApprovalPending',
] as const;
export type Status = (typeof STATUSES)[number];
