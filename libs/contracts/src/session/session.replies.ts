import type { CompanyRole } from '@covertrail/domain/company/company.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { AccessLevel, Permission } from '@covertrail/domain/membership/membership.contract';

/**
 * Spec 1 section 3, login response. `role` is where the person lands; `roles` all that the company allows. An operator, whom the
 * specification does not know, has no company: `companyId` is null, `companyName` empty and `timeZone` UTC.
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
  /** IANA name: the company's insurance days begin and end in it. */
  readonly timeZone: string;
  readonly profileCompleted: boolean;
}

/** GET user/userdetails. */
export interface UserDetails {
  readonly id: Uuid;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly role: LoginRecord['role'];
  readonly roles: readonly LoginRecord['role'][];
  readonly permissions: readonly Permission[];
  readonly access: AccessLevel;
  /** Null for an operator. */
  readonly company: { readonly id: Uuid; readonly name: string; readonly regionId: 1 | 2; readonly roles: readonly CompanyRole[]; readonly timeZone: string; readonly primaryContact: boolean } | null;
}

/** An account of the demo world, with its password on purpose. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role: 'Requester' | 'Agent' | 'Insured' | 'Operator';
  readonly company: string;
}

/** A sentence for the person. */
export interface Said {
  readonly message: string;
}
