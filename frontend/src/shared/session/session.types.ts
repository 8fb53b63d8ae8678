import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { UserDetails } from '@covertrail/contracts/session/session.replies';
import type { AccessLevel, Permission } from '@covertrail/domain/rights/access-levels';
import type { Role } from './role.js';

/** The person who is logged in, as pages need it. */
export interface SessionUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Empty for an operator, as the name is. */
  readonly companyId: string;
  readonly companyName: string;
  /** The file of its logo; null where there is none, and until the details of the person are read. */
  readonly companyLogoId: string | null;
  /** Whether the company is in training, which its requesters read at the foot of each page [B04]. */
  readonly isInTraining: boolean;
  /** Where the agency gets the plugin for Applied Epic [B05]; null where it does not work with it. */
  readonly epicPluginUrl: string | null;
  /** The file of the person's photo; null where there is none, and until the details of the person are read. */
  readonly photoId: string | null;
  /** IANA name of the zone in which the company's insurance days begin and end. */
  readonly timeZone: string;
  /** The time zone in which the person reads moments; null: that of the company [I01]. */
  readonly ownTimeZone: string | null;
  /** Of the company's country: its requirements are in the currency of the region. */
  readonly region: RegionCode;
  /** The roles of the company, in the order in which they are offered. */
  readonly roles: readonly Role[];
  readonly permissions: readonly Permission[];
  /** In the company. As the log-in does not return it, it is `readOnly` until the details of the person are read. */
  readonly access: AccessLevel;
  readonly primaryContact: boolean;
  /** Minutes without a sign of the person after which the session ends; 0: never. Null until the details of the person are read. */
  readonly idleMinutes: number | null;
  /** Guides that are over for the person. Null until the details of the person are read: no guide is shown before. */
  readonly dismissedGuides: UserDetails['dismissedGuides'] | null;
  /** Agreements that were revised since the person accepted them [A07]. */
  readonly termsToAccept: UserDetails['termsToAccept'];
}

/** `ended`: the server refused the token, and the page waits behind the Session Timeout notice. */
export interface SessionState {
  readonly status: 'out' | 'checking' | 'in' | 'ended';
  readonly user: SessionUser | null;
  readonly role: Role | null;
  /** Where a log-out leads, if not to the log-in. */
  readonly leftFor?: AfterLogOut;
  readonly leftBecause?: LeftBecause;
}

/** Why a person is logged out: `wrongRole` opened a page that none of the person's roles has [A12]. */
export type LeftBecause = 'asked' | 'wrongRole';

/** The open pages to which a log-out leads. */
export type AfterLogOut = '/login' | '/update-password-success';
