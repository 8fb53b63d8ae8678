import type { EndorsementDetails } from '../compliance/endorsements/endorsement-detail.js';
import type { RegionCode } from '../compliance/lines/regions.js';
import type { CertificateHolder } from './certificate-holder.contract.js';
import { UNSTATED_COVERAGE, type CoverageTerms } from './coverage-terms.contract.js';
import type { BlanketLimit, LimitDetails } from './limit-details.contract.js';

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

/** What a policy may state besides; each has a value that says that nothing was stated (`UNSTATED_TERMS`). */
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
  /** Remarks that are provided beside the description of operations, each up to 1000 characters. */
  readonly remarks: readonly string[];
  /** Whom certificates of the policy name as certificate holder; empty where nobody was stated. */
  readonly certificateHolders: readonly CertificateHolder[];
  readonly instructions: string;
  /** Notes to the requester. */
  readonly notes: string;
}

/** Of a policy about which nothing further was stated. */
export const UNSTATED_TERMS: FurtherTerms = {
  region: 'unitedStates',
  limitDetails: {},
  endorsementDetails: {},
  blankets: [],
  exclusion: null,
  exception: null,
  remarks: [],
  certificateHolders: [],
  instructions: '',
  notes: '',
  ...UNSTATED_COVERAGE,
};
