import { keysOf, recordOf } from '@covertrail/domain/kernel/record-of';
import { UNSTATED_TERMS } from '@covertrail/domain/insurance/terms/unstated-terms';
import type { PolicyDetails, PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { USER } from '#testing/render-app.tsx';

const CARRIER = {
  carrierId: '33333333-3333-4333-8333-333333333333',
  name: 'Summit Mutual',
  naic: '24112',
} as const;

export const policyRow = (more: Partial<PolicyRow> = {}): PolicyRow => ({
  id: '44444444-4444-4444-8444-444444444444',
  insuredId: USER.companyId,
  insuredName: 'Granite Peak Demolition',
  line: 'automobile',
  policyNumber: 'BA-33071',
  carrierName: CARRIER.name,
  effectiveOn: '2020-07-01',
  expiresOn: '2099-07-01',
  verification: 'verified',
  verifiedOn: '2020-06-20',
  editsAwait: false,
  canceledFrom: null,
  standing: 'verified',
  ...more,
});

const ALL_DAYS = { from: '2020-07-01', to: '2099-07-01' } as const;
const DAYS: PolicyDetails['days'] = {
  policyNumber: ALL_DAYS,
  period: ALL_DAYS,
  carrier: ALL_DAYS,
  limits: { from: '2021-05-01', to: '2099-07-01' },
  trigger: ALL_DAYS,
  retroactiveOn: ALL_DAYS,
  endorsements: ALL_DAYS,
  schedule: ALL_DAYS,
  descriptionOfOperations: ALL_DAYS,
  ...recordOf(keysOf(UNSTATED_TERMS), () => ALL_DAYS),
};

const VERIFIED = { kind: 'verifiedByAgent', on: '2020-06-20' } as const;
const SOURCES: PolicyDetails['sources'] = {
  ...recordOf(keysOf(DAYS), () => null),
  policyNumber: VERIFIED,
  period: VERIFIED,
  carrier: VERIFIED,
  limits: VERIFIED,
};

/** An automobile policy with a combined single limit of 1,000,000. */
export const policyDetails = (more: Partial<PolicyDetails> = {}): PolicyDetails => ({
  ...policyRow(more),
  verifiedBy: 'Priya Raman, Hollis & Vance',
  terms: {
    policyNumber: 'BA-33071',
    period: { effectiveOn: '2020-07-01', expiresOn: '2099-07-01' },
    carrier: CARRIER,
    limits: { combinedSingleLimit: 100_000_000 },
    trigger: null,
    retroactiveOn: null,
    endorsements: [],
    schedule: null,
    descriptionOfOperations: '',
    ...UNSTATED_TERMS,
  },
  agencyId: null,
  agentId: null,
  rejectionReason: null,
  endorsementRequests: [],
  revision: 4,
  mayEdit: true,
  mayApprove: false,
  mayReverify: false,
  mayReplace: true,
  mayArchive: true,
  mayUnarchive: false,
  mayAttach: true,
  replaces: null,
  replacedBy: null,
  insurer: {
    ratingAtStart: { strength: 'A-', size: 'VIII' },
    currentRating: { strength: 'A', size: null },
    currentSince: '2020-05-04',
  },
  days: DAYS,
  sources: SOURCES,
  unchanged: {},
  ...more,
});
