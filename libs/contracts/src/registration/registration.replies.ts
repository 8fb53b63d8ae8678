import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Agreement } from '@covertrail/domain/user/user.contract';
import type { AccessLevel } from '@covertrail/domain/rights/access-levels';

/** What the domain of an address says [A07]; nothing about the address itself (ADR 78). */
export interface EmailLookUp {
  /** The domain is of a provider that serves everybody: nobody signs up with it. */
  readonly excludedDomain: boolean;
  /** Companies whose people have addresses of this domain. */
  readonly emailDomainCompanies: readonly JoinableCompany[];
}

/** A company that somebody who signs up may ask to join: only what every certificate prints. */
export interface JoinableCompany {
  readonly id: Uuid;
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

/** The outcome screen that comes next [A09]. */
export interface SignedUp {
  readonly outcome: 'pendingVerification' | 'active';
}

/** What an invitation is for. Who has the link has the mail, and so may know of the account [A10]. */
export interface OpenedInvitation {
  readonly companyName: string;
  readonly email: string;
  readonly access: AccessLevel;
  /** The license agreement to accept: an agency's people are agents. */
  readonly agreement: Agreement;
  readonly hasAccount: boolean;
}

/** Which company invited which address to be its agent [A08]. Who has the link has the mail, and so may know of the account. */
export interface OpenedAgentLink {
  readonly insuredName: string;
  readonly email: string;
  /** The agent logs in: the address has an account already. */
  readonly hasAccount: boolean;
  /** Agencies whose people have addresses of this domain. */
  readonly agencies: readonly JoinableCompany[];
}

/** What became of whoever proved the address: a company with its first person, or a person who waits for the company, or was invited to it [A09]. */
export interface VerifiedEmail {
  readonly companyName: string;
  readonly outcome: 'founded' | 'pendingApproval' | 'active';
}
