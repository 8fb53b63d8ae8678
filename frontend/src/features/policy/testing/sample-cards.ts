import type { LimitDetailsPage, ProvidedPolicyCard } from '@covertrail/contracts/policy/policy-cards.replies';
import type { Call } from '#testing/fake-server';
import { policyDetails } from './sample-policy.js';

/** A policy with one limit, one location and no blanket. */
export const limitsPage = (more: Partial<LimitDetailsPage> = {}): LimitDetailsPage => ({
  policyLimitCount: 1,
  blanketLimitCount: 0,
  locationLimitCount: 1,
  countryId: 1,
  region: 'unitedStates',
  blanketLimits: [],
  locations: [],
  totalCount: 1,
  hasLimitIssue: false,
  hasProofIssue: false,
  policyLimts: [
    { limit: 'combinedSingleLimit', limitTypeId: 201, limitCategoryId: 1, amount: 100_000_000, issues: [], madeUp: [] },
  ],
  ...more,
});

interface AskedLimits {
  readonly limitType: string;
  readonly page: number;
}

export const askedLimits = ({ body }: Call): AskedLimits => body as AskedLimits;

export const providedPolicy = (more: Partial<ProvidedPolicyCard> = {}): ProvidedPolicyCard => {
  const {
    id: policyId,
    line,
    policyNumber,
    carrierName,
    effectiveOn,
    expiresOn,
    terms,
    sources,
    insurer,
  } = policyDetails();
  return {
    policyId,
    projectId: '55555555-5555-4555-8555-555555555555',
    line,
    policyNumber,
    carrierName,
    effectiveOn,
    expiresOn,
    terms,
    sources,
    insurer,
    standing: 'verified',
    agent: {
      agencyId: '66666666-6666-4666-8666-666666666666',
      agencyName: 'Hollis & Vance',
      agencyLogoId: null,
      agentName: 'Priya Nair',
    },
    ...more,
  };
};
