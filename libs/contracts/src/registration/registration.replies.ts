import type { Uuid } from '@covertrail/domain/kernel/event';

/** What the domain of an address says [A07]; nothing about the address itself (ADR 78). */
export interface EmailLookUp {
  /** The domain is of a provider that serves everybody: nobody signs up with it. */
  readonly excludedDomain: boolean;
  /** Companies whose people have addresses of this domain; what every certificate prints. */
  readonly emailDomainCompanies: readonly {
    readonly id: Uuid;
    readonly name: string;
    readonly city: string;
    readonly state: string;
  }[];
}

/** The outcome screen that comes next [A09]. */
export interface SignedUp {
  readonly outcome: 'pendingVerification';
}

export interface VerifiedEmail {
  readonly companyName: string;
}
