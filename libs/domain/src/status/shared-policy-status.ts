import type { Status } from './status.js';

/** The facts from which the shared-policy dashboard derives a status. */
export interface SharedPolicy {
  readonly verification: Status;
  /** Shared with a company, a user or for printing only (spec 3 section 3). */
  readonly flagged: boolean;
  readonly answersRequest: boolean;
  readonly complianceIssue: boolean;
  readonly reviewRequired: boolean;
}

const AS_THEY_ARE: ReadonlySet<Status> = new Set(['processing', 'expired', 'canceled', 'pendingCancellation', 'rejected']);

/** Which status the dashboards show of a policy, in the order of spec 2 section 4. `displayOf` words it. */
export function sharedPolicyStatus(policy: SharedPolicy): Status {
  const { verification } = policy;
  if ((verification === 'verified' || verification === 'reviewed') && policy.flagged) return 'active';
  if ((verification === 'verified' && policy.answersRequest) || verification === 'reviewed') return 'compliant';
  if (AS_THEY_ARE.has(verification)) return verification;
  if (policy.complianceIssue) return 'fail';
  return policy.reviewRequired ? 'review' : verification;
}
