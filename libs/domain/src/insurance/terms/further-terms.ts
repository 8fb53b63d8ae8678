import type { EndorsementDetails } from '../endorsements/endorsement-detail.js';
import type { RegionCode } from '../lines/regions.js';
import type { CertificateHolder } from './certificate-holder.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { CoverageChange, CoverageTerms } from './coverage-terms.js';
import type { BlanketLimit, LimitDetails } from './limit-details.js';
import type { Change } from './policy-change.js';

/**
 * The Exclusions card [C09]. Of a line of employees: whether a proprietor, partner, executive, officer or member is excluded (ACORD 25);
 * of every other line: whether anything is excluded that the line usually covers (decision 57).
 */
export interface ProprietorExclusion {
  readonly excluded: boolean;
  /** Who or what, and why; empty where nothing is excluded. */
  readonly comment: string;
}

/** How a policy answers a state that alone insures workers: it accepts stop gap, or the coverage type is not required [C09]. */
export const STATE_FUND_EXCEPTIONS = ['acceptStopGap', 'coverageTypeNotRequired'] as const;
export type StateFundException = (typeof STATE_FUND_EXCEPTIONS)[number];

/** A remark of a policy, and the comment of its exclusion, hold so many characters. */
export const REMARK_LENGTH = 1_000;

/** What a policy may state besides; each has a value that says that nothing was stated (`policy-aspects.ts`). */
export interface FurtherTerms extends CoverageTerms {
  /** Where the policy is written: its amounts are in the currency of the region. */
  readonly region: RegionCode;
  readonly limitDetails: LimitDetails;
  /** Of the endorsements that are applied. What the compliance engine assesses, their forms and proof, is in `endorsements`. */
  readonly endorsementDetails: EndorsementDetails;
  readonly blankets: readonly BlanketLimit[];
  /** Null where the question was not answered. */
  readonly exclusion: ProprietorExclusion | null;
  readonly exception: StateFundException | null;
  /** Remarks that are provided beside the description of operations, each up to `REMARK_LENGTH` characters. */
  readonly remarks: readonly string[];
  /** Whom certificates of the policy name as certificate holder; empty where nobody was stated. */
  readonly certificateHolders: readonly CertificateHolder[];
  readonly instructions: string;
  /** Notes to the requester. */
  readonly notes: string;
}

export type PolicyRegionChanged = DomainEvent<'PolicyRegionChanged', Change<FurtherTerms['region']>>;
export type LimitDetailsChanged = DomainEvent<'LimitDetailsChanged', Change<LimitDetails>>;
export type EndorsementDetailsChanged = DomainEvent<
  'EndorsementDetailsChanged',
  Change<FurtherTerms['endorsementDetails']>
>;
export type BlanketLimitsChanged = DomainEvent<'BlanketLimitsChanged', Change<readonly BlanketLimit[]>>;
export type ProprietorExclusionChanged = DomainEvent<'ProprietorExclusionChanged', Change<FurtherTerms['exclusion']>>;
export type StateFundExceptionChanged = DomainEvent<'StateFundExceptionChanged', Change<FurtherTerms['exception']>>;
export type PolicyRemarksChanged = DomainEvent<'PolicyRemarksChanged', Change<readonly string[]>>;
export type CertificateHoldersChanged = DomainEvent<
  'CertificateHoldersChanged',
  Change<FurtherTerms['certificateHolders']>
>;
export type PolicyInstructionsChanged = DomainEvent<'PolicyInstructionsChanged', Change<string>>;
export type PolicyNotesChanged = DomainEvent<'PolicyNotesChanged', Change<string>>;

/** Each changes one of the further terms. */
export type FurtherChange =
  | PolicyRegionChanged
  | LimitDetailsChanged
  | EndorsementDetailsChanged
  | BlanketLimitsChanged
  | ProprietorExclusionChanged
  | StateFundExceptionChanged
  | PolicyRemarksChanged
  | CertificateHoldersChanged
  | PolicyInstructionsChanged
  | PolicyNotesChanged
  | CoverageChange;
