import type { Request } from 'express';
import type { CompanyRole } from '@covertrail/domain/company/company.contract';
import type { ActingRole, Uuid } from '@covertrail/domain/kernel/event';
import type { AccessLevel, Permission } from '@covertrail/domain/membership/membership.contract';

/** The content of a verified token, before any right is checked. */
export interface TokenHolder {
  readonly userId: Uuid;
  readonly companyId: Uuid;
  readonly sessionId: Uuid;
}

/** The person behind a request, with rights read from the write side for this request. */
export interface Actor extends TokenHolder {
  readonly companyRoles: readonly CompanyRole[];
  readonly access: AccessLevel;
  readonly permissions: readonly Permission[];
  readonly primaryContact: boolean;
  readonly timeZone: string;
  /** The role in which this request acts. */
  readonly role: Exclude<ActingRole, 'system'>;
  /** The insured for whom an agent acts, when the route is about one. */
  readonly onBehalfOf?: Uuid;
}

/** Express requests behind the token guard, and, after the other guards, with their actor and the id of their command. */
export type HeldRequest = Request & { user: TokenHolder };
export type ActingRequest = Request & { user: Actor; commandId: Uuid };

const ROLE_OF: Readonly<Record<CompanyRole, Actor['role']>> = { requester: 'requester', insured: 'insured', agency: 'agent' };

export const actingRolesOf = (roles: readonly CompanyRole[]): Actor['role'][] => roles.map((role) => ROLE_OF[role]);
