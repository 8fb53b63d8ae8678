import type { LimitCode } from '@covertrail/domain/insurance/coverage';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { Cents } from '@covertrail/domain/kernel/money';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { BlanketLimit, LimitDetail } from '@covertrail/domain/insurance/terms/limit-details';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import type { PolicyStatus } from '@covertrail/domain/policy/policy.contract';
import type { TermSources } from '@covertrail/domain/policy/policy-on-day';
import type { LocationRow } from '../location/location.replies.js';
import type { InsurerRatings, PolicySummary } from './policy.replies.js';

/** Which limits of a policy are viewed, by the names of the call [C02]: `property` are those of the policy itself. */
export const VIEWED_LIMITS = ['property', 'blanket', 'location'] as const;
export type ViewedLimits = (typeof VIEWED_LIMITS)[number];

/** What of a limit row a requester may ask for. */
export const LIMIT_ISSUES = ['limit', 'deductible', 'coinsurance', 'valuation'] as const;

/** What a limit row states otherwise than a requester asks, in words; or what would do and is proven too little or too long ago. */
export interface LimitIssue {
  readonly what: (typeof LIMIT_ISSUES)[number];
  readonly requested: string;
  readonly available: string;
  /** Present where the value itself would do: what of its proof is not as asked. */
  readonly proofText?: string;
}

/** A limit of a policy with what stands beside it [C03]. */
export interface PolicyLimitRow extends LimitDetail {
  readonly limit: LimitCode;
  readonly limitTypeId: number;
  readonly limitCategoryId: number;
  /** Absent where none is stated. */
  readonly amount?: Cents;
  /** One for each requirement that it fails, or meets without the proof that is asked. */
  readonly issues: readonly LimitIssue[];
  /** One for each requirement that it meets together with the layers above it, and not alone. */
  readonly madeUp: readonly Pick<LimitIssue, 'requested' | 'available'>[];
}

/** How many limits of each kind a policy has. */
export interface LimitCounts {
  readonly policyLimitCount: number;
  readonly blanketLimitCount: number;
  readonly locationLimitCount: number;
}

/** The names of the fields are given, misspellings included [C02]: rows of the asked kind alone. */
export interface LimitDetailsPage extends LimitCounts {
  /** The number of the region: 1 is the US, 2 Canada. */
  readonly countryId: number;
  readonly region: RegionCode;
  readonly policyLimts: readonly PolicyLimitRow[];
  readonly blanketLimits: readonly BlanketLimit[];
  readonly locations: readonly LocationRow[];
  /** Of the asked kind, on all pages. */
  readonly totalCount: number;
  /** Whether any policy limit fails a requirement. */
  readonly hasLimitIssue: boolean;
  /** Whether any policy limit would do and is proven too little or too long ago. */
  readonly hasProofIssue: boolean;
}

/** A requirement of a requester and how the policy meets it, in words. */
export interface StandingFinding {
  /** `generalLiability.rating`. */
  readonly rule: string;
  readonly outcome: Outcome;
  readonly title: string;
  readonly requiredText: string;
  readonly availableText: string;
  /** What of its proof is not as the requester demands. */
  readonly proofText?: string;
}

/** How a policy stands with one requester: the findings of the present verdict that are about it. */
export interface RequesterFindings {
  readonly trackingId: Uuid;
  readonly requesterName: string;
  readonly projectName: string;
  /** Of a line with both: a combined single limit and split limits may stand for each other. */
  readonly acceptsEitherKind: boolean;
  /** Of a line with auto symbols: any one of the requested symbols is enough. */
  readonly acceptsAnySymbol: boolean;
  readonly findings: readonly StandingFinding[];
}

export interface PolicyCompliance {
  readonly standings: readonly RequesterFindings[];
}

/** Who placed a policy. */
export interface PlacingAgent {
  readonly agencyId: Uuid;
  readonly agencyName: string;
  /** The file of the agency's logo; null where it has none. */
  readonly agencyLogoId: Uuid | null;
  readonly agentName: string;
}

/** A policy that a supplier provided, for the requester: as it is today, or as it was when its last share ended. */
export interface ProvidedPolicyCard extends PolicySummary {
  readonly projectId: Uuid;
  readonly standing: PolicyStatus;
  readonly terms: PolicyTerms;
  /** Where each part of the terms comes from, and since when. */
  readonly sources: TermSources;
  readonly insurer: InsurerRatings;
  readonly agent: PlacingAgent | null;
}
