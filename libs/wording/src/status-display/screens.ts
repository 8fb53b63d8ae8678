import type { Status } from '@covertrail/domain/status/status';

/** Screens that word statuses in a way of their own [C14]. */
export const SCREENS = [
  'sharedPolicyDashboard',
  'requesterDashboard',
  'trackedSuppliers',
  'requesters',
  'sharedPolicyList',
  'agentList',
  'requesterList',
  'shareSummary',
  'respondSummary',
  'pendingRequest',
  'agentPendingRequest',
  'remarks',
  'remarksOnDashboard',
  'documents',
  'companyAdmin',
] as const;
export type Screen = (typeof SCREENS)[number];

type Words = Readonly<Partial<Record<Status, string>>>;

const ON_DASHBOARDS: Words = { complied: 'Compliant', reviewed: 'Compliant', rejected: 'Inactive' };
const ON_SHARED_POLICIES: Words = { ...ON_DASHBOARDS, fail: 'Compliance' };
const ON_LISTS: Words = { verified: 'Active', rejected: 'Inactive', inReview: 'Inactive' };
const ON_PENDING_REQUESTS: Words = {
  complied: 'Action Required',
  fail: 'Action Required',
  nonCompliant: 'Action Required',
  processing: 'Action Required',
};

/**
 * Where a screen's word differs from the plain one. The same word means opposite things on different screens, which is why
 * nothing but this table may know them. A rejected policy reads Inactive on dashboards: the rule that it "shows as it is"
 * says which status is shown, this table how that status is worded.
 */
export const WORDS: Readonly<Record<Screen, Words>> = {
  sharedPolicyDashboard: ON_SHARED_POLICIES,
  requesterDashboard: ON_SHARED_POLICIES,
  trackedSuppliers: ON_DASHBOARDS,
  requesters: { ...ON_DASHBOARDS, requested: 'Action Required', noPolicies: 'Not Asked' },
  sharedPolicyList: ON_LISTS,
  agentList: ON_LISTS,
  requesterList: ON_LISTS,
  shareSummary: { inReview: 'Verified' },
  respondSummary: { inReview: 'Verified', verified: 'Unverified' },
  pendingRequest: ON_PENDING_REQUESTS,
  agentPendingRequest: { ...ON_PENDING_REQUESTS, verified: 'Unverified' },
  remarks: {},
  remarksOnDashboard: { review: 'In Review' },
  documents: {},
  companyAdmin: {},
};
