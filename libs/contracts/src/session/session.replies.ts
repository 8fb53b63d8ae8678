import type { CompanyRole } from '@covertrail/domain/rights/company-roles';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { AccessLevel, Permission } from '@covertrail/domain/rights/access-levels';
import type { Agreement, DismissedGuide } from '@covertrail/domain/user/user.contract';

/**
 * The reply to a log-in [A01]. `role` decides the first page of the person; `roles` are all that the company has. An operator
 * has no company: `companyId` is null, `companyName` empty, `timeZone` UTC
 * and `region` the United States.
 */
export interface LoginRecord {
  readonly id: Uuid;
  readonly role: 'Requestor' | 'Insured' | 'Agent' | 'Operator';
  readonly roles: readonly LoginRecord['role'][];
  readonly jwt: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyId: Uuid | null;
  readonly companyName: string;
  /** IANA name: the days of the company's insurance begin and end in this time zone. */
  readonly timeZone: string;
  /** The one in which the person reads moments [I01]; null: that of the company. */
  readonly ownTimeZone: string | null;
  /** Of the company's country: its requirements are in the currency of the region. */
  readonly region: RegionCode;
  readonly profileCompleted: boolean;
}

/** One of the companies of a person [A02]. */
export interface CompanyCard {
  readonly id: Uuid;
  readonly name: string;
  readonly address1: string;
  /** Empty where there is none. */
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly postCode: string;
  /** The file of its logo; null where there is none. */
  readonly logoId: Uuid | null;
}

/** It is proved who the person is, who has more than one company: no session begins before one is chosen [A02]. */
export interface CompanyAsked {
  /** Tells the questions between the proof and the session apart. */
  readonly asks: 'company';
  readonly multiemailUser: true;
  /** Proves the password to the call that chooses; valid once, and for a few minutes. */
  readonly challenge: string;
  readonly companies: readonly CompanyCard[];
}

/** It is proved who the person is, who has an authenticator app: no session begins, and no company is asked for, before a code of it [A17]. */
export interface CodeAsked {
  readonly asks: 'code';
  readonly challenge: string;
}

/** A company of the person requires an authenticator app, and there is none: it is set up before a session begins [A18]. */
export interface EnrollmentAsked {
  readonly asks: 'enrollment';
  readonly challenge: string;
  /** Names of the companies that require it. */
  readonly requiredBy: readonly string[];
}

/** What is asked between a proof of who someone is and the session. */
export type Asked = CompanyAsked | CodeAsked | EnrollmentAsked;

export type LogInReply = LoginRecord | Asked;

/** A picture to read and, beside it, a question in words: one of both is answered [A01]. */
export interface Captcha {
  /** Valid for one answer, right or wrong, and for a few minutes. */
  readonly captchaId: string;
  /** A PNG as an address of `data:`. */
  readonly picture: string;
  readonly question: string;
}

/** GET user/userdetails. */
export interface UserDetails {
  readonly id: Uuid;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  /** The file of the photo [I01]; null where there is none. */
  readonly photoId: Uuid | null;
  readonly role: LoginRecord['role'];
  readonly roles: readonly LoginRecord['role'][];
  readonly permissions: readonly Permission[];
  readonly access: AccessLevel;
  /** The time zone in which the person reads moments [I01]; null: that of the company. */
  readonly ownTimeZone: string | null;
  /** Minutes without a sign of the person after which the page ends the session; 0: never [A12]. */
  readonly idleMinutes: number;
  /** The guides that are over for this person in this company. */
  readonly dismissedGuides: readonly Omit<DismissedGuide, 'companyId'>[];
  /** Agreements that were revised after the person accepted them; none for an operator [A07]. */
  readonly termsToAccept: readonly Agreement[];
  /** Null for an operator. */
  readonly company: {
    readonly id: Uuid;
    readonly name: string;
    readonly regionId: 1 | 2;
    readonly roles: readonly CompanyRole[];
    readonly timeZone: string;
    readonly primaryContact: boolean;
    /** The file of its logo; null where there is none. */
    readonly logoId: Uuid | null;
    /** Who acts as a requester reads that the company is in training [B04]. */
    readonly isInTraining: boolean;
    /** Where an agency that works with Applied Epic gets the free plugin [B05]; null for others, and where there is none. */
    readonly epicPluginUrl: string | null;
  } | null;
}

/** An account of the demo world, with its password on purpose. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role: 'Requester' | 'Agent' | 'Insured' | 'Operator';
  readonly company: string;
}

/** Whose session lives. */
export interface KeptAlive {
  readonly userId: Uuid;
}

/** A sentence for the person. */
export interface Said {
  readonly message: string;
}

/** What the link of a mail opens to choose a new password [A10]. */
export interface PasswordLink {
  /** Of the account. */
  readonly email: string;
}
