import type { CalendarDate } from '../kernel/dates.js';
import type { CertifiedPolicy } from './certificate-content.contract.js';

/** Why what a certificate says of a policy does not hold any more, whatever its terms are. `notVerified`: no agent has approved what was changed. */
export type NoLongerBecause =
  | { readonly is: 'expired' | 'canceled' | 'notYetInForce' | 'replaced'; readonly on: CalendarDate }
  | { readonly is: 'rejected' | 'archived' | 'notVerified' };

/** What is on record for a later day; on the day of the check it has not happened yet. */
export interface Announced {
  readonly is: 'canceled' | 'replaced';
  readonly on: CalendarDate;
}

/** Something that a certificate prints of a policy. */
export interface PrintedFact {
  readonly label: string;
  /** Empty where the label says it all. */
  readonly text: string;
}

/** A policy of an issued certificate on the day of a check [E05]. */
export interface PolicySinceCertified {
  /** As the certificate states it: as of the revision that was certified, on the day of issue. */
  readonly certified: CertifiedPolicy;
  readonly present: CertifiedPolicy;
  readonly isInForce: boolean;
  readonly because: readonly NoLongerBecause[];
  readonly announced: readonly Announced[];
}
