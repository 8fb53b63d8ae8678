import type { Outcome } from '../compliance/finding.js';
import type { Status } from './status.js';

/** The facts from which the shared-policy dashboard derives a status. */
export interface SharedPolicy {
  readonly verification: Status;
  /** Shared with a company, a user or for printing only [D09]. */
  readonly flagged: boolean;
  readonly answersRequest: boolean;
  readonly complianceIssue: boolean;
  readonly reviewRequired: boolean;
}

/** What the last assessment of a shared project says of what is shown there; nothing before the first one, and an unknown outcome needs a review. */
export const issuesOf = (outcome: Outcome | null): Pick<SharedPolicy, 'complianceIssue' | 'reviewRequired'> => ({
  complianceIssue: outcome === 'fail',
  reviewRequired: outcome === 'review' || outcome === 'unknown',
});

const AS_THEY_ARE: ReadonlySet<Status> = new Set([
  'processing',
  'expired',
  'canceled',
  'pendingCancellation',
  'rejected',
]);

/** Which status the dashboards show of a policy, in the order of [C14]. `displayOf` words it. */
export function sharedPolicyStatus(policy: SharedPolicy): Status {
  const { verification } = policy;
  if ((verification === 'verified' || verification === 'reviewed') && policy.flagged) return 'active';
  if ((verification === 'verified' && policy.answersRequest) || verification === 'reviewed') return 'compliant';
  if (AS_THEY_ARE.has(verification)) return verification;
  if (policy.complianceIssue) return 'fail';
  return policy.reviewRequired ? 'review' : verification;
}

/** What a reader of several policies must know first comes first. */
const WORST_FIRST: readonly Status[] = [
  'canceled',
  'rejected',
  'expired',
  'pendingCancellation',
  'fail',
  'unverified',
  'review',
  'processing',
  'archived',
  'notYetInForce',
  'expiring',
];

/** The status of policies that are shared together: the worst of them and how many have it; null where there are none. */
export function worstStatus(statuses: readonly Status[]): { readonly status: Status; readonly count: number } | null {
  const status = WORST_FIRST.find((worst) => statuses.includes(worst)) ?? statuses[0];
  return status === undefined ? null : { status, count: statuses.filter((shared) => shared === status).length };
}
