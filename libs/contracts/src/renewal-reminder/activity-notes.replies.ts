import type { CalendarDate } from '@covertrail/domain/kernel/dates';

/** A policy that has expired, and that no other took the place of. */
export interface ExpiredPolicy {
  /** `General liability GL-88120`. */
  readonly name: string;
  readonly expiredOn: CalendarDate;
}

/** A client of an agency whose renewals are past due, for one requester that its policies were shared with [A11]. */
export interface PastDueRenewal {
  readonly clientName: string;
  /** Empty where the policies are shared with nobody. */
  readonly requesterName: string;
  readonly policies: readonly ExpiredPolicy[];
  /** Says without a log-in that the agency no longer represents the client; null for who may not. */
  readonly removeClientUrl: string | null;
  /** Where the certificate is given, after a log-in (decision 99); null where this requester has no open request. */
  readonly uploadCoiUrl: string | null;
}

/** What the link of a mail shows an agent: the clients whose renewals are past due at this moment, the oldest first. */
export interface ActivityNotesPage {
  readonly agencyName: string;
  readonly renewals: readonly PastDueRenewal[];
}
