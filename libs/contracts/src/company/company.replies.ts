import type { Uuid } from '@covertrail/domain/kernel/event';
import type { AgencyDetails, AgencyInSystem, PostalAddress } from '@covertrail/domain/company/company.contract';

/** What a company says of itself [I01], to its own people. */
export interface CompanyProfileReply {
  readonly id: Uuid;
  readonly name: string;
  readonly address: PostalAddress;
  /** The country of its registration, two letters: the amounts of its requirements are in the currency of that one. */
  readonly registeredIn: string;
  readonly phone: string | null;
  /** IANA name: the days of the company's insurance begin and end there. */
  readonly timeZone: string;
  /** The last four digits, to the primary contact alone; null for others, and where there is none. */
  readonly taxIdEnding: string | null;
  /** Null for what is no agency; each text is empty where the agency states none [A08]. */
  readonly agency: Required<AgencyDetails> | null;
  /** The system from which an agency signed up; null for every other company. */
  readonly agencySystem: AgencyInSystem | null;
  /** The file of its logo; null where there is none. */
  readonly logoId: Uuid | null;
  /** Whether it is in training [B04]; null for what is no requester. */
  readonly isInTraining: boolean | null;
  /** To send back as `If-Match`. */
  readonly revision: number;
}

/** A company found by its name: only what every certificate prints. */
export interface CompanyHit {
  readonly id: Uuid;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly trade: string | null;
}
